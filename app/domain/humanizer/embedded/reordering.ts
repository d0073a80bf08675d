import { hasFiniteVerb, tenseOf, wordCount } from './clauses.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { isPersonNoun } from './persons.ts'
import { freshTokens, capitalise, decapitalise } from './tokens.ts'
import type { Transformation } from './splitting.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** Openings that may as well stand at the end. */
const MOVABLE = new Set(
  'as in despite during over by through throughout when if while because although though unless after before without for to since across'.split(
    ' ',
  ),
)
const NEEDS_CLAUSE = new Set('as when if while because although though unless since'.split(' '))
/** Phrases that tie a sentence to the one before; they lose their sense at the end. */
const TIES =
  /^(?:in (?:addition|conclusion|fact|other|summary|short|contrast|particular|general|turn|this|that|these|short|essence|order|comparison|response|my|terms|such|doing)|for (?:example|instance|this|these)|by (?:contrast|the|doing|comparison)|after all|to (?:sum|conclude|begin|start|summarize|be|put|this|that)|over all|through (?:this|these|it)|as (?:a|an|the|well|such|part|mentioned|for|long|of|noted|stated|discussed|seen|with|per|shown) |as (?:i|we|one|you|they|he|she) (?:have |can |will |could )?(?:say|said|saw|see|seen|know|knew|mention|mentioned|note|noted|show|shown|showed|discuss|discussed|describe|described|argue|argued|put|might|may|would|stated?|explain|explained|expected|understand) )/

/** "When the bell rings, the children leave." → "The children leave when the bell rings." */
export const moveOpening: Transformation = (tokens) => {
  const first = tokens[0]
  if (!first || first.kept || !first.word || !MOVABLE.has(first.lower)) return undefined
  const commas = tokens.flatMap((token, at) =>
    token.text === ',' && !isBetweenAdjectives(tokens, at) ? [at] : [],
  )
  const [comma] = commas
  if (comma === undefined || commas.length > 1 || comma < 3) return undefined
  const opening = tokens.slice(0, comma)
  const end = tokens.length - 1
  const stop = tokens[end]
  if (stop?.text !== '.' || TIES.test(`${opening.map((token) => token.lower).join(' ')} `)) return undefined
  const main = tokens.slice(comma + 1, end)
  const head = main[0]
  const openingWords = wordCount(opening)
  if (!head || openingWords > 12 || wordCount(main) < 4 || wordCount(main) > 20) return undefined
  if (
    NEEDS_CLAUSE.has(first.lower) !== hasFiniteVerb(opening) &&
    first.lower !== 'after' &&
    first.lower !== 'before'
  )
    return undefined
  // In the present "while" sets one thing against another, and behind the main clause it would tell when.
  if (first.lower === 'while' && tenseOf(opening) !== 'past') return undefined
  // A pronoun must not come before what it stands for, and a clause at the end would swallow the phrase.
  const own = isOwn(opening, head.lower)
  if (
    !own &&
    ((WORD_CLASSES.pron.has(head.lower) && !/^(?:i|we|you)$/.test(head.lower)) || /'|^one$/.test(head.lower))
  )
    return undefined
  if (
    main.some(
      (token, at) =>
        CLOSES_DOOR.test(token.lower) ||
        (at > 0 && HANGING.has(token.lower) && !WORD_CLASSES.poss.has(token.lower)),
    )
  )
    return undefined
  if (
    !own &&
    opening.some((token) =>
      /^(?:it|they|them|their|its|this|these|he|she|his|her|such)$/.test(token.lower),
    ) &&
    !NEEDS_CLAUSE.has(first.lower)
  )
    return undefined
  // "laughed at the guests across the hall": at the end, a place would belong to the noun.
  const isPhrase = !NEEDS_CLAUSE.has(first.lower)
  const isTime = /^(?:after|before|during|since|throughout|despite)$/.test(first.lower)
  if (isPhrase && !isTime && main.at(-1)?.tag === 'NOUN' && main.slice(-5).some(({ tag }) => tag === 'ADP'))
    return undefined
  // "Perhaps the tide could turn if she could reach it": the pronoun would have found another noun.
  if (
    !isPhrase &&
    !own &&
    main.slice(0, 4).some(({ tag }) => tag === 'NOUN') &&
    opening.some(({ lower }) => /^(?:it|them)$/.test(lower))
  )
    return undefined
  if (wordCount(main) > 9 && main.some((token) => /^(?:and|or)$/.test(token.lower))) return undefined
  if (main.some((token) => token.lower === first.lower)) return undefined
  const newHead = head.kept ? head : { ...head, text: capitalise(head.text) }
  return [
    { ...newHead, space: first.space },
    ...main.slice(1),
    { ...decapitalise(first), space: ' ' },
    ...opening.slice(1),
    stop,
  ]
}

/** "a long, narrow lake": such a comma parts no clauses. */
function isBetweenAdjectives(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.tag === 'ADJ' && tokens[at + 1]?.tag === 'ADJ'
}

/** The possessive of each pronoun. */
const OWNS: ReadonlyMap<string, string> = new Map([
  ['they', 'their'],
  ['he', 'his'],
  ['she', 'her'],
])

/**
 * Whether the one who does it is known from before: "With her savings, she …" and "In the dark, she …" name nobody for
 * whom the pronoun could stand.
 */
function isOwn(opening: readonly Token[], pronoun: string): boolean {
  const owner = OWNS.get(pronoun)
  if (!owner || opening.some(({ kept }) => kept)) return false
  if (opening.some(({ lower }) => lower === owner || lower === pronoun)) return true
  return !opening.some(
    ({ tag, lower }) =>
      (tag === 'NOUN' && (pronoun === 'they' ? PLURAL_NOUN.test(lower) : isPersonNoun(lower))) ||
      /^(?:it|they|them|their|its|this|these|he|she|his|her|such)$/.test(lower),
  )
}

const CLOSES_DOOR =
  /^(?:[:;()"“”—–?!-]|that|which|who|whom|whose|because|if|when|while|although|though|unless|since|so|but|where|whether|how|why|what|as|than)$/
const HANGING = new Set('they them their it its he she his her'.split(' '))

/** "The plan failed because it rained." → "Because it rained, the plan failed." */
export const frontReason: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) => place > 3 && /^(?:because|although|when|if)$/.test(token.lower) && !token.kept,
  )
  const first = tokens[0]
  const stop = tokens.at(-1)
  if (at < 0 || !first?.word || first.kept || stop?.text !== '.') return undefined
  const main = tokens.slice(0, at)
  const clause = tokens.slice(at, -1)
  const lead = clause[0]
  if (
    !lead ||
    tokens.some((token) => /^[,;:()"“”—–-]$/.test(token.text)) ||
    wordCount(clause) > 10 ||
    wordCount(main) > 12
  )
    return undefined
  if (
    main.some((token) => CLOSES_DOOR.test(token.lower)) ||
    clause.slice(1).some((token) => CLOSES_DOOR.test(token.lower))
  )
    return undefined
  if (
    /^(?:even|only|just|especially|particularly|not|and|or|is|are|was|were|be|know|see|of|for)$/.test(
      main.at(-1)?.lower ?? '',
    )
  )
    return undefined
  if (!hasFiniteVerb(main) || !hasFiniteVerb(clause)) return undefined
  // Only where no pronoun of the clause needs a name of the main part.
  if (clause.some((token) => HANGING.has(token.lower)) && !/^(?:i|we|you|he|she|they)$/.test(first.lower))
    return undefined
  if (WORD_CLASSES.prep.has(first.lower)) return undefined
  return [
    { ...lead, text: capitalise(lead.text), space: first.space },
    ...clause.slice(1),
    ...freshTokens(','),
    { ...decapitalise(first), space: ' ' },
    ...main.slice(1),
    stop,
  ]
}

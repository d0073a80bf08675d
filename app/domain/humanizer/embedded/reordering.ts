import { hasFiniteVerb, wordCount } from './clauses.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { isTime } from './fronting.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import { capitalise, decapitalise } from './tokens.ts'
import type { Transformation } from './splitting.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** Openings that may as well stand at the end; a reservation ("although") would read as an afterthought there. */
const MOVABLE = new Set(
  'as in despite during over by through throughout within on at until when if while because after before without for to since across'.split(
    ' ',
  ),
)
const NEEDS_CLAUSE = new Set('as when if while because since'.split(' '))
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
  // "Before him stretched a field, each row in bloom": the opening has the verb.
  if (/^(?:before|after)$/.test(first.lower) && /^(?:him|them|me|us|her)$/.test(tokens[1]?.lower ?? ''))
    return undefined
  // "As luck would have it, …" is said of the whole.
  if (
    first.lower === 'as' &&
    LUCK.test(tokens[1]?.lower ?? '') &&
    opening.some(({ lower }) => lower === 'have' || lower === 'happens')
  )
    return undefined
  // No sentence begins with a figure.
  if (/^\d/.test(head?.text ?? '')) return undefined
  if (!head || openingWords > 12 || wordCount(main) < 4 || wordCount(main) > 20) return undefined
  if (
    NEEDS_CLAUSE.has(first.lower) !== hasFiniteVerb(opening) &&
    first.lower !== 'after' &&
    first.lower !== 'before'
  )
    return undefined
  // "then" would have lost its condition.
  if (head.lower === 'then') return undefined
  // "To Anna, thank you for the cake": a word to somebody is no phrase of the clause.
  if (first.lower === 'to' && (tokens[1]?.kept || tokens[1]?.tag !== 'VERB')) return undefined
  const phrase = opening.map(({ lower }) => lower).join(' ')
  if (/^for the (?:first|last) time\b/.test(phrase)) return undefined
  // Who does it by such means is plain where the clause opens with "we" or "she".
  if (/^(?:by|through)$/.test(first.lower) && !isAgent(opening, main)) return undefined
  const tellsTime = tellsTimeOf(opening, phrase)
  if (/^(?:on|at|within|until)$/.test(first.lower) && !tellsTime) return undefined
  // "While the food was good, …" sets one thing against another, and behind the main clause it would tell when.
  if (
    first.lower === 'while' &&
    !opening.some(
      ({ lower }, at) => /^(?:was|were)$/.test(opening[at - 1]?.lower ?? '') && /...ing$/.test(lower),
    )
  )
    return undefined
  // "When people travel, individuals see more": the same ones go by two names, and the plainer comes first.
  if (opening.some(({ lower }) => ANYBODY.test(lower)) && main.some(({ lower }) => ANYBODY.test(lower)))
    return undefined
  // A pronoun must not come before what it stands for, and a clause at the end would swallow the phrase.
  const own = isOwn(opening, head.lower)
  if (!own && foretells(opening, main)) return undefined
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
  // "no longer meant for sitting in many towns": the phrase would belong to the sitting.
  if (!NEEDS_CLAUSE.has(first.lower) && /...ing$/.test(main.at(-1)?.lower ?? '')) return undefined
  // "laughed at the guests across the hall": at the end, a place would belong to the noun.
  const isPhrase = !NEEDS_CLAUSE.has(first.lower)
  const mayEnd =
    /^(?:after|before|during|since|throughout|despite|by|through)$/.test(first.lower) ||
    (tellsTime && wordCount(main) <= LONGEST_BEFORE_TIME)
  if (isPhrase && !mayEnd && main.at(-1)?.tag === 'NOUN' && main.slice(-5).some(({ tag }) => tag === 'ADP'))
    return undefined
  // "They heard a hum coming from the far side on the third day": the time would be that of the coming.
  if (
    main.some(
      ({ lower, tag }, at) =>
        at > 1 &&
        tag === 'VERB' &&
        /ing$/.test(lower) &&
        (main[at - 1]?.tag === 'NOUN' || (main[at - 1]?.tag === 'PRON' && wordCount(main) > 9)),
    )
  )
    return undefined
  if (
    isPhrase &&
    !tellsTime &&
    /^(?:after|before|since)$/.test(first.lower) &&
    !hasFiniteVerb(opening) &&
    wordCount(main) > 10 &&
    main.at(-1)?.tag === 'NOUN'
  )
    return undefined
  // "Perhaps the tide could turn if she could reach it": the pronoun would have found another noun.
  if (
    !isPhrase &&
    !own &&
    main.slice(0, 4).some(({ tag }) => tag === 'NOUN') &&
    opening.some(({ lower }) => /^(?:it|them)$/.test(lower))
  )
    return undefined
  if (wordCount(main) > 6 && main.some((token) => /^(?:and|or)$/.test(token.lower))) return undefined
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

const LUCK = /^(?:luck|fate|it|chance)$/

const ANYBODY = /^(?:people|persons|individuals|everyone|everybody|someone|somebody|anyone|anybody)$/

/** A clause longer than this (words) would leave a time at its end to its last noun. */
const LONGEST_BEFORE_TIME = 14

/** "At the same time" and "by this point" tie to the sentence before. */
const TIES_IN_TIME = /\b(?:the|this|that|same|these|those) (?:time|point|moment|years|days|past|period)$/

function tellsTimeOf(opening: readonly Token[], phrase: string): boolean {
  const last = opening.at(-1)
  return (
    !TIES_IN_TIME.test(phrase) &&
    ((last !== undefined && isTime(last)) || /\b(?:way home|return|arrival)$/.test(phrase))
  )
}

/** Whether "we", "I" or the like open a short clause, so that whoever uses the means is named. */
function isAgent(opening: readonly Token[], main: readonly Token[]): boolean {
  return (
    /^(?:i|we|you|he|she|they)$/.test(main[0]?.lower ?? '') &&
    wordCount(main) <= 16 &&
    !/^(?:this|that|these|those)$/.test(opening[1]?.lower ?? '') &&
    !main.some(({ lower }) => /^(?:and|or|to)$/.test(lower))
  )
}

const THEY = /^(?:he|she|it|they|him|her|them|his|its|their|we|us|our)$/

/**
 * Whether a pronoun of the main clause would come before the one it stands for ("When Ann and I met, we sang"), or one of
 * the opening would find another name in the main clause ("When she died, my mother wept").
 */
function foretells(opening: readonly Token[], main: readonly Token[]): boolean {
  const pronouns = (tokens: readonly Token[]) =>
    new Set(tokens.filter(({ lower }) => THEY.test(lower)).map(({ lower }) => OWNED_BY.get(lower) ?? lower))
  const told = pronouns(opening)
  const wanted = pronouns(main)
  if (
    [...wanted].some(
      (pronoun) => !told.has(pronoun) && (pronoun !== 'we' || opening.some(({ lower }) => lower === 'i')),
    )
  )
    return true
  return [...told].some(
    (pronoun) =>
      pronoun !== 'we' && !wanted.has(pronoun) && main.slice(0, 4).some(({ tag }) => tag === 'NOUN'),
  )
}

/** The subject pronoun of each other form. */
const OWNED_BY: ReadonlyMap<string, string> = new Map([
  ['him', 'he'],
  ['his', 'he'],
  ['her', 'she'],
  ['its', 'it'],
  ['them', 'they'],
  ['their', 'they'],
  ['us', 'we'],
  ['our', 'we'],
])

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
      ((tag === 'NOUN' || lower === 'people') &&
        (pronoun === 'they' ? PLURAL_NOUN.test(lower) : isPersonNoun(lower))) ||
      /^(?:it|they|them|their|its|this|these|he|she|his|her|such)$/.test(lower),
  )
}

const CLOSES_DOOR =
  /^(?:[:;()"“”—–?!-]|that|which|who|whom|whose|because|if|when|while|although|though|unless|since|so|but|before|until|where|whether|how|why|what|as|than|without)$/
const HANGING = new Set('they them their it its he she his her'.split(' '))

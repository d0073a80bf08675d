import { baseOfGerund, hasFiniteVerb, isKnownBase, wordCount } from './clauses.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, decapitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

const TIME_NOUN =
  /^(?:day|days|week|weeks|weekend|month|months|year|years|decade|decades|century|centuries|night|morning|evening|afternoon|summer|winter|spring|autumn|season|hour|hours|minutes?|past|time|period|era|age|war|childhood|century)$/
const DATE =
  /^(?:1\d|20)\d\d$|day$|January|February|March|April|June|July|August|September|October|November|December/

/** Whether the word names a time: "winter", "Monday", "1904". */
export function isTime({ text, lower }: Token): boolean {
  return TIME_NOUN.test(lower) || DATE.test(text)
}

const TIME_PREPOSITION = /^(?:in|on|at|during|after|before|since|for|over|throughout|by|within)$/
const PLAIN =
  /^(?:[,;:()"“”—–?!-]|that|which|who|whom|whose|because|if|when|while|although|though|unless|since|so|but|where|whether|how|why|what|as|than|and|or|not|to)$/

/** Whether the sentence is one plain clause: a subject of its own, then a verb, and no sign within. */
function isPlainClause(main: readonly Token[], longest: number): boolean {
  const first = main[0]
  if (!first?.word || wordCount(main) < 4 || wordCount(main) > longest) return false
  // A name keeps its capital behind the phrase; "The Hague" and the like stay in front.
  if (first.kept && !/^(?!The\b)\p{Lu}\p{Ll}/u.test(first.text)) return false
  // "Using Greek yogurt" is a deed with a name behind it.
  if (/^\p{L}+ing\b/u.test(first.text)) return false
  if (WORD_CLASSES.prep.has(first.lower) || /(?:ing|ly)$/.test(first.lower)) return false
  if (
    /^(?:there|here|also|still|then|now|and|but|so|or|if|when|while|because|although|though|not|only|even|this|these|that|another|please|let|note)$/.test(
      first.lower,
    )
  )
    return false
  return hasFiniteVerb(main) && !main.some((token) => PLAIN.test(token.lower))
}

function front(tokens: readonly Token[], at: number): Token[] {
  const [first] = tokens
  const lead = tokens[at]
  if (!first || !lead) return [...tokens]
  return [
    { ...lead, text: capitalise(lead.text), space: first.space },
    ...tokens.slice(at + 1, -1),
    ...freshTokens(','),
    { ...decapitalise(first), space: ' ' },
    ...tokens.slice(1, at),
    ...tokens.slice(-1),
  ]
}

/** "The shop closed in the winter." → "In the winter, the shop closed." */
export const frontTime: Transformation = (tokens) => {
  const end = tokens.length - 1
  const last = tokens[end - 1]
  if (tokens[end]?.text !== '.' || !last) return undefined
  let at = end - 1
  while (at > 3 && at > end - 6 && !TIME_PREPOSITION.test(tokens[at]?.lower ?? '')) at--
  const own = at
  // "for over two centuries", "since before the war" go together.
  while (at > 3 && WORD_CLASSES.prep.has(tokens[at - 1]?.lower ?? '')) at--
  const lead = tokens[at]
  if (!lead || lead.kept || !TIME_PREPOSITION.test(lead.lower) || at >= end - 1) return undefined
  // "The match is on Monday", "is against the champions in October": the time is what is told.
  if (
    tokens
      .slice(0, at)
      .some(
        ({ lower }, place) =>
          WORD_CLASSES.be.has(lower) && (place === at - 1 || tokens[place + 1]?.tag === 'ADP'),
      )
  )
    return undefined
  // "The author said she learned from her kin during the war": learning, not saying, belongs to the war.
  if (tokens.slice(0, at).some(({ lower }, place) => place > 0 && OF_SAYING.test(lower))) return undefined
  // "his experiences during the war": the time is that of the thing.
  if (OF_EVENTS.test(tokens[at - 1]?.lower ?? '')) return undefined
  const phrase = tokens.slice(at, end)
  // "beginning in 2026" goes together, and "The first use was in 1890" would end on its verb.
  if (/^(?:beginning|starting|ending|dating|is|are|was|were|be|been)$/.test(tokens[at - 1]?.lower ?? ''))
    return undefined
  if (phrase.slice(own - at + 1).some((token) => WORD_CLASSES.prep.has(token.lower))) return undefined
  if (!isTime(last)) return undefined
  // "every year on Sunday" tells of time already; what will be, or what somebody is told to do, is of another time.
  if (
    tokens
      .slice(0, at)
      .some(
        ({ lower }, place) =>
          /^(?:every|each|will|can|may|never|[a-z]+day)$/.test(lower) || (place === 0 && isKnownBase(lower)),
      )
  )
    return undefined
  if (phrase.some((token) => /^(?:same|first|its|their|his|her|my|our|of|long|a)$/.test(token.lower)))
    return undefined
  return isPlainClause(tokens.slice(0, at), 14) ? front(tokens, at) : undefined
}

/** Nouns that name what happened at a time. */
const OF_EVENTS =
  /^(?:experience|life|death|work|action|event|condition|crime|loss|role|service|price|sale|rise|fall|growth|attack|election|vote|war|performance|development|period|childhood|history|behavior|behaviour|conduct|match|game|meeting|talk|protest|riot|storm|flood)s?$|^(?:losses|lives|activities)$/

/** "must", "should", "have to", "needs to". */
function isDuty(word: string, next: string | undefined): boolean {
  return (
    /^(?:must|should|ought)$/.test(word) || (next === 'to' && /^(?:have|has|had|needs?|needed)$/.test(word))
  )
}

const OF_SAYING =
  /^(?:sa(?:y|ys|id)|t(?:ell|ells|old)|th(?:ink|inks|ought)|kn(?:ow|ows|ew)|(?:believe|claim|hope|argue|suggest|report|warn|add|show|find|feel)(?:s|d|ed)?|found|felt)$/

/** "Schools save money by sharing books." → "By sharing books, schools save money." */
export const frontMeans: Transformation = (tokens) => {
  const end = tokens.length - 1
  const at = tokens.findIndex(
    (token, place) =>
      place > 3 &&
      /^(?:by|while|after|before|without)$/.test(token.lower) &&
      !token.kept &&
      baseOfGerund(tokens[place + 1]?.lower ?? '') !== undefined,
  )
  if (at < 4 || tokens[end]?.text !== '.') return undefined
  const phrase = tokens.slice(at, end)
  const count = wordCount(phrase)
  if (
    count < 3 ||
    count > 11 ||
    phrase.some((token) => /^(?:[,;:()"“”—–]|that|which|who|but|so)$/.test(token.lower))
  )
    return undefined
  if (phrase.some((token) => /^(?:it|they|them|their|its|he|she|his|her|him|this|these)$/.test(token.lower)))
    return undefined
  const main = tokens.slice(0, at)
  // "was driven by rising costs": who or what did it, not how.
  if (
    tokens[at]?.lower === 'by' &&
    main.some(({ tag }, place) => tag === 'VERB' && WORD_CLASSES.be.has(main[place - 1]?.lower ?? ''))
  )
    return undefined
  // "The mayor said the dam was mended by …": whoever says so does not do it.
  if (main.some(({ lower }) => OF_SAYING.test(lower))) return undefined
  // "It was cheap, saving a lot": "it" saves nothing.
  if (main.some(({ lower }) => /^(?:it|it's|there|there's)$/.test(lower))) return undefined
  // What is to be done comes before the way to do it.
  if (main.some(({ lower }, place) => isDuty(lower, main[place + 1]?.lower))) return undefined
  return isPlainClause(main, 14) ? front(tokens, at) : undefined
}

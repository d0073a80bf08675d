import { wordCount } from './clauses.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { inflect, pastOfParticiple } from './inflect.ts'
import type { Transformation } from './splitting.ts'
import { KNOWN_VERBS } from './tables/known-verbs.ts'
import { capitalise, decapitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

const NO_AGENT = new Set(
  'now then noon midnight morning night hand accident mistake default law nature far means way ways contrast comparison itself themselves himself herself name force phone mail train car bus post one no each all being virtue chance use help lack'.split(
    ' ',
  ),
)
const BASES = new Map(KNOWN_VERBS.map((verb) => [inflect(verb, 'participle'), verb]))

/** The present of a verb told by its participle, for who does it; undefined where it is not plain to see who or what that is. */
function presentOf(participle: string, agent: readonly Token[]): string | undefined {
  const base = BASES.get(participle)
  const of = agent.findIndex(({ lower }) => lower === 'of')
  const noun = (of < 0 ? agent : agent.slice(0, of)).at(-1)
  if (!base || noun?.kept || noun?.tag !== 'NOUN' || STATES.has(base)) return undefined
  return inflect(base, PLURAL_NOUN.test(noun.lower) ? 'base' : 's')
}

/** Verbs whose participle with "by" tells a state: "the town is surrounded by hills". */
const STATES = new Set(
  'surround cover fill characterize define mark follow accompany affect influence drive inspire motivate'.split(
    ' ',
  ),
)

const STOPS =
  /^(?:[,;:()"“”—–?!]|and|or|but|that|which|who|when|while|because|if|as|than|also|not|never|then|where|so|was|were|is|are|be|been|had|has|have)$/

/** "The bridge was built by two brothers." → "Two brothers built the bridge."; "is led by the mayor" → "The mayor leads". */
export const activate: Transformation = (tokens) => {
  const be = tokens.findIndex(({ lower, kept }) => !kept && /^(?:was|were|is|are)$/.test(lower))
  const participle = tokens[be + 1]
  const first = tokens[0]
  const stop = tokens.at(-1)
  if (
    be < 1 ||
    be > 9 ||
    !participle ||
    participle.kept ||
    tokens[be + 2]?.lower !== 'by' ||
    stop?.text !== '.' ||
    !first
  )
    return undefined
  const subject = tokens.slice(0, be)
  const agent = tokens.slice(be + 3, -1)
  const head = agent[0]
  const verb = /^w/.test(tokens[be]?.lower ?? '')
    ? pastOfParticiple(participle.lower)
    : presentOf(participle.lower, agent)
  if (
    !verb ||
    !head?.word ||
    /^\p{Ll}/u.test(head.kept ? head.text : '') ||
    wordCount(agent) > 8 ||
    NO_AGENT.has(head.lower) ||
    /ing$/.test(head.lower)
  )
    return undefined
  if (
    /^\d/.test(head.text) ||
    WORD_CLASSES.pron.has(first.lower) ||
    WORD_CLASSES.prep.has(first.lower) ||
    !first.word
  )
    return undefined
  if ([...subject, ...agent].some((token) => STOPS.test(token.lower))) return undefined
  if (agent.some((token) => WORD_CLASSES.prep.has(token.lower) && token.lower !== 'of')) return undefined
  if (agent.some((token) => NO_AGENT.has(token.lower)) || subject.some((token) => /ing$/.test(token.lower)))
    return undefined
  // "There", "it" or a pronoun of the agent would lose what it stands for.
  if (agent.some((token) => /^(?:it|its|their|his|her|them|him|this|these)$/.test(token.lower)))
    return undefined
  const opening = head.kept ? head : { ...head, text: capitalise(head.text) }
  return [
    { ...opening, space: first.space },
    ...agent.slice(1),
    ...freshTokens(verb),
    { ...decapitalise(first), space: ' ' },
    ...subject.slice(1),
    stop,
  ]
}

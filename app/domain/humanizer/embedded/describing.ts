import { isKnownPast, mainClauseEnds, wordCount } from './clauses.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Words under which nothing is there yet, or that the relative clause belongs to: "We need a car that starts." */
const OPEN =
  /^(?:that|which|who|what|if|when|because|although|while|whether|such|so|no|not|never|any|every|each|only|either|neither|rather|more|less|most|can|could|will|would|may|might|must|should|need|needs|needed|want|wants|wanted|seek|seeks|seeking|find|look|looking|prefer|like|as|than|to|or|[;:()"“”—–?!])$|n't$/
/** Nouns that say nothing without their clause. */
const BARE =
  /^(?:way|thing|one|time|day|point|case|place|part|kind|type|sort|fact|idea|belief|claim|sign|chance|reason|process|method|means|step|system|number|set|group|lot|word|term|approach|rate|degree|extent|level|manner)$/

/** "Rust is a slow problem that eats the hull from below." → "Rust is a slow problem. It eats the hull from below." */
export const splitDescription: Transformation = (tokens) => {
  const at = tokens.findIndex(
    ({ lower, kept, fresh }, place) => place > 4 && /^(?:that|which)$/.test(lower) && !kept && !fresh,
  )
  const head = tokens.slice(0, at)
  const tail = tokens.slice(at + 1)
  if (at < 0 || tokens.at(-1)?.text !== '.' || wordCount(head) < 5 || wordCount(tail) < 4) return undefined
  if (head.some(({ lower }) => OPEN.test(lower)) || tail.some(({ text }) => /^[;:()"“”—–]$/.test(text)))
    return undefined
  // "It was a small mistake that ruined the cake": the clause says what "it" is.
  if (/^(?:it|it's|there|there's|one)$/.test(head[0]?.lower ?? '') || !isDescribed(head)) return undefined
  // "… that eats the hull, whereas rain …": what is set against the whole statement, not against its clause.
  if (tail.some(({ lower }, place) => tail[place - 1]?.text === ',' && /^(?:whereas|while|but)$/.test(lower)))
    return undefined
  // "… that starts and sold the old one": the second verb may be one of the main clause.
  const goesOn = tail.some(
    ({ lower }, place) =>
      /^(?:and|but)$/.test(lower) && [tail[place + 1], tail[place + 2]].some((next) => isVerb(next)),
  )
  if (goesOn) return undefined
  return isFinite(tail) && mainClauseEnds(head) ? [...head, ...freshTokens('. It'), ...tail] : undefined
}

/** Whether the words end with "a slow problem": one thing that is new and has a quality of its own. */
function isDescribed(head: readonly Token[]): boolean {
  const noun = head.at(-1)
  if (!noun || noun.kept || noun.tag !== 'NOUN' || /[^s]s$/.test(noun.lower)) return false
  if (BARE.test(noun.lower) || isPersonNoun(noun.lower)) return false
  const article = head.findLastIndex(({ lower }) => lower === 'a' || lower === 'an')
  const between = head.slice(article + 1, -1)
  return (
    article > 0 &&
    between.length <= 3 &&
    between.some(({ tag }) => tag === 'ADJ' || tag === 'VERB') &&
    between.every(({ tag, kept }) => !kept && /^(?:ADJ|NOUN|VERB|ADV)$/.test(tag ?? ''))
  )
}

/** Whether the words open with a verb of one thing: "eats", "ate", "has", "can". */
function isFinite([first, second]: readonly Token[]): boolean {
  const verb = first?.tag === 'ADV' ? second : first
  if (!verb || verb.kept) return false
  if (/^(?:is|was|has|had|can|could|will|would|may|might)$/.test(verb.lower)) return true
  return (
    verb.tag === 'VERB' && (/[^s]s$/.test(verb.lower) || /ed$/.test(verb.lower) || isKnownPast(verb.lower))
  )
}

function isVerb(token: Token | undefined): boolean {
  return /^(?:VERB|AUX)$/.test(token?.tag ?? '') && !/ing$/.test(token?.lower ?? '')
}

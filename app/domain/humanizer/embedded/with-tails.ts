import { mainClauseEnds, startsClause, wordCount } from './clauses.ts'
import { chance } from './context.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { leadingSubject, tenseOfSubject } from './leading-subject.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Nouns that "with" makes a manner, an aim or a measure of, so that nothing is there. */
const NO_THING =
  /^(?:goal|goals|aim|focus|emphasis|stress|concentration|accent|view|eye|exception|hope|hopes|intention|intent|help|result|results|respect|regard|ease|care|average|total|mean|score|margin|purpose|promise|nod|smile|sigh|wave|word|words|time|chance|passion|enthusiasm|determination|precision|confidence|pride|expectation|expectations|understanding|idea|value|values|rate|rates|median|medians|accuracy|sensitivity|specificity|probability|frequency|ratio|odds|correlation)$/

/** "The menu was short, with a few dishes for children." → "The menu was short. There were a few dishes for children." */
export const openWith: Transformation = (tokens, context) => {
  const comma = withComma(tokens)
  const subject = leadingSubject(tokens)
  if (comma < 0 || !subject || subject.isPronoun || subject.verb >= comma) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  // "It began, quite literally, with a broken pump": the phrase belongs to the verb behind what was slipped in.
  if (head.slice(0, -1).findLast(({ text }) => text === ',') !== undefined && head.at(-1)?.tag === 'ADV')
    return undefined
  const tense = tenseOfSubject(tokens, subject)
  const number = numberOfThing(tail)
  if (!tense || !number || !mainClauseEnds(head) || wordCount(tail) < 3) return undefined
  // "with small changes, on ten sites" goes on with the sentence; figures measure what was told.
  if (
    tail.some(
      ({ text, kept }, at) => (text === ',' && tail[at + 1]?.tag === 'ADP') || (kept && /\d/.test(text)),
    )
  )
    return undefined
  if (
    tail.some(
      ({ text }, at) =>
        text === ',' &&
        /^(?:and|but|so)$/.test(tail[at + 1]?.lower ?? '') &&
        (tail[at + 2]?.tag === 'PRON' || startsClause(tail, at + 2)),
    )
  )
    return undefined
  // "…, with small changes, on 31 sites": the clause goes on behind what "with" slips in.
  if (tail.some(({ text }, at) => text === ',' && tail[at + 1]?.tag === 'ADP')) return undefined
  // "with prices starting at …" has a verb of its own; a few boats may rock where they are.
  const shown = /^(?:a|an|few|several|only|just)$/.test(tail[0]?.lower ?? '')
  if (!shown && tail.some(isParticiple)) return undefined
  // "with doors opening and closing", taken for nouns.
  if (
    !shown &&
    tail.some(
      ({ lower }, at) =>
        at > 0 &&
        /[aeiouy].*ing$/.test(lower) &&
        PLURAL_NOUN.test(tail[at - 1]?.lower ?? '') &&
        tail[at - 1]?.tag === 'NOUN',
    )
  )
    return undefined
  // "with trains cancelled and several roads closed": what is told is that they are, not that there are some.
  if (tail.some((_, at) => closes(tail, at))) return undefined
  // "with isolation as its price" says what it is.
  if (tail.some(({ lower }) => /^(?:as|being)$/.test(lower))) return undefined
  const be = tense === 'past' ? (number === 'plural' ? 'were' : 'was') : number === 'plural' ? 'are' : 'is'
  const apart = wordCount(head) > 4 && wordCount(tail) > 4 && chance(0.4 + context.style.split, context)
  return [...head, ...freshTokens(apart ? `. There ${be}` : `, and there ${be}`), ...tail]
}

function isParticiple({ lower, tag }: Token): boolean {
  return /[aeiouy].*ing$/.test(lower) && tag === 'VERB'
}

/** Whether the word at `at` is a participle that tells what has become of the noun before it, at the end or before "and". */
function closes(tail: readonly Token[], at: number): boolean {
  const { lower = '', tag } = tail[at] ?? {}
  const next = tail[at + 1]
  return (
    tag === 'VERB' &&
    /(?:ed|en|ut)$/.test(lower) &&
    (!next?.word || /^(?:and|or|to|until|by|for|after)$/.test(next.lower))
  )
}

/** "a wide range of dishes": as many as there are dishes. */
function isCount(phrase: readonly Token[], tail: readonly Token[]): boolean {
  const counts = /^(?:range|variety|number|array|host|handful|lot)$/.test(phrase.at(-1)?.lower ?? '')
  if (!counts || tail[phrase.length]?.lower !== 'of') return false
  return tail.slice(phrase.length + 1, phrase.length + 4).some(({ lower }) => PLURAL_NOUN.test(lower))
}

/** The number of the indefinite thing that `tail` names; undefined for a known one or no thing at all. */
function numberOfThing(tail: readonly Token[]): 'singular' | 'plural' | undefined {
  const [first] = tail
  if (
    !first?.word ||
    first.kept ||
    /^(?:the|this|that|these|those|its|their|his|her|my|our|your|each|both|every|all|us|them|it|him)$/.test(
      first.lower,
    )
  )
    return undefined
  if (!/^(?:DET|ADJ|NOUN|ADV)$/.test(first.tag ?? '')) return undefined
  const end = tail.findIndex(
    ({ tag, lower, word }, at) =>
      !word ||
      tag === 'ADP' ||
      (lower === 'and' && tail[at - 1]?.tag === 'NOUN') ||
      (tag === 'VERB' && tail[at - 1]?.tag === 'NOUN') ||
      /^(?:that|which|who|to|where)$/.test(lower),
  )
  const phrase = end < 0 ? tail : tail.slice(0, end)
  const noun = phrase.at(-1)
  if (
    !noun ||
    noun.tag !== 'NOUN' ||
    noun.kept ||
    phrase.length > 6 ||
    phrase.some(({ lower }) => NO_THING.test(lower))
  )
    return undefined
  if (/^(?:many|few|several|some)$/.test(first.lower))
    return PLURAL_NOUN.test(noun.lower) ? 'plural' : undefined
  if (/^(?:few|couple)$/.test(tail.slice(1, 3).find(({ lower }) => lower !== 'a')?.lower ?? ''))
    return 'plural'
  if (/^(?:selection|series|mix|mixture|combination)$/.test(noun.lower)) return undefined
  if (/^(?:a|an)$/.test(first.lower) && !isCount(phrase, tail)) return 'singular'
  if (/^(?:a|an)$/.test(first.lower)) return 'plural'
  return PLURAL_NOUN.test(noun.lower) ? 'plural' : 'singular'
}

/** The comma of ", with …" at the end of a statement; -1 when there is none. */
export function withComma(tokens: readonly Token[]): number {
  const comma = tokens.findIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' && !kept && !fresh && at > 3 && tokens[at + 1]?.lower === 'with',
  )
  // The subject may still wait for its verb: "The room, with a stove, was warm."
  if (
    tokens.some(
      ({ text }, at) =>
        at > comma &&
        text === ',' &&
        /^(?:VERB|AUX)$/.test(tokens[at + 1]?.tag ?? '') &&
        !/ing$/.test(tokens[at + 1]?.lower ?? ''),
    )
  )
    return -1
  if (
    tokens[comma + 1]?.kept ||
    tokens.at(-1)?.text !== '.' ||
    tokens.some(({ text }) => /^[;:“”"—–?]$/.test(text))
  )
    return -1
  return comma
}

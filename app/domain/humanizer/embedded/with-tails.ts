import { baseOfGerund, mainClauseEnds, startsClause, tenseOf, wordCount } from './clauses.ts'
import type { Tense } from './clauses.ts'
import { chance } from './context.ts'
import { inflect } from './inflect.ts'
import { leadingSubject, PLURAL_NOUN, tenseOfSubject } from './leading-subject.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Nouns that "with" makes a manner, an aim or a measure of, so that nothing is there. */
const NO_THING =
  /^(?:goal|goals|aim|view|eye|exception|hope|hopes|intention|intent|help|result|results|respect|regard|ease|care|average|total|mean|score|margin|purpose|promise|nod|smile|sigh|wave|word|words|time|chance|passion|enthusiasm|determination|precision|confidence|pride|expectation|expectations|understanding|idea)$/

/** "The menu was short, with a few dishes for children." → "The menu was short. There were a few dishes for children." */
export const openWith: Transformation = (tokens, context) => {
  const comma = withComma(tokens)
  const subject = leadingSubject(tokens)
  if (comma < 0 || !subject || subject.isPronoun || subject.verb >= comma) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  const tense = tenseOfSubject(tokens, subject)
  const number = numberOfThing(tail)
  if (!tense || !number || !mainClauseEnds(head) || wordCount(tail) < 3) return undefined
  if (
    tail.some(
      ({ text }, at) =>
        text === ',' &&
        /^(?:and|but|so)$/.test(tail[at + 1]?.lower ?? '') &&
        (tail[at + 2]?.tag === 'PRON' || startsClause(tail, at + 2)),
    )
  )
    return undefined
  // "with some saying …" has a verb of its own.
  const end = tail.findIndex(({ lower }) => /^(?:that|which|who|to|for|of|in|on|at|,)$/.test(lower))
  if (
    (end < 0 ? tail : tail.slice(0, end)).some(
      ({ lower, tag }) => /ing$/.test(lower) && tag !== 'NOUN' && tag !== 'ADJ',
    )
  )
    return undefined
  if (
    tail.some(
      ({ lower, tag }) =>
        lower !== 'that' && tag === 'VERB' && /ing$/.test(lower) && baseOfGerund(lower) !== undefined,
    )
  )
    return undefined
  const be = tense === 'past' ? (number === 'plural' ? 'were' : 'was') : number === 'plural' ? 'are' : 'is'
  const apart = wordCount(head) > 4 && wordCount(tail) > 4 && chance(0.4 + context.style.split, context)
  return [...head, ...freshTokens(apart ? `. There ${be}` : `, and there ${be}`), ...tail]
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
  if (/^(?:few|couple)$/.test(tail[1]?.lower ?? '')) return 'plural'
  if (/^(?:selection|series|mix|mixture|combination)$/.test(noun.lower)) return undefined
  if (/^(?:a|an)$/.test(first.lower) && !isCount(phrase, tail)) return 'singular'
  if (/^(?:a|an)$/.test(first.lower)) return 'plural'
  return PLURAL_NOUN.test(noun.lower) ? 'plural' : 'singular'
}

/** "Opinions differ, with some blaming the rain." → "Opinions differ, and some blame the rain." */
export const openAbsolute: Transformation = (tokens, context) => {
  const comma = withComma(tokens)
  if (comma < 0) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  const tense = tenseOf(head)
  if (!tense || !mainClauseEnds(head)) return undefined
  const first = finiteClause(tail, 0, tense)
  if (!first) return undefined
  // "… and others praising": the second half goes with the first.
  const next = first.findIndex(
    ({ lower }, at) =>
      at > 2 && /^(?:and|while|but)$/.test(lower) && finiteClause(first, at + 1, tense) !== undefined,
  )
  const clause =
    next < 0
      ? first
      : [...first.slice(0, next + 1), ...(finiteClause(first, next + 1, tense) ?? []).slice(next + 1)]
  if (
    clause.some(
      ({ lower, tag }, at) =>
        /^(?:,|and|or)$/.test(clause[at - 1]?.lower ?? '') && /ing$/.test(lower) && tag === 'VERB',
    )
  )
    return undefined
  const [start] = clause
  if (!start) return undefined
  const apart = wordCount(head) > 8 && wordCount(clause) > 5 && chance(0.3 + context.style.split, context)
  if (apart)
    return [
      ...head,
      ...freshTokens('.'),
      { ...start, text: start.kept ? start.text : capitalise(start.text), space: ' ' },
      ...clause.slice(1),
    ]
  return [...head, ...freshTokens(', and'), ...clause]
}

const QUANTITY = /^(?:some|many|others|most|several|few|both)$/

/** The tokens with the participle of the clause at `from` made a verb with a tense; undefined when none is there. */
function finiteClause(tokens: readonly Token[], from: number, tense: Tense): Token[] | undefined {
  let at = from
  while (
    at < from + 7 &&
    /^(?:DET|ADJ|NOUN|PRON|PROPN)$/.test(tokens[at]?.tag ?? '') &&
    !tokens[at]?.kept &&
    gerundAt(tokens, at) === undefined
  )
    at++
  const subject = tokens[at - 1]
  const adverb = tokens[at]?.tag === 'ADV' && !QUANTITY.test(tokens[at]?.lower ?? '') ? 1 : 0
  const base = gerundAt(tokens, at + adverb)
  const verb = tokens[at + adverb]
  if (at === from || !subject || !verb || base === undefined) return undefined
  const quantity = QUANTITY.test(subject.lower)
  if (
    !quantity &&
    (subject.tag !== 'NOUN' ||
      (!/^(?:the|a|an|each|both|many|some|most|several|no|its|their|his|her)$/.test(
        tokens[from]?.lower ?? '',
      ) &&
        !PLURAL_NOUN.test(subject.lower)))
  )
    return undefined
  const plural = quantity || PLURAL_NOUN.test(subject.lower)
  const form =
    base === 'be'
      ? tense === 'past'
        ? plural
          ? 'were'
          : 'was'
        : plural
          ? 'are'
          : 'is'
      : base === 'have'
        ? tense === 'past'
          ? 'had'
          : plural
            ? 'have'
            : 'has'
        : inflect(base, tense === 'past' ? 'past' : plural ? 'base' : 's')
  return [...tokens.slice(0, at + adverb), ...freshTokens(form, verb.space), ...tokens.slice(at + adverb + 1)]
}

function gerundAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at]
  if (!token || token.kept) return undefined
  if (token.lower === 'being') return 'be'
  if (token.lower === 'having') return 'have'
  // Before a noun it describes: "with growing doubts".
  return token.tag === 'NOUN' || token.tag === 'ADJ' ? undefined : baseOfGerund(token.lower)
}

/** The comma of ", with …" at the end of a statement; -1 when there is none. */
function withComma(tokens: readonly Token[]): number {
  const comma = tokens.findIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' && !kept && !fresh && at > 3 && tokens[at + 1]?.lower === 'with',
  )
  if (
    tokens[comma + 1]?.kept ||
    tokens.at(-1)?.text !== '.' ||
    tokens.some(({ text }) => /^[;:“”"—–?]$/.test(text))
  )
    return -1
  return comma
}

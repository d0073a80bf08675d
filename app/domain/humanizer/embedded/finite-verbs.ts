import { isKnownPast } from './clauses.ts'
import type { Token } from './tokens.ts'

export type VerbKind = 's' | 'base' | 'past' | 'be' | 'have' | 'modal'

const BE = /^(?:is|are|was|were)$/
const HAVE = /^(?:has|have|had)$/
const MODAL = /^(?:can|could|will|would|may|might|must|should|cannot|do|does|did)$/
export const PRONOUN = /^(?:i|we|you|he|she|it|they)$/
export const PLURAL_NOUN = /(?:[^suix'’]s|people|children|men|women|data|media|criteria)$/
const LONGEST_SUBJECT = 9

/** The first finite verb behind a subject that begins at `start`, and its form. */
export function finiteVerb(
  tokens: readonly Token[],
  start: number,
): { at: number; form: VerbKind } | undefined {
  for (let at = start + 1; at < Math.min(tokens.length, start + LONGEST_SUBJECT + 1); at++) {
    const token = tokens[at]
    if (!token || (!token.word && !token.kept)) return undefined
    const form = token.kept
      ? undefined
      : (formOf(tokens, at) ?? lonePast(tokens, at) ?? formOfSeveral(tokens, start, at))
    if (form) return { at, form }
    if (
      !token.kept &&
      !isAttribute(tokens, at) &&
      !/^(?:DET|ADJ|NOUN|PROPN|ADP|ADV|CCONJ|PRON|NUM)$/.test(token.tag ?? '')
    )
      return undefined
  }
  return undefined
}

/** "The lamp and the stove warm the room": things joined with "and" are many. */
function formOfSeveral(tokens: readonly Token[], start: number, at: number): VerbKind | undefined {
  const { lower = '', tag } = tokens[at] ?? {}
  if (tag !== 'VERB' || /(?:ing|ed|s)$/.test(lower) || isKnownPast(lower)) return undefined
  if (!/^(?:NOUN|ADV)$/.test(tokens[at - 1]?.tag ?? '')) return undefined
  return tokens.slice(start, at).some((token) => token.lower === 'and') ? 'base' : undefined
}

/** "The lamp hummed above her": a form in -ed with a phrase behind it is a past where no other verb could be the main one. */
function lonePast(tokens: readonly Token[], at: number): VerbKind | undefined {
  const { lower = '', tag } = tokens[at] ?? {}
  if (tag !== 'VERB' || !(/ed$/.test(lower) || isKnownPast(lower)) || tokens[at + 1]?.lower === 'by')
    return undefined
  const next = tokens[at + 1]
  const ends = next === undefined || (!next.word && !next.kept)
  if (
    !/^(?:NOUN|PROPN|ADV)$/.test(tokens[at - 1]?.tag ?? '') ||
    !(ends || /^(?:ADP|ADV)$/.test(next.tag ?? ''))
  )
    return undefined
  const comma = tokens.findIndex(({ text }, place) => place > at && /^[,.;:]$/.test(text))
  const rest = tokens.slice(at + 1, comma < 0 ? undefined : comma)
  const other = rest.some(
    ({ lower: word, tag: kind, kept }, place) =>
      !kept &&
      (kind === 'AUX' ||
        (kind === 'VERB' &&
          !/[aeiouy].*ing$/.test(word) &&
          rest[place - 1]?.lower !== 'to' &&
          !isAttribute(rest, place))),
  )
  return other ? undefined : 'past'
}

/** Whether the word at `at` is a participle before its noun: "with renewed force", "her groundbreaking book". */
export function isAttribute(tokens: readonly Token[], at: number): boolean {
  const { lower = '', tag } = tokens[at] ?? {}
  return (
    tag === 'VERB' &&
    /(?:ed|en|ing)$/.test(lower) &&
    /^(?:ADP|DET|ADJ)$/.test(tokens[at - 1]?.tag ?? '') &&
    tokens[at + 1]?.tag === 'NOUN'
  )
}

/** The form of the finite verb at `at`, judged by its tag, its ending and what follows; undefined when it is none. */
export function formOf(tokens: readonly Token[], at: number): VerbKind | undefined {
  const { lower, tag, kept } = tokens[at] ?? { lower: '', tag: undefined, kept: true }
  if (kept) return undefined
  if (BE.test(lower)) return 'be'
  if (HAVE.test(lower)) return 'have'
  if (MODAL.test(lower)) return 'modal'
  if (tag !== 'VERB' || /[aeiouy].*ing$/.test(lower)) return undefined
  const before = tokens[at - 1]
  const subject = before?.tag === 'ADV' ? tokens[at - 2] : before
  if (/[^s]s$/.test(lower)) return 's'
  if (/ed$/.test(lower) || isKnownPast(lower)) {
    const next = tokens[at + 1]
    // "the tools used in the shop": a participle, unless an object follows.
    const finite =
      PRONOUN.test(subject?.lower ?? '') ||
      (/^(?:DET|PRON|ADJ)$/.test(next?.tag ?? '') && next?.tag !== undefined) ||
      (next?.lower === 'to' && tokens[at + 2]?.tag === 'VERB')
    return finite ? 'past' : undefined
  }
  return subject && (PLURAL_NOUN.test(subject.lower) || /^(?:i|we|you|they)$/.test(subject.lower))
    ? 'base'
    : undefined
}

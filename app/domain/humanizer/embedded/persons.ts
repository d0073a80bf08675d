import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import type { Token } from './tokens.ts'

/** Whether the subject that opens a sentence is somebody: a person by noun, pronoun or name. */
export function opensWithPerson(tokens: readonly Token[]): boolean {
  // "From planning to delivery, our team will …": what goes before the comma is not the subject.
  const comma = tokens.findIndex(({ text }) => text === ',')
  const start = comma > 0 && comma < 8 && /^(?:ADP|SCONJ)$/.test(tokens[0]?.tag ?? '') ? comma + 1 : 0
  const verb = tokens.findIndex(
    ({ tag, kept }, at) => at > start && !kept && (tag === 'VERB' || tag === 'AUX'),
  )
  const opening = tokens.slice(start, Math.max(start, verb))
  return opening.some(
    ({ lower, text, tag, kept }, at) =>
      /^(?:i|we|you|he|she|they)$/.test(lower) ||
      (kept && /^\p{Lu}\p{Ll}/u.test(text) && opening[at - 1]?.tag !== 'ADP') ||
      (tag === 'NOUN' && isPersonNoun(lower.replace(/s$/, '')) && opening[at - 1]?.tag !== 'ADP'),
  )
}

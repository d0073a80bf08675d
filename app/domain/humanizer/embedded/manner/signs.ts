import { hasFiniteVerb } from '../clauses.ts'
import type { Token } from '../tokens.ts'
import { wordCount } from '../clauses.ts'
import { isDenied, lineOf } from './line.ts'

/** Signs that a rule could make by accident, each with what it looks like in the line of a sentence. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['dash', / [—–] | -- /g],
  ['tail', / , not (?!only|just|yet)[^,.;:]{2,50} [.!] /g],
  ['not just', /\bnot (?:just|only|merely|simply)\b|n't (?:just|only|merely|simply)\b/g],
  ['announced', /\b(?:here's|here is) (?:the|what|why|how)\b/g],
  ['this shows', /^(?:this|that|it) (?:shows|means|makes|helps|allows|gives|ensures|highlights) /g],
  ['and also', /\band also\b/g],
]

const PRONOUN = /^(?:it|that|this|they|these|those|he|she|you|we|i)(?:'(?:s|re|m))? /

/** A sentence of so few words beats like a drum behind a long one. */
const PUNCH = 4

/** Counts the signs in neighbouring sentences, by name; empty ones are no sentences. */
export function signsOf(sentences: readonly (readonly Token[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (name: string, count: number) => {
    if (count > 0) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  const lines = sentences
    .filter(({ length }) => length > 0)
    .map((tokens) => ({ tokens, text: lineOf(tokens).text }))
  lines.forEach(({ tokens, text }, at) => {
    for (const [name, pattern] of SIGNS) add(name, text.match(pattern)?.length ?? 0)
    const words = wordCount(tokens)
    const last = tokens.at(-1)?.text
    if (words > 0 && last === '.' && (words <= PUNCH || (words < 8 && !hasFiniteVerb(tokens))))
      add('punch', 1)
    const next = lines[at + 1]
    if (!next) return
    const [one, two] = [text.split(' '), next.text.split(' ')]
    if (one[0] === two[0] && one[1] === two[1] && one[0] !== '§') add('same opening', 1)
    if (words < 16 && isDenied(tokens) && !isDenied(next.tokens) && last === '.' && PRONOUN.test(next.text))
      add('pair', 1)
  })
  return counts
}

import { rewriteDifferences } from '#app/domain/claims/compare.ts'
import { rewriteSync } from '../embedded/rewrite.ts'
import type { RewriteInput } from '../engine.ts'
import { compareFacts } from '#app/domain/text/facts.ts'
import { sameWords } from '#app/domain/text/same-words.ts'

/** So many versions are tried for each that is wanted before it is said that there is no other. */
const TRIES = 36
/** From here on a lighter and a stronger hand are tried by turns: what one seed chooses best, others choose, too. */
const OTHER_HANDS = 14

/**
 * Other versions of a sentence (or of two that belong together), by the embedded engine: other than it is in the source
 * and than `present`, each saying what the source says, with its facts and the `names` that stand in it. As many as are
 * `wanted`, or as the tries find. `input.text` is the sentence in the source; the same input gives the same versions, in
 * the same order. Yields wherever it may pause.
 */
export function* otherVersions(
  input: RewriteInput,
  present: string,
  names: Iterable<string>,
  wanted: number,
): Generator<void, string[]> {
  const found: string[] = []
  const known = new Set([sameWords(input.text), sameWords(present)])
  const kept = [...names].filter((name) => hasWord(input.text, name))
  let tries = 0
  while (found.length < wanted && tries < TRIES) {
    const strength = tries < OTHER_HANDS ? input.strength : tries % 2 === 0 ? 'light' : 'strong'
    const seed = (input.seed + found.length * TRIES + tries) % 2 ** 32
    tries++
    const avoided = { known: [present, ...found] }
    const version = rewriteSync({ ...input, seed, ...avoided, ...(strength && { strength }) }).trim()
    yield
    if (version === '' || known.has(sameWords(version)) || !saysTheSame(input, version)) continue
    if (!kept.every((name) => hasWord(version, name))) continue
    found.push(version)
    known.add(sameWords(version))
    tries = 0
  }
  return found
}

function saysTheSame({ text, language, locked }: RewriteInput, version: string): boolean {
  if (compareFacts(text, version, language, locked).length > 0) return false
  return rewriteDifferences(text, version, language).length === 0
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[at + word.length] ?? ' '))
      return true
  }
  return false
}

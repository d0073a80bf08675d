import { rewriteSync } from '../embedded/rewrite.ts'
import type { RewriteInput } from '../engine.ts'
import { compareFacts } from '../text/facts.ts'
import { sameWords } from '../text/same-words.ts'

/** So many versions are tried before it is said that there is no other. */
const TRIES = 36
/** From here on a lighter and a stronger hand are tried by turns: what one seed chooses best, others choose, too. */
const OTHER_HANDS = 14

/**
 * Another version of a sentence (or of two that belong together), by the embedded engine: other than it is in the
 * source and than `present`, with the facts of the source and the `names` that stand in it. Undefined when the tries
 * find none. `input.text` is the sentence in the source; the same input gives the same version.
 */
export function anotherVersion(
  input: RewriteInput,
  present: string,
  names: Iterable<string> = [],
): string | undefined {
  const known = new Set([sameWords(input.text), sameWords(present)])
  const kept = [...names].filter((name) => hasWord(input.text, name))
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const strength = attempt < OTHER_HANDS ? input.strength : attempt % 2 === 0 ? 'light' : 'strong'
    const seed = (input.seed + attempt) % 2 ** 32
    const version = rewriteSync({ ...input, seed, known: [present], ...(strength && { strength }) }).trim()
    if (version === '' || known.has(sameWords(version))) continue
    const safe = compareFacts(input.text, version, input.language, input.locked).length === 0
    if (safe && kept.every((name) => hasWord(version, name))) return version
  }
  return undefined
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[at + word.length] ?? ' '))
      return true
  }
  return false
}

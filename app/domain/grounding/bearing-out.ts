import { type Difference, checkedKinds, rewriteDifferences, unsupported } from '#app/domain/claims/compare.ts'
import type { Language } from '#app/domain/text/language.ts'
import { strangeWords } from './strange-words.ts'
import { type Evidence, readingsOf, tellingWords } from './evidence.ts'

/** Returns what a sentence of a model says that its evidence does not bear out, however that may be read. */
export function differencesFrom(text: string, evidence: Evidence, language: Language): Difference[] {
  const all = readingsOf(text, evidence, language).map((reading) => differences(text, reading, language))
  return all.toSorted((one, two) => one.length - two.length)[0] ?? []
}

function differences(text: string, reading: string, language: Language): Difference[] {
  const found = unsupported(text, reading, language)
  // Where words are not compared by their meaning, the words themselves have to stand there.
  const isWordByWord = !checkedKinds(language).includes('addition')
  if (found.length > 0 || !isWordByWord) return found
  const strange = strangeWords(text, new Set(tellingWords(reading, language)), language)
  if (strange.length > 0)
    return strange.map((word) => ({ kind: 'addition', words: `“${word}” is not in the source` }))
  const nearest = clauseNearest(text, reading, language)
  return [
    ...rewriteDifferences(nearest, text, language).filter(({ kind }) => kind === 'negation'),
    ...rewriteDifferences(reading, text, language).filter(({ kind }) => kind === 'role'),
  ]
}

const CLAUSE =
  /(?<=[.!?])\s+|\s*[,;:–—]\s+(?=\p{L})|\s+(?=(?:and|but|y|pero|et|mais|und|aber|sondern|e|ma|mas|en|maar|и|но|а) )/u

/** The part of a text that shares most words with a statement: what it may have turned round. */
function clauseNearest(text: string, reading: string, language: Language): string {
  const wanted = new Set(tellingWords(text, language))
  const shared = (clause: string) => tellingWords(clause, language).filter((word) => wanted.has(word)).length
  // Of several the last: what stands before the quote is there for its names.
  return (
    reading
      .split(CLAUSE)
      .toReversed()
      .toSorted((one, two) => shared(two) - shared(one))[0] ?? reading
  )
}

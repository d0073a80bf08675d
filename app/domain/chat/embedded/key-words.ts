import { languagesOfWord } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import { searchWords } from '#app/domain/library/passages/words.ts'

/** Letters of a word that are looked at: enough to tell words apart, few enough for their forms to be one. */
const STEM = 6

/** The telling words of a sentence, without small words and endings. */
export function keyWords(text: string, language: Language): Set<string> {
  const keys = new Set<string>()
  for (const word of searchWords(text)) {
    if (word.length < 3 || languagesOfWord(word).includes(language)) continue
    keys.add(word.slice(0, STEM))
  }
  return keys
}

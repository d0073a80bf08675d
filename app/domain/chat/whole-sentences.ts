import { detectLanguage } from '#app/domain/text/detect-language.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'

/** Words from which on the share tells something. */
const ENOUGH = 80
/** Characters that are looked at. */
const MOST = 20_000

/** Begins as a sentence begins, and ends as one ends. */
const WHOLE = /^["'“„«([¿¡]*[\p{Lu}\p{N}].*[.!?:…]["'”“»)\]]*$/u

/**
 * The share (0 to 1) of the words that stand in whole sentences; 1 for too few words to tell. Prose has more than half;
 * tables, lists, and columns or scripts that were not read in order have hardly any.
 */
export function wholeSentenceShare(pages: readonly { text: string }[]): number {
  const text = pages
    .map((page) => plainText(page.text))
    .join('\n\n')
    .slice(0, MOST)
  const language = detectLanguage(text)
  let [whole, all] = [0, 0]
  for (const paragraph of text.split(/\n\s*\n/)) {
    for (const { text: sentence } of splitSentences(paragraph.replace(/\s+/g, ' '), language)) {
      const words = sentence.trim().split(/\s+/).length
      all += words
      if (words >= 4 && WHOLE.test(sentence.trim())) whole += words
    }
  }
  return all < ENOUGH ? 1 : whole / all
}

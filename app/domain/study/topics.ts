import type { Language } from '#app/domain/humanizer/language.ts'
import { isSmallWord } from './embedded/small-words.ts'
import { plainText, wordsOf } from './plain.ts'
import type { StudyPage } from './types.ts'

/** Characters of a document that its topics are taken from. */
const SAMPLE = 60_000
const PER_PAGE = 3_000

/**
 * What a document is about, as words to search for, best first: its most frequent pairs of telling words, then single
 * ones. Empty for a document without words.
 */
export function topicsOf(pages: readonly StudyPage[], language: Language, most = 4): string[] {
  const share = Math.min(PER_PAGE, Math.max(400, Math.floor(SAMPLE / Math.max(1, pages.length))))
  const singles = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const page of pages.slice(0, 400)) {
    let before = ''
    for (const word of wordsOf(plainText(page.text.slice(0, share)))) {
      const telling =
        word.length > 3 && /^\p{L}[\p{L}-]+$/u.test(word) && !isSmallWord(word, language) && !VAGUE.has(word)
      if (telling) {
        singles.set(word, (singles.get(word) ?? 0) + 1)
        if (before) pairs.set(`${before} ${word}`, (pairs.get(`${before} ${word}`) ?? 0) + 1)
      }
      before = telling ? word : ''
    }
  }
  const ranked = [...pairs]
    .filter(([, seen]) => seen > 1)
    .map(([text, seen]) => ({ text, seen: seen * 2.2 }))
    .concat([...singles].map(([text, seen]) => ({ text, seen })))
    .sort((one, two) => two.seen - one.seen)
  const topics: string[] = []
  for (const { text } of ranked) {
    if (topics.length >= most) break
    if (!topics.some((topic) => topic.includes(text) || text.includes(topic))) topics.push(text)
  }
  return topics.map((topic) => asWritten(topic, pages))
}

/** A topic with its capitals where it is a short form or such, as in “LLMs”: those of a sentence's first word tell nothing. */
function asWritten(topic: string, pages: readonly StudyPage[]): string {
  for (const { text } of pages.slice(0, 20)) {
    const at = text.toLowerCase().indexOf(topic)
    const written = at < 0 ? '' : text.slice(at, at + topic.length)
    if (written.toLowerCase() === topic && /\p{L}\p{Lu}/u.test(written)) return written
    if (at >= 0) return topic
  }
  return topic
}

/** Words that are frequent in any document. */
const VAGUE = new Set(
  'isbn doi issn press edition university volume journal retrieved archived original wikipedia page pages figure table section chapter example using used also these those which about between within should would could there their first second third following based given shown different several number part parts work time year years people many most such each other case cases used uses make made http https www html note notes true false null document text file files data page'.split(
    ' ',
  ),
)

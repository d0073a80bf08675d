import { isBackMatter } from '#app/domain/grounding/back-matter.ts'
import type { Language } from '#app/domain/text/language.ts'
import { isSmallWord } from '#app/domain/grounding/small-words.ts'
import { plainText, wordsOf } from './plain.ts'
import type { StudyPage } from './types.ts'

/** Characters of a document that its topics are taken from. */
const SAMPLE = 60_000
const PER_PAGE = 3_000
const MOST_WORDS = 4

/**
 * What a document is about, as phrases to search for, best first: what its words say together again and again, what its
 * headings name, and where there is too little of both, its most frequent words by twos. Empty for a document without words.
 */
export function topicsOf(pages: readonly StudyPage[], language: Language, most = 4): string[] {
  const share = Math.min(PER_PAGE, Math.max(400, Math.floor(SAMPLE / Math.max(1, pages.length))))
  const texts = pages.slice(0, 400).map(({ text }) => text.slice(0, share))
  const singles = new Map<string, number>()
  const phrases = new Map<string, number>()
  for (const text of texts) {
    for (const line of text.split('\n')) {
      let run: string[] = []
      // A stop ends a phrase: what stands on both sides of it is not said together.
      for (const word of plainText(line).split(/\s+|(?<=[.,;:!?()])/)) {
        const [plain = ''] = wordsOf(word)
        const isWord = isTelling(plain, language)
        run = isWord ? [...run.slice(-2), plain] : []
        if (!isWord) continue
        singles.set(plain, (singles.get(plain) ?? 0) + 1)
        for (const length of [2, 3]) {
          const phrase = run.length >= length ? run.slice(-length).join(' ') : ''
          if (phrase) phrases.set(phrase, (phrases.get(phrase) ?? 0) + 1)
        }
        if (/[.,;:!?()]$/.test(word)) run = []
      }
    }
  }
  const frequency = (phrase: string) =>
    phrase.split(' ').reduce((sum, word) => sum + (singles.get(word) ?? 0), 0) / phrase.split(' ').length
  const headed = headingsIn(texts, language).map((text) => ({
    text,
    value: 2 + frequency(text.toLowerCase()),
  }))
  const repeated = [...phrases]
    .filter(([, seen]) => seen > 1)
    .map(([text, seen]) => ({ text, value: seen * 2 + frequency(text) }))
  const topics: string[] = []
  const add = (text: string) => {
    const words = new Set(wordsOf(text))
    const isNew = topics.every(
      (topic) =>
        !wordsOf(topic).every((word) => words.has(word)) &&
        ![...words].every((word) => wordsOf(topic).includes(word)),
    )
    if (topics.length < most && isNew) topics.push(text)
  }
  for (const { text } of [...repeated, ...headed].sort((one, two) => two.value - one.value)) add(text)
  const frequent = [...singles].sort((one, two) => two[1] - one[1]).map(([word]) => word)
  for (let at = 0; topics.length < Math.min(2, most) && at + 1 < Math.min(frequent.length, 6); at += 2)
    add(`${frequent[at]} ${frequent[at + 1]}`)
  return topics.map((topic) => asWritten(topic, pages))
}

function isTelling(word: string, language: Language): boolean {
  return word.length > 3 && /^\p{L}[\p{L}-]+$/u.test(word) && !isSmallWord(word, language) && !VAGUE.has(word)
}

/** Headings of two to four words that name a subject. */
function headingsIn(texts: readonly string[], language: Language): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/^#{1,3} +(.+)$/gmu)].flatMap(([, heading = '']) => {
      const plain = plainText(heading).replace(/^(?:[\dIVX.]+|\p{L}+ \d+)[:.)]? +/u, '')
      const words = wordsOf(plain)
      const telling = words.filter((word) => isTelling(word, language)).length
      const isPhrase = words.length >= 2 && words.length <= MOST_WORDS && telling >= 2
      return isPhrase && !isBackMatter(plain) && !/[:?!,;|]|\d/.test(plain) ? [plain] : []
    }),
  )
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

import { plainText } from '#app/domain/grounding/plain-text.ts'
import { meansSameInEnglish } from '#app/domain/claims/english/same-meaning.ts'
import type { Language } from '#app/domain/text/language.ts'
import type { KnownWords } from './grade.ts'
import { comparable } from './plain.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** Returns the words that a document and the other answers have, against which a typed answer is graded. */
export function knownWords(
  pages: readonly { text: string }[],
  others: readonly string[],
  language: Language,
): KnownWords {
  const text = pages.map((page) => plainText(page.text)).join('\n')
  const said = comparable(text)
  const answers = new Set(others.map((other) => plain(comparable(other))))
  const words = new Set(plain(`${said} ${others.map(comparable).join(' ')}`).match(/\p{L}+/gu) ?? [])
  return {
    isWord: (word) => words.has(word),
    // What answers another question is another thing.
    meansSame: (one, two) => language === 'en' && !answers.has(two) && meansSameInEnglish(one, two),
    says: (phrase) => ` ${said.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `.includes(` ${phrase.trim()} `),
    namedBefore: (surname) => {
      const beside = new RegExp(`(?<=[\\p{Ll}\\p{N},;"“(] )(\\p{Lu}[\\p{L}'’-]+) ${surname}(?!\\p{L})`, 'giu')
      return [...plain(text).matchAll(beside)].flatMap(([, first = '']) =>
        /^\p{Lu}/u.test(first) ? [first.toLowerCase()] : [],
      )
    },
  }
}

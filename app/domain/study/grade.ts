import type { Language } from '#app/domain/humanizer/language.ts'
import { withFigures } from '#app/domain/humanizer/text/figures.ts'
import { comparable } from './plain.ts'
import type { Question } from './types.ts'

/** Whether an answer is right, and why an answer that differs in its letters was taken all the same. */
export type Grade = { isCorrect: boolean; reason: string | null }

const ARTICLES =
  /^(?:the|an?|el|la|los|las|un|una|unos|unas|le|les|une|des|l'|der|die|das|dem|den|ein|eine|einen|il|lo|i|gli|uno|o|os|as|um|uma|de|het|een)(?:\s+|(?<='))/u

/**
 * Grades an answer. Multiple choice: the same option, whatever its case and width. Free text: also without accents,
 * punctuation, articles and titles, with figures written otherwise, and with a slip of the keyboard or two in long words.
 */
export function grade(
  { type, correctAnswer }: Pick<Question, 'type' | 'correctAnswer'>,
  given: string,
  language: Language,
): Grade {
  const [right, said] = [comparable(correctAnswer), comparable(given)]
  if (said === right) return { isCorrect: true, reason: null }
  if (type === 'multiple-choice' || said === '') return { isCorrect: false, reason: null }
  const [key, answer] = [essence(right), essence(said)]
  if (answer === '') return { isCorrect: false, reason: null }
  if (answer === key) return { isCorrect: true, reason: 'Punctuation, capitals and articles do not matter.' }
  const [plainKey, plain] = [withoutAccents(key), withoutAccents(answer)]
  if (plain === plainKey) return { isCorrect: true, reason: 'Accents do not matter.' }
  const [figuresKey, figures] = [asFigures(right, language), asFigures(said, language)]
  if (figuresKey !== '' && figures === figuresKey) {
    return { isCorrect: true, reason: 'The number may be written in another way.' }
  }
  // A figure is right or wrong: 1914 is no slip for 1915.
  if (/\d/.test(plainKey) || /\d/.test(plain)) return { isCorrect: false, reason: null }
  if (isSurname(plainKey, plain, correctAnswer))
    return { isCorrect: true, reason: 'The last name is enough.' }
  const slips = distance(plainKey, plain, slipsAllowed(plainKey))
  if (slips <= slipsAllowed(plainKey)) return { isCorrect: true, reason: 'Almost: mind the spelling.' }
  return { isCorrect: false, reason: null }
}

/** What is shown after an answer. */
export function feedback({ isCorrect }: Pick<Grade, 'isCorrect'>, correctAnswer: string): string {
  return isCorrect ? 'Correct!' : `Incorrect. The correct answer is "${correctAnswer}".`
}

/** The words alone: no articles and titles before them, no punctuation. */
function essence(text: string): string {
  return text
    .replace(ARTICLES, '')
    .replace(/^(?:dr|prof|mr|mrs|ms|sir|st)\.?\s+/u, '')
    .replace(/(?<=\p{L})['.](?=\p{L}|\s|$)/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}%.,]+/gu, ' ')
    .replace(/[.,](?!\d)|(?<!\d)[.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function withoutAccents(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ё', 'е')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
}

/** The figures of an answer in one form: "1,300", "1.300", "1 300" and "thirteen hundred employees" alike; '' without any. */
function asFigures(text: string, language: Language): string {
  const digits = withFigures(text.toLowerCase(), language)
  const grouped = digits
    .replace(/(?<=\d)[.,\s\u00a0\u202f'](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
  const found = grouped.match(/\d+(?:\.\d+)?/g) ?? []
  return found.length === 1 ? String(Number(found[0])) : ''
}

/** "Curie" for "Marie Curie": the last word of a name of several words with capitals. */
function isSurname(key: string, answer: string, correct: string): boolean {
  const words = key.split(' ')
  return (
    words.length > 1 &&
    words.length <= 4 &&
    answer === words.at(-1) &&
    answer.length > 3 &&
    isPersonal(correct)
  )
}

function isPersonal(name: string): boolean {
  return /^(?:\p{Lu}[\p{Ll}'’-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.|de|van|von|der|di|da))*$/u.test(
    name,
  )
}

/** Slips of the keyboard that a word of that length may have: none in short ones, where they make another word. */
function slipsAllowed(key: string): number {
  if (key.length < 5) return 0
  return key.length < 9 ? 1 : key.length < 16 ? 2 : 3
}

/** Insertions, deletions, replacements and swaps of neighbours between two texts (Damerau and Levenshtein); stops above `most`. */
export function distance(one: string, two: string, most: number): number {
  const [first, second] = [Array.from(one), Array.from(two)]
  if (Math.abs(first.length - second.length) > most) return most + 1
  let before: number[] = []
  let row = second.map((_, index) => index + 1)
  row.unshift(0)
  for (const [at, letter] of first.entries()) {
    const next = [at + 1]
    for (const [index, other] of second.entries()) {
      const cost = letter === other ? 0 : 1
      let least = Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + cost)
      const swapped = at > 0 && index > 0 && letter === second[index - 1] && other === first[at - 1]
      if (swapped) least = Math.min(least, (before[index - 1] ?? 0) + 1)
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row.at(-1) ?? most + 1
}

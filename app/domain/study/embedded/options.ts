import { comparable, wordsOf } from '../plain.ts'
import { distance } from '../distance.ts'
import type { Option } from './draft.ts'
import { stem } from './ranking.ts'

/**
 * Wrong options that may stand beside an answer, at most `most`: none nearly the same as it or as another, none of which
 * tells itself by its length.
 */
export function apart(answer: string, others: readonly Option[], most: number): Option[] {
  const taken: Option[] = []
  for (const option of others) {
    if (taken.length >= most) break
    if (!isSimilarLength(answer, option.text)) continue
    if ([answer, ...taken.map(({ text }) => text)].some((text) => isNear(text, option.text))) continue
    taken.push(option)
  }
  return taken
}

/** Letters of an option in which two may be a slip. */
const LONG = 8

const NUMERIC = /^[\d.,\s\u00a0\u202f%°]+$/

/** Whether two options are nearly the same, or one of them says the other as well. */
export function isNear(one: string, two: string): boolean {
  const [first, second] = [letters(one), letters(two)]
  if (first === second) return true
  if (NUMERIC.test(one) && NUMERIC.test(two)) return Number(digits(one)) === Number(digits(two))
  const [a, b] = [tellingWords(one), tellingWords(two)]
  if (/\d/.test(one) || /\d/.test(two)) return a.join(' ') === b.join(' ')
  const [small, large] = a.length <= b.length ? [a, b] : [b, a]
  const shared = small.filter((word) => large.some((other) => isSameWord(word, other))).length
  if (shared === small.length) return true
  if (small.length > 3 && shared / new Set(large).size > 0.65) return true
  // Of short words a letter or two make others: Niger and Nigeria.
  return Math.min(first.length, second.length) > LONG && distance(first, second, 2) <= 2
}

const ARTICLE =
  /^(?:the|an?|el|la|los|las|una?|le|les|une|der|die|das|eine?|il|lo|gli|os|as|uma?|de|het|een)$/

function tellingWords(text: string): string[] {
  const words = wordsOf(text)
  const telling = words.filter((word) => !ARTICLE.test(word))
  return telling.length > 0 ? telling : words
}

const RUSSIAN =
  '(?:[аяоеёьйыиую]|[оеё]й|[аяоеё]м|[ая]ми|[ая]х|[ое]в|[ое]го|[ое]му|[ыи][хмй]|[ыи]ми|[уюаяоеыи][юяе])'
/** Endings of one word in two forms, after what they share: "stud|y" and "stud|ies", "libr|o" and "libr|i". */
const ENDING_PAIR = new RegExp(
  `^(?:y:ies|o:[ia]|a:[eo]|e:i|z:ces|l:(?:is|ux)|m:ns|ão:(?:ões|ães)|(?!:и\\p{L})${RUSSIAN}?:${RUSSIAN})$`,
  'u',
)
/** Endings of a longer word, whose forms share more. */
const ENDING = new RegExp(`^(?:|e?s|e?n|e[rm]?|er[ns]|y|ies|[aio]s?|ed?|d|ing|[ai]n|${RUSSIAN})$`, 'u')

/** Whether two words are forms of one: "vessel" and "vessels", "oxide" and "oxides", but not "Iran" and "Iraq". */
function isSameWord(one: string, two: string): boolean {
  if (one === two) return true
  const [short, long] = one.length <= two.length ? [one, two] : [two, one]
  if (short.length < 3) return false
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  const [left, right] = [short.slice(shared), long.slice(shared)]
  if (left === '' && /^(?:e?s|e?n)$/.test(right)) return true
  if (shared >= 3 && (ENDING_PAIR.test(`${left}:${right}`) || ENDING_PAIR.test(`${right}:${left}`)))
    return true
  return short.length > 4 && stem(short) === stem(long) && ENDING.test(left) && ENDING.test(right)
}

function letters(text: string): string {
  return comparable(text).replace(/[^\p{L}\p{N}]/gu, '')
}

function digits(text: string): string {
  return text.replace(/[^\d]/g, '')
}

/** An option much longer than the others is picked, or ruled out, without knowing anything. */
function isSimilarLength(one: string, two: string): boolean {
  if (one.length < 14 && two.length < 14) return true
  const most = one.length > 30 && two.length > 30 ? 2.8 : 2.4
  return one.length < two.length * most && two.length < one.length * most
}

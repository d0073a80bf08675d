import type { Repeated } from './repetition.ts'

/** What is noted of one sentence while it is read. */
export type SentenceNote = {
  text: string
  words: number
  /** Its first word as written, and in lower case. */
  opening: string
  openingKey: string
  longWords: number
  stock: string[]
  repeated: Repeated[]
  passive: string | undefined
}

/** A text's own habits, against which a sentence stands out. */
export type Habits = { mean: number; deviation: number; longShare: number }

/** From so many words on a sentence is long in any text; from so many on its long words are counted. */
const LONG_SENTENCE = 30
const ENOUGH_WORDS = 10
/** Percent of long words that stand out, in all and above the text's own share. */
const MANY_LONG = 40
const ABOVE_OWN = 15

/** Why a sentence may read as if by a machine, or badly: short remarks for people, most telling first. */
export function reasonsFor(note: SentenceNote, { mean, deviation, longShare }: Habits): string[] {
  const reasons = note.stock.map((phrase) => `stock phrase: “${phrase}”`)
  const { words, longWords } = note
  if (words >= LONG_SENTENCE) {
    const stands = words > mean + deviation && words > mean * 1.3
    reasons.push(stands ? `${words} words, longer than most` : `${words} words, a long sentence`)
  }
  const repeated = new Map(note.repeated.toReversed().map((one) => [one.word, one]))
  for (const { word, ago } of [...repeated.values()].toReversed().slice(0, 2)) {
    reasons.push(ago === 1 ? `“${word}” twice in a row` : `“${word}” again after ${ago} words`)
  }
  if (note.passive) reasons.push(`passive: “${note.passive.replaceAll(/\s+/g, ' ')}”`)
  const share = (100 * longWords) / words
  if (words >= ENOUGH_WORDS && share >= MANY_LONG && share >= longShare + ABOVE_OWN) {
    reasons.push(`${longWords} of ${words} words are long`)
  }
  return reasons
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function inWords(count: number): string {
  return NUMBERS[count] ?? count.toLocaleString('en-US')
}

/** "three sentences in a row open with “The”". */
export function openingReason(count: number, opening: string): string {
  return `${inWords(count)} sentences in a row open with “${opening}”`
}

/** "four sentences in a row of 18 to 20 words". */
export function evenReason(count: number, lengths: readonly number[]): string {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  const words = least === most ? `${least}` : `${least} to ${most}`
  return `${inWords(count)} sentences in a row of ${words} words`
}

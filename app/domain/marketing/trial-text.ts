import { countWords } from '#app/domain/usage/words.ts'

/** What somebody without an account may have rewritten. */
export const TRIAL = {
  wordsPerRun: 100,
  /** By visitor and calendar month (UTC). */
  wordsPerMonth: 300,
  /** By network address and day: room for a class of ten, none for a machine that throws its cookies away. */
  wordsPerAddressAndDay: 3_000,
  /** Trials that one process works on at the same time. */
  atOnce: 8,
} as const

/** The tone a trial begins with. */
export const TRIAL_TONE = 'humanize'

/**
 * The beginning of `text` with at most `limit` words: whole sentences where at least half of the words are left then,
 * otherwise cut after a word.
 */
export function firstWords(text: string, limit: number): string {
  const whole = text.trim()
  if (countWords(whole) <= limit) return whole
  let end = 0
  for (const { index } of whole.matchAll(/\s+|$/g)) {
    if (countWords(whole.slice(0, index)) > limit) break
    end = index
  }
  // A stretch without a space that is longer than all there is room for, 20 characters being a word.
  if (end === 0) return whole.slice(0, limit * 20).replace(/[\ud800-\udbff]$/, '')
  const cut = whole.slice(0, end)
  const stop = Math.max(...['. ', '! ', '? ', '.\n', '!\n', '?\n'].map((mark) => cut.lastIndexOf(mark)))
  const sentences = /[.!?]$/.test(cut) ? cut : cut.slice(0, stop + 1)
  return countWords(sentences) * 2 >= limit ? sentences : cut
}

import { findQuote } from '#app/domain/grounding/quote.ts'

/** Characters of a passage that is looked for. */
export const LONGEST_QUOTE = 2_000

/** A passage as it stands in the text of a page, and what stands around it there. */
export type Passage = { before: string; quote: string; after: string }

/** Letters around a passage that tell it from the same words elsewhere. */
const AROUND = 80
/** Places of the same words that are looked at; the one that is meant is not looked for behind them. */
const MOST = 200

/** Returns what of a text is compared: its letters and figures, without accents. That of two texts together is that of each. */
export function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the places at which `letters` say `wanted`. */
export function startsOf(letters: string, wanted: string): number[] {
  const starts: number[] = []
  if (wanted === '') return starts
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    starts.push(at)
    if (starts.length === MOST) break
  }
  return starts
}

/** Returns which of the places of a passage, from 0, is the one with the same words around it; -1 when there is none. */
export function meantOf(
  letters: string,
  starts: readonly number[],
  { before, quote, after }: Passage,
): number {
  const left = lettersOf(before.slice(-4 * AROUND)).slice(-AROUND)
  const right = lettersOf(after.slice(0, 4 * AROUND)).slice(0, AROUND)
  const length = lettersOf(quote).length
  const alike = starts.map((start) => {
    const end = start + length
    let [back, ahead] = [0, 0]
    while (back < left.length && letters[start - 1 - back] === left.at(-1 - back)) back++
    while (ahead < right.length && letters[end + ahead] === right[ahead]) ahead++
    return back + ahead
  })
  return alike.indexOf(Math.max(...alike))
}

/** Returns where a quote stands in the plain text of a page; undefined when it does not. */
export function passageOn(text: string, quote: string): Passage | undefined {
  const place = findQuote(text, quote.slice(0, LONGEST_QUOTE))
  if (!place) return undefined
  const { start, end } = place
  return { before: text.slice(0, start), quote: text.slice(start, end), after: text.slice(end) }
}

import type { PlacedText } from '#app/domain/extraction/page-image/page-image.ts'
import { lettersOf, meantOf, type Passage, startsOf } from './find-passage.ts'

/** A part of a page, in its points from the upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** Fewer letters and figures than these stand in too many places. */
const SHORTEST = 6
/** How wide letters are, in widths of usual ones: those of serif and sans serif faces are within a tenth or two of these. */
const WIDTHS = [
  { signs: /^[ijlIftr1.,:;'’!|()[\] -]$/u, width: 0.6 },
  { signs: /^[mwMW@%—]$/u, width: 1.6 },
  { signs: /^\p{Lu}$/u, width: 1.3 },
  { signs: /^\p{M}$/u, width: 0 },
]
/** What a box is wider on a side within a line, in widths of usual letters, so that it cuts none off where they are wider than that. */
const SPARE = 0.5
/** How far letters reach below their baseline, as a share of their height, and how high the rest of it is. */
const BELOW = 0.26
const ABOVE = 0.88

/**
 * Returns where a passage stands on a page: a box for each of its lines; none when it is not found. Only letters and figures are
 * compared: hyphens at the ends of lines, signs and spaces are not where a page has them in its text.
 */
export function placesOf(texts: readonly PlacedText[], passage: Passage): Box[] {
  const wanted = lettersOf(passage.quote)
  if (wanted.length < SHORTEST) return []
  const parts = partsOf(texts, passage) ?? partsOf(inLines(texts), passage)
  return parts ? joined(parts) : []
}

/** The parts of stretches of text that say a passage, one after the other. */
function partsOf(texts: readonly PlacedText[], passage: Passage): Box[] | undefined {
  let all = ''
  const ends = texts.map(({ text }) => (all += lettersOf(text)).length)
  const wanted = lettersOf(passage.quote)
  const starts = startsOf(all, wanted)
  const start = starts[meantOf(all, starts, passage)]
  if (start === undefined) return undefined
  const end = start + wanted.length
  return texts.flatMap((placed, at) => {
    const [from, to] = [ends[at - 1] ?? 0, ends[at] ?? 0]
    if (to <= start || from >= end) return []
    return boxOf(placed, Math.max(0, start - from), Math.min(to, end) - from)
  })
}

/**
 * The box of a stretch of text from its letter `first` up to the one before `last`. How wide the stretch is is known, how wide
 * its letters are is not: the box is as wide as they may be, in a face that is in proportion or one whose letters are all alike.
 */
function boxOf({ text, at, along, up }: PlacedText, first: number, last: number): Box {
  const signs = Array.from(text)
  const letters = signs.flatMap((sign, place) => Array.from(lettersOf(sign), () => place))
  const [begin, end] = [letters[first]!, letters[last - 1]! + 1]
  const shares = [WIDTHS, []].map((widths) => sharesOf(signs, widths))
  const spare = SPARE / signs.length
  const from = first === 0 ? 0 : Math.max(0, Math.min(...shares.map((ends) => ends[begin]!)) - spare)
  const to = last >= letters.length ? 1 : Math.min(1, Math.max(...shares.map((ends) => ends[end]!)) + spare)
  const corners = [from, to].flatMap((share) =>
    [-BELOW, ABOVE].map((height) => ({
      x: at[0] + along[0] * share + up[0] * height,
      y: at[1] + along[1] * share + up[1] * height,
    })),
  )
  return around(corners)
}

/** Where signs begin and, last, the text ends, in shares of its width. */
function sharesOf(signs: readonly string[], widths: typeof WIDTHS): number[] {
  let total = 0
  const ends = [0]
  for (const sign of signs) {
    total += widths.find((some) => some.signs.test(sign))?.width ?? 1
    ends.push(total)
  }
  return ends.map((end) => end / Math.max(1, total))
}

function around(corners: readonly { x: number; y: number }[]): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The stretches in the order of lines, for files that draw theirs in another one. */
function inLines(texts: readonly PlacedText[]): PlacedText[] {
  const lines: PlacedText[][] = []
  for (const placed of texts.toSorted((one, other) => one.at[1] - other.at[1])) {
    const line = lines.at(-1)
    const height = Math.hypot(...placed.up)
    if (line && Math.abs(line[0]!.at[1] - placed.at[1]) < height / 2) line.push(placed)
    else lines.push([placed])
  }
  return lines.flatMap((line) => {
    const way = line.reduce((sum, { along }) => sum + along[0], 0) < 0 ? -1 : 1
    return line.toSorted((one, other) => (one.at[0] - other.at[0]) * way)
  })
}

/** Boxes beside each other on one line become one. */
function joined(parts: readonly Box[]): Box[] {
  const boxes: Box[] = []
  for (const part of parts) {
    const last = boxes.at(-1)
    const isBeside =
      last &&
      Math.min(last.y + last.height, part.y + part.height) - Math.max(last.y, part.y) > part.height / 2
    const gap = last && Math.max(part.x - (last.x + last.width), last.x - (part.x + part.width))
    if (last && isBeside && gap! < part.height * 3) {
      boxes[boxes.length - 1] = around([
        ...[last, part].map(({ x, y }) => ({ x, y })),
        ...[last, part].map(({ x, y, width, height }) => ({ x: x + width, y: y + height })),
      ])
    } else boxes.push(part)
  }
  return boxes
}

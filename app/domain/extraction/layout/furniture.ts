import type { LeftOut } from '../reader.ts'
import type { Line } from './lines.ts'
import { isProse } from './margin-text.ts'
import { type Row, marginsOf } from './margins.ts'
import { median } from './median.ts'
import { isLabel } from './page-counter.ts'
import type { Layout } from './pages.ts'
import type { Place } from './repeats.ts'
import { type Running, runningLines } from './running.ts'

/** Larger than this, in sizes of the body, a line is a heading. */
const LARGEST = 1.25
/** Characters of a title; more are text. */
const LONGEST = 300

/**
 * Takes running titles and page numbers away and tells what was on which page. Only what stands clear of a page's text, in
 * its margin, goes: a title that comes again word for word, which stays where it stands first, and a number that grows with
 * the pages. Amounts, dates, prose, figures and all that is in doubt stay, and so does a page that has nothing else.
 */
export function withoutFurniture(pages: readonly Layout[]): { pages: Line[][][]; leftOut: LeftOut[][] } {
  const margins = pages.map(marginsOf)
  const largest = bodySizeOf(pages) * LARGEST
  const places = margins.flatMap((sides, page) => {
    return sides.flat().flatMap((row) => {
      return row.lines
        .filter(({ size, text }) => size <= largest && text.length <= LONGEST)
        .map((line): Place => ({ page, row, line }))
    })
  })
  const kinds = runningLines(places, pages.length, middleOf(pages))
  const leftOut = pages.map((): LeftOut[] => [])
  const kept = pages.map(({ regions }, at) => {
    const gone = new Set(margins[at]!.flatMap((rows) => goingOf(rows, kinds)))
    const rest = regions
      .map((lines) => lines.filter((line) => !gone.has(line)))
      .filter((lines) => lines.length > 0)
    if (gone.size === 0 || rest.length === 0) return regions
    leftOut[at] = [...gone].flatMap((line): LeftOut[] => {
      const { kind, title, number } = kinds.get(line)!
      const parts: LeftOut[] = []
      if (kind === 'head') parts.push({ kind, text: title! })
      if (number) parts.push({ kind: 'number', text: number })
      return parts
    })
    return rest
  })
  return { pages: kept, leftOut }
}

/**
 * The lines that go of the rows in a margin, from the edge inwards. Rows close to each other go together or not at all: where
 * each is known, they are clear of what is further in, they are no prose, and no number is named there.
 */
function goingOf(rows: readonly Row[], kinds: Map<Line, Running>): Line[] {
  const going: Line[] = []
  let block: Row[] = []
  for (const row of rows) {
    if (row.lines.some((line) => !kinds.has(line))) break
    block.push(row)
    if (!row.isApart) continue
    const lines = block.flatMap((one) => one.lines)
    if (isFurniture(lines, kinds)) going.push(...lines.filter((line) => kinds.get(line)!.kind !== 'first'))
    block = []
  }
  return going
}

function isFurniture(lines: readonly Line[], kinds: Map<Line, Running>): boolean {
  const all = lines.map((line) => kinds.get(line)!)
  if (all.some(({ kind }) => kind === 'fixed')) return false
  const isNamed = lines.some(({ cells }) => cells.some(({ text }) => isLabel(text)))
  if (isNamed && all.some(({ kind }) => kind === 'number')) return false
  return !isProse(all.map(({ title = '' }) => title).join(' '))
}

function bodySizeOf(pages: readonly Layout[]): number {
  const sizes = new Map<number, number>()
  for (const { regions } of pages)
    for (const lines of regions)
      for (const { size, text } of lines) sizes.set(size, (sizes.get(size) ?? 0) + text.length)
  let [body, most] = [0, 0]
  for (const [size, length] of sizes) if (length > most) [body, most] = [size, length]
  return body
}

/** The middle of most pages' text, from left to right. Points. */
function middleOf(pages: readonly Layout[]): number {
  const middles = pages.flatMap(({ regions }) => {
    let [x, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const lines of regions)
      for (const line of lines) [x, right] = [Math.min(x, line.x), Math.max(right, line.right)]
    return right > x ? [(x + right) / 2] : []
  })
  return median(middles)
}

import { type Piece, sharesLine } from './pieces.ts'
import type { Run } from './runs.ts'

/** A part of a line that stands apart from the rest, as in a table. */
export type Cell = { text: string; x: number; right: number }

export type Line = {
  cells: Cell[]
  text: string
  x: number
  right: number
  baseline: number
  size: number
  /** The font of most of its letters. */
  font: string
  rtl: boolean
  /** Dots lead from a title to a page number. */
  leads: boolean
}

/** Marks around a link within text, until Markdown is made of it: text, then the address. They are no characters. */
const LINK = { open: '\ufdd0', middle: '\ufdd1', close: '\ufdd2' }

/** A text without the addresses of its links. */
export function withoutLinks(text: string): string {
  return text.replace(/\ufdd0([^\ufdd1]*)\ufdd1[^\ufdd2]*\ufdd2/g, '$1')
}

/** The lines of one column, from top to bottom. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => one.baseline - other.baseline || one.x - other.x)) {
    const row = rows.at(-1)
    if (row && sharesLine(largest(row), piece) && !row.some((other) => covers(other, piece))) row.push(piece)
    else rows.push([piece])
  }
  return rows.map(lineOf).filter((line) => line.text !== '')
}

function largest(row: Piece[]): Piece {
  return row.reduce((one, other) => (other.size > one.size ? other : one))
}

function covers(one: Piece, other: Piece): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.x, other.x)
  return shared > 0.5 * Math.min(one.right - one.x, other.right - other.x)
}

function lineOf(row: Piece[]): Line {
  const runs = row.flatMap((piece) => piece.runs)
  const backwards = runs.filter((run) => run.rtl)
  const rtl = backwards.length > 0 && lettersOf(backwards) > lettersOf(runs.filter((run) => !run.rtl))
  const cells: { pieces: Piece[]; x: number; right: number }[] = []
  for (const piece of row.toSorted((one, other) => one.x - other.x)) {
    const last = cells.at(-1)
    if (last && piece.x - last.right < piece.size * 0.9) {
      last.pieces.push(piece)
      last.right = Math.max(last.right, piece.right)
    } else cells.push({ pieces: [piece], x: piece.x, right: piece.right })
  }
  const texts = (rtl ? cells.toReversed() : cells).map(({ pieces, x, right }) => {
    return {
      text: textOf(
        pieces.flatMap((piece) => piece.runs),
        rtl,
      ),
      x,
      right,
    }
  })
  const leads = texts.some(({ text }) => /(?:[.·…]\s?){4,}/.test(text))
  const kept = texts.map((cell) => ({ ...cell, text: withoutLeader(cell.text) })).filter((cell) => cell.text)
  const main = largest(row)
  return {
    cells: withMarker(kept, main.size),
    text: kept.map((cell) => cell.text).join(' '),
    x: Math.min(...row.map((piece) => piece.x)),
    right: Math.max(...row.map((piece) => piece.right)),
    baseline: main.baseline,
    size: sizeOf(runs),
    font: fontOf(runs),
    rtl,
    leads: leads && kept.length > 0,
  }
}

/** Runs of one cell as text, in the order they are read. */
function textOf(runs: Run[], rtl: boolean): string {
  const sorted = ordered(runs, rtl)
  let text = ''
  let before: Run | undefined
  for (const run of sorted) {
    if (before && !/\s$/.test(text) && !/^\s/.test(run.text) && isApart(before, run)) text += ' '
    text += run.link ? `${LINK.open}${run.text}${LINK.middle}${run.link}${LINK.close}` : run.text
    before = run
  }
  return unspaced(joinedLinks(text).replace(/ {2,}/g, ' ').trim())
}

function isApart(one: Run, other: Run): boolean {
  const gap = Math.max(other.x - one.right, one.x - other.right)
  // A blank between Latin and Arabic is often left out of both.
  if (!one.rtl && other.rtl && other.text.trim().length > 1 && /\p{L}$/u.test(one.text)) return true
  return gap > Math.min(one.size, other.size) * 0.13
}

/** From left to right, or from right to left with the stretches of Latin script in their own direction. */
function ordered(runs: Run[], rtl: boolean): Run[] {
  const sorted = runs.toSorted((one, other) => one.x - other.x || one.at - other.at)
  if (!rtl) return sorted
  const order: Run[] = []
  let latin: Run[] = []
  for (const run of sorted.toReversed()) {
    if (run.rtl) order.push(...latin.splice(0), run)
    else latin.unshift(run)
  }
  return [...order, ...latin]
}

function joinedLinks(text: string): string {
  if (!text.includes(LINK.open)) return text
  return text.replace(/\ufdd1([^\ufdd2]*)\ufdd2(\s*)\ufdd0(?=[^\ufdd1]*\ufdd1\1\ufdd2)/g, '$2')
}

/** Letters of a word that were set apart for looks. */
function unspaced(text: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text
}

function withoutLeader(text: string): string {
  return text.replace(/\s*(?:[.·…_]\s?){4,}\s*/g, ' ').trim()
}

/** The sign of a list item and the number of a heading belong to the text, though they stand apart. */
function withMarker(cells: Cell[], size: number): Cell[] {
  const [first, second, ...rest] = cells
  if (!first || !second) return cells
  const gap = second.x - first.right
  const isNumbered = rest.length === 0 && /^\d+(?:\.\d+)*\.?$/.test(first.text) && /^\p{L}/u.test(second.text)
  if (!(isMarker(first.text) && gap < size * 4) && !(isNumbered && gap < size * 2)) return cells
  return [{ text: `${first.text} ${second.text}`, x: first.x, right: second.right }, ...rest]
}

const BULLET = /^[•◦▪▫‣⁃·●○■□➢➤✓✔\uf0b7\uf0a7\uf0d8*–—-]$/u
const NUMBER = /^(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,4})[.)]|\d{1,2}(?:\.\d{1,2})+\.)$/

/** Whether `text` is a sign or a number that list items begin with. */
export function isMarker(text: string): boolean {
  return BULLET.test(text) || NUMBER.test(text)
}

function lettersOf(runs: Run[]): number {
  return runs.reduce((sum, run) => sum + run.text.replace(/[^\p{L}]/gu, '').length, 0)
}

function sizeOf(runs: Run[]): number {
  return mostOf(runs, (run) => Math.round(run.size * 4) / 4)
}

function fontOf(runs: Run[]): string {
  return mostOf(runs, (run) => run.font)
}

/** The value that most characters have. */
function mostOf<Value>(runs: Run[], valueOf: (run: Run) => Value): Value {
  if (runs.length === 1) return valueOf(runs[0]!)
  const counts = new Map<Value, number>()
  for (const run of runs) counts.set(valueOf(run), (counts.get(valueOf(run)) ?? 0) + run.text.trim().length)
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))[0]
}

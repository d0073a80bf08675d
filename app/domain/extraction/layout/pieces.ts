import { median } from './median.ts'
import type { Run } from './runs.ts'

/** Runs that stand beside each other with no more than a word's distance: a line, or a part of one. */
export type Piece = {
  runs: Run[]
  x: number
  right: number
  baseline: number
  size: number
  length: number
}

/** Distance, in font sizes, that may part words of one piece. */
const WORD_GAP = 1

/**
 * Joins runs that follow each other both in the file and on the page. The order in the file tells the next word of a line
 * from the line beside it in the next column, which may be as near.
 */
export function piecesOf(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = []
  for (const run of withDropCaps(runs)) {
    const last = pieces.at(-1)
    if (last && follows(last, run)) add(last, run)
    else pieces.push({ runs: [run], ...extent(run) })
  }
  return joinTouching(pieces)
}

function extent({ x, right, baseline, size, text }: Run): Omit<Piece, 'runs'> {
  return { x, right, baseline, size, length: text.trim().length }
}

function add(piece: Piece, run: Run): void {
  piece.runs.push(run)
  piece.x = Math.min(piece.x, run.x)
  piece.right = Math.max(piece.right, run.right)
  if (run.text.trim().length > piece.length) Object.assign(piece, { baseline: run.baseline, size: run.size })
  piece.length += run.text.trim().length
}

function follows(piece: Piece, run: Run): boolean {
  if (!sharesLine(piece, run)) return false
  const gap = run.x >= piece.x ? run.x - piece.right : piece.x - run.right
  const size = Math.max(piece.size, run.size)
  return gap < size * WORD_GAP && gap > -size * 2
}

/** Raised and lowered small print stands in the line of its neighbour. */
export function sharesLine(
  one: { baseline: number; size: number },
  other: { baseline: number; size: number },
): boolean {
  const [large, small] = one.size >= other.size ? [one, other] : [other, one]
  const apart = large.baseline - small.baseline
  if (small.size < large.size * 0.8) return apart > -large.size * 0.3 && apart < large.size * 0.6
  return Math.abs(apart) < large.size * 0.35
}

/** Parts of a word that were drawn at different times. */
function joinTouching(pieces: Piece[]): Piece[] {
  const sorted = pieces.toSorted((one, other) => one.baseline - other.baseline || one.x - other.x)
  const joined: Piece[] = []
  for (const piece of sorted) {
    const near = joined
      .slice(-12)
      .find((other) => sharesLine(other, piece) && Math.abs(gapBetween(other, piece)) < piece.size * 0.22)
    if (near) for (const run of piece.runs) add(near, run)
    else joined.push(piece)
  }
  return joined
}

function gapBetween(one: Piece, other: Piece): number {
  return one.x <= other.x ? other.x - one.right : one.x - other.right
}

/** A large first letter that hangs beside several lines goes before the first of them. */
function withDropCaps(runs: readonly Run[]): readonly Run[] {
  const body = median(runs.map((run) => run.size))
  const caps = runs.filter((run) => run.size > body * 1.9 && /^[\p{L}«"„“]{1,2}$/u.test(run.text.trim()))
  if (caps.length === 0 || caps.length > 6) return runs
  const taken = new Map<Run, Run>()
  for (const cap of caps) {
    const top = cap.baseline - cap.size * 0.72
    const beside = runs
      .filter(
        (run) => run.size < cap.size * 0.6 && run.x >= cap.right - 2 && run.x - cap.right < run.size * 1.5,
      )
      .filter((run) => run.baseline > top && run.baseline < cap.baseline + run.size * 0.4)
      .toSorted((one, other) => one.baseline - other.baseline)[0]
    if (beside && /^\p{L}/u.test(beside.text)) taken.set(beside, cap)
  }
  const gone = new Set(taken.values())
  return runs
    .filter((run) => !gone.has(run))
    .map((run) => (taken.has(run) ? { ...run, text: taken.get(run)!.text.trim() + run.text } : run))
}

import { median } from './median.ts'
import { type Piece, sharesLine } from './pieces.ts'

/** Lines that both sides of a gutter must have. */
const SIDE_LINES = 3
/** Positions that are tried as gutter, those where most lines begin. */
const CANDIDATES = 40
/** Columns within columns that are looked for. */
const DEPTH = 5

type Band = { columns: boolean; pieces: Piece[] }

/**
 * The regions of a page in the order they are read, each of one column. Looks for the gutter that parts most lines into a
 * left and a right side, cuts the page into bands at the lines that cross it, and does the same with every part: a
 * recursive X-Y cut (Nagy & Seth 1984) that is led by gutters. Rows of a table are not parted.
 */
export function readingOrder(pieces: readonly Piece[], depth = DEPTH): Piece[][] {
  const sorted = pieces.toSorted((one, other) => one.baseline - other.baseline || one.x - other.x)
  const best = depth > 0 ? bestGutter(sorted) : undefined
  if (!best) return sorted.length > 0 ? [sorted] : []
  return best.bands.flatMap((band) => {
    if (!band.columns) return readingOrder(band.pieces, depth - 1)
    const left = band.pieces.filter((piece) => piece.x < best.at)
    const right = band.pieces.filter((piece) => piece.x >= best.at)
    const sides = [readingOrder(left, depth - 1), readingOrder(right, depth - 1)]
    return (isRightToLeft(band.pieces) ? sides.toReversed() : sides).flat()
  })
}

function bestGutter(sorted: Piece[]): { at: number; bands: Band[] } | undefined {
  let best: { at: number; bands: Band[]; score: number } | undefined
  for (const at of candidates(sorted)) {
    const bands = bandsAt(sorted, at)
    const score = bands.reduce((sum, band) => sum + (band.columns ? band.pieces.length : 0), 0)
    if (score > (best?.score ?? 0)) best = { at, bands, score }
  }
  return best
}

/** A little left of where several lines begin. */
function candidates(pieces: Piece[]): number[] {
  const starts = new Map<number, number>()
  for (const { x } of pieces) starts.set(Math.round(x / 3), (starts.get(Math.round(x / 3)) ?? 0) + 1)
  return [...starts]
    .filter(([start, count]) => count + (starts.get(start - 1) ?? 0) + (starts.get(start + 1) ?? 0) >= 2)
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, CANDIDATES)
    .map(([start]) => start * 3 - 2.5)
    .toSorted((one, other) => one - other)
}

/**
 * Stretches without a line that crosses `at`, and what is between them. What stands beside a piece that crosses, on its
 * baseline, is of that line: rows of a table are not cut in the middle.
 */
function bandsAt(sorted: Piece[], at: number): Band[] {
  const bands: Band[] = []
  let open: Piece[] = []
  const close = () => {
    if (open.length === 0) return
    const columns = areColumns(open, at)
    const last = bands.at(-1)
    if (!columns && last && !last.columns) last.pieces.push(...open)
    else bands.push({ columns, pieces: open })
    open = []
  }
  const crossing = new Set(sorted.filter(({ x, right }) => x < at && right > at).map(lineOf))
  for (const piece of sorted) {
    if (crossing.has(lineOf(piece))) {
      close()
      const last = bands.at(-1)
      if (last && !last.columns) last.pieces.push(piece)
      else bands.push({ columns: false, pieces: [piece] })
    } else open.push(piece)
  }
  close()
  return bands
}

/** The line that a piece is on, by its height on the page. */
function lineOf({ baseline }: Piece): number {
  return Math.round(baseline * 2)
}

function areColumns(pieces: Piece[], at: number): boolean {
  const left = pieces.filter((piece) => piece.x < at)
  const right = pieces.filter((piece) => piece.x >= at)
  if (left.length < SIDE_LINES || right.length < SIDE_LINES) return false
  const size = median(pieces.map((piece) => piece.size))
  // A few lines may stick out.
  const gap =
    quantile(
      right.map(({ x }) => x),
      0.05,
    ) -
    quantile(
      left.map((piece) => piece.right),
      0.95,
    )
  if (gap < size * 0.6) return false
  if (overlap(left, right) < 0.3) return false
  const aligned = alignment(left, right)
  if (aligned < 0.6) return true
  if (isProse(left) && isProse(right)) return !hasRows(pieces, left, right, size)
  return false
}

function quantile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)]!
}

/** Share of the lower side's height that stands beside the other. */
function overlap(left: Piece[], right: Piece[]): number {
  const [a, b] = [left, right].map((side) => [side[0]!.baseline - side[0]!.size, side.at(-1)!.baseline])
  const shared = Math.min(a![1]!, b![1]!) - Math.max(a![0]!, b![0]!)
  return shared / Math.max(1, Math.min(a![1]! - a![0]!, b![1]! - b![0]!))
}

/** Share of the lines of the shorter side with a line beside them. */
function alignment(left: Piece[], right: Piece[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left]
  let paired = 0
  let from = 0
  for (const piece of few) {
    while (from < many.length && many[from]!.baseline < piece.baseline - piece.size) from++
    for (let at = from; at < many.length && many[at]!.baseline <= piece.baseline + piece.size; at++) {
      if (Math.abs(many[at]!.baseline - piece.baseline) < piece.size * 0.12) {
        paired++
        break
      }
    }
  }
  return paired / few.length
}

function isProse(side: Piece[]): boolean {
  return side.length >= 4 && median(side.map((piece) => piece.length)) >= 20
}

/** Cells with several lines: after each wide gap both sides begin anew, again and again. */
function hasRows(pieces: Piece[], left: Piece[], right: Piece[], size: number): boolean {
  const baselines = pieces.map((piece) => piece.baseline)
  const steps = baselines.slice(1).map((y, at) => y - baselines[at]!)
  const pitch = median(steps.filter((step) => step > size * 0.5))
  const starts = baselines.filter((_, at) => at > 0 && steps[at - 1]! > pitch * 1.2)
  const both = starts.filter((start) => {
    const here = { baseline: start, size }
    return left.some((piece) => sharesLine(piece, here)) && right.some((piece) => sharesLine(piece, here))
  })
  return starts.length >= 3 && both.length >= starts.length * 0.8
}

function isRightToLeft(pieces: Piece[]): boolean {
  const rtl = pieces.filter((piece) => piece.runs.some((run) => run.rtl)).length
  return rtl > pieces.length / 2
}

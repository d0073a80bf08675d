import type { Line } from './lines.ts'
import type { Row } from './margins.ts'

/** Pages that something comes again on to be running, and their share of all from the first to the last, or of each other one. */
export const RUNNING = { pages: 3, share: 0.8 }
/** Points that it may stand higher or lower. */
const DRIFT = 6

/** A line in a margin, on a page counted from 0. */
export type Place = { page: number; row: Row; line: Line }

/** Whether places, all at one height, are on so many pages that what is there is running. */
export function isRunning(group: readonly Place[]): boolean {
  const on = pagesOf(group)
  const span = Math.max(...on) - Math.min(...on) + 1
  const most = isOfOneSide(on) ? (span + 1) / 2 : span
  return on.size >= RUNNING.pages && on.size >= most * RUNNING.share
}

/** Whether all are left pages, or all right ones. */
export function isOfOneSide(on: ReadonlySet<number>): boolean {
  return new Set([...on].map((page) => page % 2)).size === 1
}

/** The pages that places are on, counted from 0. */
export function pagesOf(group: readonly Place[]): Set<number> {
  return new Set(group.map(({ page }) => page))
}

/** Those on the same side and at the same height of the page together, the nearest to the edge first. */
export function byHeight<One extends Place>(group: readonly One[]): One[][] {
  const heights: One[][] = []
  let last = Number.NEGATIVE_INFINITY
  let side = ''
  for (const place of group.toSorted(
    (one, other) => one.row.side.localeCompare(other.row.side) || one.row.fromEdge - other.row.fromEdge,
  )) {
    if (place.row.side === side && place.row.fromEdge - last < DRIFT) heights.at(-1)!.push(place)
    else heights.push([place])
    last = place.row.fromEdge
    side = place.row.side
  }
  return heights
}

/** Those with the same key together, in their order. */
export function groupedBy<One>(all: readonly One[], keyOf: (one: One) => string): One[][] {
  return [...Map.groupBy(all, keyOf).values()]
}

import type { Change } from './diff.ts'

/** Where a changed phrase is: the place of its pair among the pairs, and its own among the changed phrases of that pair. */
export type Place = { at: number; phrase: number }

/** A stretch of text in its place; what is the same needs none. */
export type PlacedChange = Change & { place?: Place }

/** Whether two stretches belong to one changed phrase, or to none. */
export function isSamePhrase(one: PlacedChange, other: PlacedChange): boolean {
  return one.place?.at === other.place?.at && one.place?.phrase === other.place?.phrase
}

/** Points by which a level rises: level = floor(sqrt(points / 25)). */
const POINTS_PER_LEVEL = 25

/** What the first document that was read is worth. */
export const FIRST_DOCUMENT_POINTS = 5

/** What the first correct answer to a question is worth. */
export const ANSWER_POINTS = 2

/** The level that a number of points stands for. */
export function levelOf(points: number): number {
  return Math.floor(Math.sqrt(points / POINTS_PER_LEVEL))
}

/** The points at which `level` is reached. */
export function pointsFor(level: number): number {
  return level * level * POINTS_PER_LEVEL
}

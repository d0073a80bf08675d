/** Whether everything is to be tried, however long that takes (`npm run test:long`). */
export const isLong = process.env.TEST_LONG === '1'

/** The number of today: what is left out today is tried another day. TEST_DAY repeats the choice of one. */
export const day = Number(process.env.TEST_DAY ?? Math.floor(Date.now() / 86_400_000))

/** Returns all `cases` in a long run, otherwise about `count` of them: the first, and each day others of the rest. */
export function some<T>(cases: readonly T[], count: number): T[] {
  const step = isLong ? 1 : Math.max(1, Math.ceil(cases.length / count))
  return cases.filter((_, at) => at === 0 || (at + day) % step === 0)
}

/** Returns how many of something random to try: `long` in a long run, `short` otherwise. */
export function times(short: number, long: number): number {
  return isLong ? long : short
}

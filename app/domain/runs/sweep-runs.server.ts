import { and, lt, ne, sql } from 'drizzle-orm'
import { removeSome } from '#db/remove-some.server.ts'
import { runs } from '#db/schema/runs.ts'

/** An ended run is shown at its address for so many days. What came of it is kept elsewhere, or was refused. */
export const RUN_DAYS = 7

/** Removes ended runs that have had their time, what was typed and written included. */
export function sweepRuns(most: number): Promise<number> {
  const due = and(
    ne(runs.status, 'running'),
    lt(runs.heartbeatAt, sql`now() - ${RUN_DAYS} * interval '1 day'`),
  )
  return removeSome(runs, runs.id, due ?? sql`false`, most)
}

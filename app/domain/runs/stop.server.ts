import { and, eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { runs } from '#db/schema/runs.ts'
import { liveRun } from './live.server.ts'
import { findRun } from './run.server.ts'

/**
 * Stops a run: at once when this process works on it, otherwise within moments. What was delivered is kept, and charged
 * by its share. Stopping a run that has ended changes nothing. Throws not_found for what is not theirs.
 */
export async function stopRun(user: Pick<User, 'id'>, id: string): Promise<void> {
  const run = await findRun(user, id)
  if (!run) throw new AppError('not_found', 'There is no such text.')
  await db
    .update(runs)
    .set({ stopRequested: true })
    .where(and(eq(runs.id, id), eq(runs.userId, user.id), eq(runs.status, 'running')))
  liveRun(id)?.controller.abort('stop')
}

/** Stops everything that is being worked on for a person. */
export async function stopRunsOf(user: Pick<User, 'id'>): Promise<void> {
  const asked = await db
    .update(runs)
    .set({ stopRequested: true })
    .where(and(eq(runs.userId, user.id), eq(runs.status, 'running')))
    .returning({ id: runs.id })
  for (const { id } of asked) liveRun(id)?.controller.abort('stop')
}

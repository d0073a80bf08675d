import { and, eq, type SQL } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { db, notifier } from '#db/client.server.ts'
import { runs } from '#db/schema/runs.ts'
import { CHANNEL, liveRun } from './live.server.ts'
import { findRun } from './run.server.ts'

/** Begins the message by which a process is asked to stop a run that it works on; its id follows. */
export const STOP = 'stop '

/**
 * Stops a run: at once, whatever process works on it. What was delivered is kept, and charged
 * by its share. Stopping a run that has ended changes nothing. Throws not_found for what is not theirs.
 */
export async function stopRun(user: Pick<User, 'id'>, id: string): Promise<void> {
  const run = await findRun(user, id)
  if (!run) throw new AppError('not_found', 'There is no such text.')
  await db
    .update(runs)
    .set({ stopRequested: true })
    .where(and(eq(runs.id, id), eq(runs.userId, user.id), eq(runs.status, 'running')))
  await stopWherever(id)
}

/** Stops everything that is being worked on for a person, or what of it `which` says. */
export async function stopRunsOf(user: Pick<User, 'id'>, which?: SQL): Promise<void> {
  const asked = await db
    .update(runs)
    .set({ stopRequested: true })
    .where(and(eq(runs.userId, user.id), eq(runs.status, 'running'), which))
    .returning({ id: runs.id })
  for (const { id } of asked) await stopWherever(id)
}

/** Should the call not arrive, the process that works on the run reads of it with its next sign of life. */
async function stopWherever(id: string): Promise<void> {
  const here = liveRun(id)
  if (here) here.controller.abort('stop')
  else await notifier.notify(CHANNEL, STOP + id)
}

import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { runs } from '#db/schema/runs.ts'

const ended = (user: Pick<User, 'id'>) => and(eq(runs.userId, user.id), ne(runs.status, 'running'))

/** Deletes ended runs of theirs, what was typed and written included, as part of `tx`. */
export async function forgetRuns(
  tx: Database,
  user: Pick<User, 'id'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await tx.delete(runs).where(and(ended(user), inArray(runs.id, [...ids])))
}

/** Deletes all ended runs of theirs of some kinds. */
export async function forgetRunsOfKind(user: Pick<User, 'id'>, kinds: readonly string[]): Promise<void> {
  await db.delete(runs).where(and(ended(user), inArray(runs.kind, [...kinds])))
}

/** Deletes all ended runs of theirs that were asked about `id`, which their input has under `key`. */
export async function forgetRunsAbout(user: Pick<User, 'id'>, key: string, id: string): Promise<void> {
  await db.delete(runs).where(and(ended(user), sql`${runs.input} ->> ${key} = ${id}`))
}

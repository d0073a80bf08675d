import { desc, lt } from 'drizzle-orm'
import { pageOf } from '#app/domain/page.ts'
import { type Database, db } from '#db/client.server.ts'
import { removeSome } from '#db/remove-some.server.ts'
import { adminActions } from '#db/schema/accounts.ts'
import type { AdminAction } from './actions.ts'

const DAY = 86_400_000
/** How long it is kept who did what. */
const KEPT_DAYS = 365

/** Who did something: the address of an administrator, or the command line. */
export type By = string
export const COMMAND_LINE: By = 'command line'

/** Notes, in `tx`, what was done to whom. */
export async function note(
  tx: Pick<Database, 'insert'>,
  entry: { by: By; action: AdminAction; about: string | null; detail?: string },
): Promise<void> {
  await tx.insert(adminActions).values(entry)
}

const ACTIONS_PER_PAGE = 50

/** Returns a page of what was done, the newest first. */
export async function listActions(asked = 1) {
  const { before, ...shown } = pageOf(await db.$count(adminActions), ACTIONS_PER_PAGE, asked)
  const actions = await db
    .select()
    .from(adminActions)
    .orderBy(desc(adminActions.at), desc(adminActions.id))
    .limit(ACTIONS_PER_PAGE)
    .offset(before)
  return { actions, ...shown }
}

/** Removes at most so many entries that are older than a year; answers how many. */
export function sweepActions(most: number, now = new Date()): Promise<number> {
  return removeSome(
    adminActions,
    adminActions.id,
    lt(adminActions.at, new Date(now.getTime() - KEPT_DAYS * DAY)),
    most,
  )
}

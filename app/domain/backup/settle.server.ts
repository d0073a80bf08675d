import { and, eq, inArray, sql } from 'drizzle-orm'
import { letObjectsGo } from '#app/domain/library/quota.server.ts'
import type { LetterJob } from '#app/domain/mail/compose.server.ts'
import type { SendLetter } from '#app/domain/mail/queue.server.ts'
import type { Database } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { documents, storedObjects } from '#db/schema/library.ts'
import { runs } from '#db/schema/runs.ts'
import type { Manifest } from './layout.ts'
import { lettersIn } from './load.server.ts'

const GONE = 'This file was not in the storage any more when a backup was made. Please upload it again.'
/** Nobody works on anything any more: whoever looks after such things takes them up at once. */
const LONG_AGO = sql`now() - interval '1 day'`

/** Makes of restored rows a system that can go on: what was under way is taken up, what is not there is not named. */
export async function settleRestored(
  tx: Database,
  folder: string,
  { objects }: Manifest,
  send: SendLetter | undefined,
): Promise<void> {
  for (const key of objects.missing) await forgetBytes(tx, key)
  const unread = inArray(documents.status, ['waiting', 'reading'])
  await tx.update(documents).set({ heartbeatAt: LONG_AGO }).where(unread)
  await tx.update(runs).set({ heartbeatAt: LONG_AGO }).where(eq(runs.status, 'running'))
  if (!send) return
  for await (const letter of lettersIn(folder)) await send(tx, letter as LetterJob)
}

/** Bytes that were not there: mostly, their owner deleted them between the rows and the bytes of a backup. */
async function forgetBytes(tx: Database, key: string): Promise<void> {
  const unread = and(eq(documents.storageKey, key), inArray(documents.status, ['waiting', 'reading']))
  await tx.update(documents).set({ status: 'failed', error: GONE }).where(unread)
  await tx.update(documents).set({ storageKey: null }).where(eq(documents.storageKey, key))
  await tx.update(users).set({ profilePicture: null }).where(eq(users.profilePicture, key))
  const [object] = await tx
    .select({ ownerId: storedObjects.ownerId })
    .from(storedObjects)
    .where(eq(storedObjects.key, key))
  if (object) await letObjectsGo(tx, { id: object.ownerId }, [key], 'kept')
}

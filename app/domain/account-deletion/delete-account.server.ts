import { and, eq } from 'drizzle-orm'
import { withBillingClosed } from '#app/domain/billing/close.server.ts'
import { forgetStorage } from '#app/domain/library/quota.server.ts'
import { removeObjects } from '#app/domain/library/remove.server.ts'
import { forgetLetters } from '#app/domain/mail/queue.server.ts'
import { stopRunsOf } from '#app/domain/runs/stop.server.ts'
import { db } from '#db/client.server.ts'
import { adminActions, users } from '#db/schema/accounts.ts'
import { storedObjects } from '#db/schema/library.ts'
import { forgetInvitations } from '#app/domain/accounts/invitations.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'

/**
 * Deletes an account and everything that belongs to it. A subscription is ended first; where that fails nothing is
 * deleted, and it throws unavailable. Then rows go in one transaction, the bytes of files right after it.
 * Bytes that cannot be removed at once are marked, and removed by the sweep. What is being worked on is stopped, and
 * letters that are not sent yet are not sent any more.
 */
export async function deleteAccount(user: Pick<User, 'id' | 'email'>): Promise<void> {
  await withBillingClosed(user, async () => {
    await stopRunsOf(user)
    await forgetLetters(user)
    await db.transaction(async (tx) => {
      await forgetStorage(tx, user.id)
      await forgetInvitations(tx, user.email)
      await tx.update(adminActions).set({ about: null }).where(eq(adminActions.about, user.email))
      await tx.delete(users).where(eq(users.id, user.id))
    })
  })
  const going = await db
    .select({ key: storedObjects.key })
    .from(storedObjects)
    .where(and(eq(storedObjects.ownerId, user.id), eq(storedObjects.state, 'going')))
  await removeObjects(going.map(({ key }) => key))
}

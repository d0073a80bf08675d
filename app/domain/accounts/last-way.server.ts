import { eq } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { type Database, db } from '#db/client.server.ts'
import { identities, passkeys, users } from '#db/schema/accounts.ts'
import type { User } from './user.server.ts'

/** Takes a way into an account off by `remove`. Throws conflict, with nothing removed, when no other is left. */
export async function takeWayOff(
  user: Pick<User, 'id'>,
  remove: (tx: Database) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Held until the end, so that two ways in cannot be taken away at once.
    const [row] = await tx
      .select({ password: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update')
    await remove(tx)
    if (row?.password) return
    const left =
      (await tx.$count(identities, eq(identities.userId, user.id))) +
      (await tx.$count(passkeys, eq(passkeys.userId, user.id)))
    if (left === 0)
      throw new AppError('conflict', 'Set a password first: without it you could not sign in any more.')
  })
}

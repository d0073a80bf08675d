import { and, eq, isNull, ne } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { emailTokens, sessions, users } from '#db/schema/accounts.ts'
import { hashPassword, verifyPassword } from './password.server.ts'
import type { User } from './user.server.ts'

async function hashOf(user: Pick<User, 'id'>): Promise<string | null> {
  const [found] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user.id))
  return found?.hash ?? null
}

/** Whether the account has a password at all; those who come in another way may have none. */
export async function hasPassword(user: Pick<User, 'id'>): Promise<boolean> {
  return (await hashOf(user)) !== null
}

/**
 * Makes sure that it is the owner who asks for something that cannot be taken back. Throws forbidden for a wrong
 * password; an account without one lets its session be enough.
 */
export async function confirmPassword(user: Pick<User, 'id'>, password: string): Promise<void> {
  const hash = await hashOf(user)
  if (hash === null) return
  if (!(await verifyPassword(password, hash))) throw wrongPassword()
}

function wrongPassword(): AppError {
  return new AppError('forbidden', 'That is not your current password. Nothing was changed.')
}

/**
 * Gives the account a new password and signs it out everywhere but in the session `kept`. `current` must be the old
 * password, when there is one. Throws forbidden when it is not.
 */
export async function changePassword(
  user: Pick<User, 'id'>,
  { current, next, kept }: { current: string; next: string; kept: string | null },
): Promise<void> {
  const before = await hashOf(user)
  if (before !== null && !(await verifyPassword(current, before))) throw wrongPassword()
  const passwordHash = await hashPassword(next)
  await db.transaction(async (tx) => {
    const unchanged = before === null ? isNull(users.passwordHash) : eq(users.passwordHash, before)
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), unchanged))
      .returning({ id: users.id })
    // Somebody changed it between the two questions: what was typed is no longer the current one.
    if (changed.length === 0) throw wrongPassword()
    const others = kept === null ? undefined : ne(sessions.id, kept)
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), others))
    await tx.delete(emailTokens).where(and(eq(emailTokens.userId, user.id), eq(emailTokens.kind, 'reset')))
  })
}

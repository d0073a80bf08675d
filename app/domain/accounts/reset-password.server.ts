import { and, eq, sql } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { emailTokens, sessions, users } from '#db/schema/accounts.ts'
import { isAcademic } from './academic.ts'
import { findEmailToken, takeEmailToken } from './email-tokens.server.ts'
import { emailKey } from './email.ts'
import { hashPassword } from './password.server.ts'
import { type User, userColumns } from './user.server.ts'
import { spentLink } from './verify-email.server.ts'

/**
 * Sets a new password for whom the link was sent to, ends all their sessions and makes their other links worthless.
 * The address counts as confirmed: only who reads its letters has the link. Throws not_found for a spent link.
 */
export async function resetPassword(token: string, password: string, now = new Date()): Promise<User> {
  // A stranger with a made-up link does not get to have passwords hashed.
  if (!(await findEmailToken(token, 'reset', now))) throw spentLink()
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const taken = await takeEmailToken(tx, token, 'reset', now)
    if (!taken) throw spentLink()
    const [user] = await tx
      .update(users)
      .set({
        passwordHash,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
        isEduUser: isAcademic(taken.email),
      })
      .where(and(eq(users.id, taken.userId), eq(users.emailKey, emailKey(taken.email))))
      .returning(userColumns)
    if (!user) throw spentLink()
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await tx.delete(emailTokens).where(eq(emailTokens.userId, user.id))
    return user
  })
}

import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { db, prepared, value } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { emailKey } from './email.ts'
import type { SignIn } from './forms.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.server.ts'
import { type Entering, enteringColumns } from './user.server.ts'

const byEmail = prepared((db) =>
  db
    .select({ user: enteringColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.emailKey, value(users.emailKey, 'emailKey')))
    .prepare('user_by_email'),
)

/**
 * Returns the person with that address and password, whose hash is made anew when passwords cost more by now. Throws signed_out with the same sentence, after the same work, whether
 * the address is unknown, has no password or the password is wrong.
 */
export async function signIn(input: SignIn): Promise<Entering> {
  const [found] = await byEmail().execute({ emailKey: emailKey(input.email) })
  const right = await verifyPassword(input.password, found?.passwordHash)
  if (!found || !right) throw new AppError('signed_out', 'The email address or the password is wrong.')
  if (found.passwordHash && isOutdated(found.passwordHash)) {
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(input.password) })
      .where(and(eq(users.id, found.user.id), eq(users.passwordHash, found.passwordHash)))
  }
  return found.user
}

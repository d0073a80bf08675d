import { eq } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { identitiesOf } from './identities.server.ts'
import { passkeysOf } from './passkeys.server.ts'
import { listSessions } from './sessions.server.ts'
import { twoFactorOf } from './two-factor.server.ts'
import type { User } from './user.server.ts'

/** Everything about how an account is entered, for its owner to look at. */
export async function waysInto(user: Pick<User, 'id'>) {
  const [[row], twoFactor, identities, passkeys, sessions] = await Promise.all([
    db.select({ password: users.passwordHash }).from(users).where(eq(users.id, user.id)),
    twoFactorOf(user),
    identitiesOf(user),
    passkeysOf(user),
    listSessions(user),
  ])
  return {
    hasPassword: row?.password != null,
    twoFactor,
    identities,
    passkeys,
    sessions,
  }
}

/** Whether somebody has proved that the address of their account is theirs. */
export async function isVerified(user: Pick<User, 'id'>): Promise<boolean> {
  const [row] = await db
    .select({ verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, user.id))
  return row?.verifiedAt != null
}

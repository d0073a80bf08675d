import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { emailKey } from '#app/domain/accounts/email.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { env } from '#app/env.server.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'

const KEYS = new Set(env.adminEmails.map(emailKey))

/**
 * Returns whether somebody keeps this server: their address is named in ADMIN_EMAILS, and they have confirmed that it is
 * theirs, as anybody could make an account with it.
 */
export async function isAdministrator(user: Pick<User, 'id' | 'email'>): Promise<boolean> {
  if (!KEYS.has(emailKey(user.email))) return false
  const confirmed = and(eq(users.id, user.id), isNotNull(users.emailVerifiedAt), isNull(users.disabledAt))
  return (await db.$count(users, confirmed)) > 0
}

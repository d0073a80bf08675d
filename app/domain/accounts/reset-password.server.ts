import { eq } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { findEmailToken, takeEmailToken } from './email-tokens.server.ts'
import type { Removed } from './credentials.ts'
import { emailKey } from './email.ts'
import { refuseOwnWords } from './own-words.server.ts'
import { hashPassword } from './password.server.ts'
import { type Proven, proveAddress, removeCredentials } from './prove-address.server.ts'
import { lockAccount } from './user.server.ts'
import { spentLink } from './prove-by-link.server.ts'

/**
 * Sets a new password for whom the link was sent to. The address counts as proven: only who reads its letters has the
 * link; what that leaves of the ways into the account `proveAddress` decides. Throws
 * not_found for a spent link, invalid for a password that is guessed soon.
 */
export async function resetPassword(token: string, password: string, now = new Date()): Promise<Proven> {
  // A stranger with a made-up link does not get to have passwords hashed.
  const link = await findEmailToken(token, 'reset', now)
  if (!link) throw spentLink()
  await refuseOwnWords(link.userId, password)
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await lockAccount(tx, link.userId)
    const taken = await takeEmailToken(tx, token, 'reset', now)
    const proven = taken && (await proveAddress(tx, { ...taken, proof: 'reset' }, now))
    if (!proven) throw spentLink()
    await tx.update(users).set({ passwordHash }).where(eq(users.id, proven.user.id))
    return proven
  })
}

/**
 * Sets a new password for the account with that address on the word of whoever keeps this server, and takes away
 * everything else that opened it. Answers what went. Throws not_found when there is no such account.
 */
export async function setPassword(email: string, password: string): Promise<Removed> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  if (!account) throw noSuchAccount(email)
  await refuseOwnWords(account.id, password)
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, account.id))) throw noSuchAccount(email)
    const removed = await removeCredentials(tx, account.id)
    await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    return removed
  })
}

function noSuchAccount(email: string): AppError {
  return new AppError('not_found', `There is no account for ${email}.`)
}

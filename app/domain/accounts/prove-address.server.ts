import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { emailTokens, identities, passkeys, recoveryCodes, sessions, users } from '#db/schema/accounts.ts'
import { isAcademic } from './academic.ts'
import { emailKey } from './email.ts'
import { type Entering, endBegun, enteringColumns, lockAccount } from './user.server.ts'
import { CREDENTIALS, type Removed, type Credential } from './credentials.ts'
import { revokeTokensOf } from './revoke-tokens.server.ts'

/** How somebody shows that an address is theirs: a link in a letter of one of three kinds, or the word of a provider for it. */
export type Proof = 'confirmation' | 'change' | 'reset' | 'provider'

/**
 * What outlives a proof: of an address that nobody had proven before (`first`), and of one that had been (`again`).
 * Anybody can open an account with the address of somebody else and put ways in there, so what is older than the first
 * proof stays only when the prover has shown that it is theirs as well. A confirmation and a change are given together
 * with the account's session or password; a reset and a provider show the address alone.
 */
const SURVIVES: Record<Proof, Record<'first' | 'again', readonly Credential[]>> = {
  confirmation: { first: CREDENTIALS, again: CREDENTIALS },
  change: { first: without('link'), again: without('link') },
  // Whoever forgot their password keeps what they had set up beside it; a thief who knew it keeps nothing that it opened.
  reset: { first: [], again: ['identity', 'passkey', 'authenticator', 'recovery_code'] },
  provider: { first: [], again: CREDENTIALS },
}

function without(removed: Credential): Credential[] {
  return CREDENTIALS.filter((way) => way !== removed)
}

type Remove = (tx: Database, userId: string) => Promise<number>

const REMOVE: Record<Credential, Remove> = {
  async password(tx, id) {
    const theirs = and(eq(users.id, id), isNotNull(users.passwordHash))
    return (await tx.update(users).set({ passwordHash: null }).where(theirs).returning({ id: users.id }))
      .length
  },
  async session(tx, id) {
    return (await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id })).length
  },
  async identity(tx, id) {
    const removed = await tx
      .delete(identities)
      .where(eq(identities.userId, id))
      .returning({ id: identities.userId })
    return removed.length
  },
  async passkey(tx, id) {
    return (await tx.delete(passkeys).where(eq(passkeys.userId, id)).returning({ id: passkeys.id })).length
  },
  async authenticator(tx, id) {
    const on = await tx.$count(users, and(eq(users.id, id), isNotNull(users.totpSince)))
    await tx
      .update(users)
      .set({ totpSecret: null, totpSince: null, totpLastStep: null })
      .where(eq(users.id, id))
    return on
  },
  async recovery_code(tx, id) {
    const [left] = await tx
      .select({ codes: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt)))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id))
    return left?.codes ?? 0
  },
  api_token: (tx, id) => revokeTokensOf(tx, { id }),
  async link(tx, id) {
    return (await tx.delete(emailTokens).where(eq(emailTokens.userId, id)).returning({ id: emailTokens.id }))
      .length
  },
}

/** The person whose address is proven now, the address they had, and how many of which ways in had to go. */
export type Proven = { user: Entering; before: string; removed: Removed }

/**
 * Records in `tx` that `email` is proven to be the address of the account `userId`, and takes away whatever way into it
 * does not outlive that (see SURVIVES). A change gives the account that address; for every other proof it must be the
 * account's already. Null when it is not, or the account has gone. A change to an address somebody has throws the
 * database's "taken".
 */
export async function proveAddress(
  tx: Database,
  { userId, email, proof }: { userId: string; email: string; proof: Proof },
  now = new Date(),
): Promise<Proven | null> {
  // Held until the end: ways in are added under the same lock (see addCredential), so that none slips in behind the sweep.
  const account = await lockAccount(tx, userId)
  if (!account || (proof !== 'change' && account.emailKey !== emailKey(email))) return null
  const survives = SURVIVES[proof][account.verifiedAt === null ? 'first' : 'again']
  const removed = await removeCredentials(tx, userId, survives)
  const address = proof === 'change' ? { email, emailKey: emailKey(email) } : {}
  const emailVerifiedAt = proof === 'change' ? now : (account.verifiedAt ?? now)
  const [user] = await tx
    .update(users)
    .set({ ...address, emailVerifiedAt, isEduUser: isAcademic(email) })
    .where(eq(users.id, userId))
    .returning(enteringColumns)
  return user ? { user, before: account.email, removed } : null
}

/**
 * Takes everything from an account that opens it and is not in `kept`; answers how many of which. The account must be
 * held by `tx` (see lockAccount). Sign-ins that have begun with what went lead nowhere.
 */
export async function removeCredentials(
  tx: Database,
  userId: string,
  kept: readonly Credential[] = [],
): Promise<Removed> {
  const removed = new Map<Credential, number>()
  for (const credential of CREDENTIALS) {
    if (kept.includes(credential)) continue
    const count = await REMOVE[credential](tx, userId)
    if (count > 0) removed.set(credential, count)
  }
  if (!kept.includes('session')) await endBegun(tx, userId)
  return Object.fromEntries(removed)
}

import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#app/brand.ts'
import { AppError } from '#app/domain/errors.ts'
import { seal, unseal } from '#app/domain/secret.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { recoveryCodes, users } from '#db/schema/accounts.ts'
import { addCredential, type Owner, requireRecentAuthentication } from './reauthenticate.server.ts'
import { emailKey } from './email.ts'
import { findEmailToken, takeEmailToken } from './email-tokens.server.ts'
import { spentLink } from './prove-by-link.server.ts'
import { lockAccount, type User } from './user.server.ts'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
/** Steps before and after the present one that are accepted too: clocks differ. */
const WINDOW = 1
export const RECOVERY_CODES = 10
const CODE_BYTES = 10
const PURPOSE = 'totp'

type Person = Pick<User, 'id'>

function totpOf(secret: string, email?: string): TOTP {
  return new TOTP({
    issuer: brand.name,
    label: email ?? brand.name,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  })
}

export type TwoFactor = { on: boolean; since: Date | null; codesLeft: number }

/** Whether signing in to the account asks for a code, and how many recovery codes are left. */
export async function twoFactorOf(user: Person): Promise<TwoFactor> {
  const [[row], [left]] = await Promise.all([
    db.select({ since: users.totpSince }).from(users).where(eq(users.id, user.id)),
    db
      .select({ codes: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, user.id), isNull(recoveryCodes.usedAt))),
  ])
  const since = row?.since ?? null
  return { on: since !== null, since, codesLeft: left?.codes ?? 0 }
}

/**
 * The secret for an authenticator app and its `otpauth:` address. It asks for nothing yet: `confirmTwoFactor` does that.
 * Asked again before that, it is the same one, so that a reload does not spoil what was scanned.
 * Throws conflict when two-step sign-in is on already.
 */
export async function offerTwoFactor(
  user: Pick<User, 'id' | 'email'>,
): Promise<{ secret: string; uri: string }> {
  const fresh = new Secret({ size: SECRET_BYTES }).base32
  await db
    .update(users)
    .set({ totpSecret: seal(fresh, PURPOSE) })
    .where(and(eq(users.id, user.id), isNull(users.totpSecret)))
  const found = await secretOf(user)
  if (found?.since) throw new AppError('conflict', 'Two-step sign-in is already on.')
  let secret = found && unseal(found.sealed, PURPOSE)
  if (!secret) {
    // Sealed under a secret that this server no longer has: nobody can have scanned it with success.
    secret = fresh
    await db
      .update(users)
      .set({ totpSecret: seal(fresh, PURPOSE) })
      .where(and(eq(users.id, user.id), isNull(users.totpSince)))
  }
  return { secret, uri: totpOf(secret, user.email).toString() }
}

async function secretOf(user: Person): Promise<{ sealed: string; since: Date | null } | null> {
  const [row] = await db
    .select({ sealed: users.totpSecret, since: users.totpSince })
    .from(users)
    .where(eq(users.id, user.id))
  return row?.sealed ? { sealed: row.sealed, since: row.since } : null
}

/**
 * Turns two-step sign-in on with the first code of the app. Answers the recovery codes, which are shown this once. Throws
 * invalid for a wrong code, forbidden unless the owner showed in the last ten minutes who they are (see addCredential).
 */
export async function confirmTwoFactor(owner: Owner, code: string, now = new Date()): Promise<string[]> {
  const found = await secretOf(owner)
  if (!found || found.since) throw nothingToConfirm()
  // Before the code is used up: none works twice.
  await requireRecentAuthentication(owner, now)
  const typed = digitsOf(code)
  if (!typed || !(await spendAppCode(owner, found.sealed, typed, now))) throw wrongCode()
  return addCredential(
    owner,
    async (tx) => {
      // The very secret whose code was shown: another window may have ended that one meanwhile.
      const offered = and(eq(users.id, owner.id), eq(users.totpSecret, found.sealed), isNull(users.totpSince))
      const turnedOn = await tx
        .update(users)
        .set({ totpSince: now })
        .where(offered)
        .returning({ id: users.id })
      if (turnedOn.length === 0) throw nothingToConfirm()
      return replaceCodes(tx, owner)
    },
    now,
  )
}

/** Turns two-step sign-in off and forgets its secret and codes. */
export async function endTwoFactor(user: Person): Promise<void> {
  await db.transaction((tx) => forget(tx, user.id))
}

/** The same for whom the link of a letter is for; answers who it is. Throws not_found for a spent link. */
export async function endTwoFactorByLink(
  token: string,
  now = new Date(),
): Promise<Pick<User, 'id' | 'email'>> {
  const link = await findEmailToken(token, 'two_step', now)
  if (!link) throw spentLink()
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, link.userId)
    const taken = await takeEmailToken(tx, token, 'two_step', now)
    // Of an address that is theirs no more it opens nothing.
    if (!account || !taken || account.emailKey !== emailKey(taken.email)) throw spentLink()
    await forget(tx, link.userId)
    return { id: link.userId, email: account.email }
  })
}

async function forget(tx: Pick<Database, 'update' | 'delete'>, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ totpSecret: null, totpSince: null, totpLastStep: null })
    .where(eq(users.id, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Ten new recovery codes; the old ones stop working. Only their hashes are stored. Throws like `addCredential`. */
export function newRecoveryCodes(owner: Owner): Promise<string[]> {
  return addCredential(owner, async (tx) => {
    if ((await tx.$count(users, and(eq(users.id, owner.id), isNotNull(users.totpSince)))) === 0)
      throw new AppError('conflict', 'Two-step sign-in is off, so there is nothing to recover from.')
    return replaceCodes(tx, owner)
  })
}

function nothingToConfirm(): AppError {
  return new AppError('conflict', 'There is nothing to confirm. Please begin again.')
}

async function replaceCodes(tx: Database, { id }: Person): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId: id, codeHash: hashOf(code) })))
  return codes
}

/** Letters and digits that cannot be taken for one another (Crockford's base 32), in groups of four. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

function newCode(): string {
  let bits = BigInt(`0x${randomBytes(CODE_BYTES).toString('hex')}`)
  let code = ''
  for (let at = 0; at < (CODE_BYTES * 8) / 5; at++, bits >>= 5n) code += ALPHABET[Number(bits & 31n)]
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

function hashOf(code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return createHash('sha256').update(plain).digest('base64url')
}

/** The six digits of an app's code, however they were grouped; undefined when it is something else. */
function digitsOf(typed: string): string | undefined {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

function wrongCode(): AppError {
  return new AppError(
    'invalid',
    'That code is not right. Type the six digits that your app shows now; each works once.',
  )
}

/**
 * Uses up a code of the app or a recovery code. Answers which it was. Throws invalid when it is neither, also for a code
 * that was used before.
 */
export async function spendCode(user: Person, code: string, now = new Date()): Promise<'app' | 'recovery'> {
  const found = await secretOf(user)
  const typed = digitsOf(code)
  if (typed) {
    if (found?.since && (await spendAppCode(user, found.sealed, typed, now))) return 'app'
    throw wrongCode()
  }
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, user.id),
        eq(recoveryCodes.codeHash, hashOf(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  if (used.length === 0) throw wrongCode()
  return 'recovery'
}

/** Whether the app's code is right and newer than the last one used; it counts as used then. */
async function spendAppCode(user: Person, sealed: string, code: string, now: Date): Promise<boolean> {
  const secret = unseal(sealed, PURPOSE)
  if (!secret) return false
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  if (delta === null) return false
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
  const used = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(users.id, user.id),
        isNotNull(users.totpSecret),
        or(isNull(users.totpLastStep), lt(users.totpLastStep, step)),
      ),
    )
    .returning({ id: users.id })
  return used.length > 0
}

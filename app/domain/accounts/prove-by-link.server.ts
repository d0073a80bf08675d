import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { type Database, db } from '#db/client.server.ts'
import { sessions } from '#db/schema/accounts.ts'
import { findEmailToken, takeEmailToken } from './email-tokens.server.ts'
import { hashOf, verifyPassword } from './password.server.ts'
import { type Proof, type Proven, proveAddress } from './prove-address.server.ts'
import type { Owner } from './reauthenticate.server.ts'
import { lockAccount } from './user.server.ts'

/** What somebody who came with a link shows of an account: who is signed in, and the password they typed. */
export type Shown = { signedIn: Owner | null; password: string }

/** What showed that an account is theirs. */
type Held = { sessionId: string } | { passwordHash: string }

/** Why a link of a letter leads nowhere: never which of the reasons it was. */
export function spentLink(): AppError {
  return new AppError('not_found', 'This link has been used or has expired. You can ask for a new one.')
}

function notTheirs(): AppError {
  return new AppError('forbidden', 'That is not the password of this account. Nothing was changed.')
}

/**
 * Uses a link that proves an address, for whoever shows that the account is theirs as well: a stranger may have opened it,
 * or asked for the letter. Throws not_found for a link that is unknown, used, expired or for an address since changed,
 * forbidden for somebody who does not hold the account, invalid for no password; the link then stays good.
 */
export async function proveByLink(
  token: string,
  { kind, proof }: { kind: 'verify' | 'change'; proof: Proof },
  shown: Shown,
  now = new Date(),
): Promise<Proven> {
  const link = await findEmailToken(token, kind, now)
  if (!link) throw spentLink()
  const held = await heldBy(link.userId, shown)
  return db.transaction(async (tx) => {
    await requireStillHeld(tx, link.userId, held)
    const taken = await takeEmailToken(tx, token, kind, now)
    const proven = taken && (await proveAddress(tx, { ...taken, proof }, now))
    if (!proven) throw spentLink()
    return proven
  })
}

async function heldBy(userId: string, { signedIn, password }: Shown): Promise<Held> {
  if (signedIn?.id === userId && signedIn.sessionId) return { sessionId: signedIn.sessionId }
  if (password === '') throw new AppError('invalid', 'Please enter the password of this account.')
  const passwordHash = await hashOf({ id: userId })
  if (!(await verifyPassword(password, passwordHash)) || passwordHash === null) throw notTheirs()
  return { passwordHash }
}

/** Under the account's lock: its owner may have thrown everybody out since. */
async function requireStillHeld(tx: Database, userId: string, held: Held): Promise<void> {
  const account = await lockAccount(tx, userId)
  const isHeld =
    'sessionId' in held
      ? (await tx.$count(sessions, and(eq(sessions.id, held.sessionId), eq(sessions.userId, userId)))) > 0
      : account?.passwordHash === held.passwordHash
  if (!isHeld) throw notTheirs()
}

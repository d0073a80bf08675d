import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { type Database, db } from '#db/client.server.ts'
import { sessions } from '#db/schema/accounts.ts'
import { hashOf, verifyPassword } from './password.server.ts'
import { lockAccount } from './user.server.ts'

/** Somebody who is signed in, and the session they are signed in with. */
export type Owner = { id: string; sessionId: string | null }

/** For so long after they last showed who they are, people are not asked again before they add a way in. In ms. */
export const RECENT_MS = 600_000

/** Who is asked to confirm has done nothing wrong: pages that can ask do so when they see `confirm`. */
function reauthenticationNeeded(): AppError {
  const message = 'Please confirm again that it is you: the last time was more than ten minutes ago.'
  return new AppError('forbidden', message, { details: { confirm: true } })
}

const recently = ({ id, sessionId }: Owner, now: Date) =>
  and(
    eq(sessions.id, sessionId ?? ''),
    eq(sessions.userId, id),
    gt(sessions.authenticatedAt, new Date(now.getTime() - RECENT_MS)),
  )

/** Whether `owner` showed who they are in the last ten minutes, in the session they are using. */
export async function isRecentlyAuthenticated(owner: Owner, now = new Date()): Promise<boolean> {
  return (await db.$count(sessions, recently(owner, now))) > 0
}

/** Throws forbidden unless `owner` showed who they are in the last ten minutes. */
export async function requireRecentAuthentication(owner: Owner, now = new Date()): Promise<void> {
  if (!(await isRecentlyAuthenticated(owner, now))) throw reauthenticationNeeded()
}

/** Notes that whoever uses the session has just shown that the account is theirs. */
export async function markAuthenticated({ id, sessionId }: Owner, now = new Date()): Promise<void> {
  await db
    .update(sessions)
    .set({ authenticatedAt: now })
    .where(and(eq(sessions.id, sessionId ?? ''), eq(sessions.userId, id)))
}

/**
 * Makes sure that it is the owner who asks for something that matters, and notes that it was. Throws forbidden for a
 * wrong password; for an account that has none, unless its owner signed in within the last ten minutes.
 */
export async function reauthenticate(owner: Owner, password: string, now = new Date()): Promise<void> {
  const hash = await hashOf(owner)
  if (hash === null) {
    await requireRecentAuthentication(owner, now)
    return
  }
  if (!(await verifyPassword(password, hash))) throw wrongPassword()
  await markAuthenticated(owner, now)
}

export function wrongPassword(): AppError {
  const message = 'That is not your current password. Nothing was changed.'
  return new AppError('forbidden', message, { details: { field: 'current' } })
}

/**
 * Has `add` put a new way into the account of somebody who showed in the last ten minutes that it is theirs; in one
 * transaction that holds the account, so that it cannot come to be after whoever proved the address threw all others
 * out. Throws signed_out when the session has ended meanwhile, forbidden when they have to show it again.
 */
export async function addCredential<T>(
  owner: Owner,
  add: (tx: Database) => Promise<T>,
  now = new Date(),
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner.id)
    const here = and(eq(sessions.id, owner.sessionId ?? ''), eq(sessions.userId, owner.id))
    if ((await tx.$count(sessions, here)) === 0) throw new AppError('signed_out', 'Please sign in first.')
    if ((await tx.$count(sessions, recently(owner, now))) === 0) throw reauthenticationNeeded()
    return add(tx)
  })
}

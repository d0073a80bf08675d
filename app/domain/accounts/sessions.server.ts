import { hash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne, type SQL } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { db, prepared, value } from '#db/client.server.ts'
import { removeSome } from '#db/remove-some.server.ts'
import { sessions, users } from '#db/schema/accounts.ts'
import { type Entering, endBegun, lockAccount, type User, userColumns } from './user.server.ts'

const DAY = 86_400_000
/** A session ends this long after it was last used, and in any case this long after signing in. */
export const IDLE_MS = 30 * DAY
export const ABSOLUTE_MS = 180 * DAY
/** How stale `lastSeenAt` may get: it is not worth a write on every request. */
const TOUCH_MS = 3_600_000

function idOf(token: string): string {
  return hash('sha256', token, 'base64url')
}

/**
 * Signs a person in and answers the token for their cookie; only its hash is stored. Throws signed_out when what they
 * showed, as of `credentialVersion`, no longer opens the account: its owner has thrown everybody out since. Throws
 * forbidden when the account is disabled.
 */
export async function startSession(
  { id: userId, credentialVersion }: Pick<Entering, 'id' | 'credentialVersion'>,
  userAgent: string | null,
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (account?.credentialVersion !== credentialVersion)
      throw new AppError('signed_out', 'This account was changed while you signed in. Please sign in again.')
    if (account.disabledAt)
      throw new AppError(
        'forbidden',
        'This account was disabled by an administrator of this server. Please write to them. Nothing in it was deleted.',
      )
    await tx.insert(sessions).values({
      id: idOf(token),
      userId,
      userAgent: userAgent?.slice(0, 300),
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
      expiresAt: new Date(now.getTime() + IDLE_MS),
    })
  })
  return token
}

const bySession = prepared((db) =>
  db
    .select({ user: userColumns, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, value(sessions.id, 'id')),
        gt(sessions.expiresAt, value(sessions.expiresAt, 'now')),
      ),
    )
    .prepare('user_by_session'),
)

/** Who the token belongs to and the session's id; null when it is unknown, ended or expired. */
export async function findSession(
  token: string,
  now = new Date(),
): Promise<{ user: User; sessionId: string } | null> {
  if (token.length !== 43) return null
  const id = idOf(token)
  const [found] = await bySession().execute({ id, now })
  if (!found) return null
  if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_MS) {
    const expiresAt = new Date(Math.min(now.getTime() + IDLE_MS, found.createdAt.getTime() + ABSOLUTE_MS))
    await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, id))
  }
  return { user: found.user, sessionId: id }
}

/** Ends one session: its cookie is worth nothing from now on. */
export async function endSession(sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

export type SessionRow = { id: string; userAgent: string | null; createdAt: Date; lastSeenAt: Date }

/** Where `user` is signed in, the last used first. The ids open nothing: they are hashes. */
export function listSessions(user: Pick<User, 'id'>, now = new Date()): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(100)
}

/** Signs `user` out of one place. False when it is not theirs or has ended. */
export async function endSessionOf(user: Pick<User, 'id'>, sessionId: string): Promise<boolean> {
  return (await endThose(user, eq(sessions.id, sessionId))) > 0
}

/** Signs `user` out everywhere but in the session `kept`; answers in how many places. */
export async function endOtherSessions(user: Pick<User, 'id'>, kept: string | null): Promise<number> {
  return endThose(user, kept === null ? undefined : ne(sessions.id, kept))
}

/** Ends the sessions of `user` that `which` holds for, and what they have begun. */
function endThose(user: Pick<User, 'id'>, which: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, user.id)
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), which))
      .returning({ id: sessions.id })
    await endBegun(tx, user.id)
    return ended.length
  })
}

/** Removes at most so many sessions that have run out; answers how many. */
export function sweepSessions(most: number, now = new Date()): Promise<number> {
  return removeSome(sessions, sessions.id, lt(sessions.expiresAt, now), most)
}

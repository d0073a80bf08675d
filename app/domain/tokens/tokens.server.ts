import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { addCredential, type Owner } from '#app/domain/accounts/reauthenticate.server.ts'
import { type User, userColumns } from '#app/domain/accounts/user.server.ts'
import { effectivePlan } from '#app/domain/billing/rights.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { db, prepared, value } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { removeSome } from '#db/remove-some.server.ts'
import { apiTokens } from '#db/schema/billing.ts'

export const MAX_TOKENS = 20
/** How many characters are kept to tell a token from others; what remains cannot be guessed. */
const SHOWN = 10

export type TokenRow = { id: string; name: string; prefix: string; createdAt: Date; lastUsedAt: Date | null }

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  prefix: apiTokens.prefix,
  createdAt: apiTokens.createdAt,
  lastUsedAt: apiTokens.lastUsedAt,
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const inUse = (userId: string) => and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt))

/** Whether somebody's plan has API access. */
export function mayUseTokens(user: Pick<User, 'subscription'>): boolean {
  return effectivePlan(user) === 'ninja'
}

/**
 * Makes a token, called by a `TokenName`, and answers it, this once: only its hash is kept. Throws plan_required unless the
 * plan is Ninja, conflict beyond 20, forbidden unless the owner showed in the last ten minutes who they are (see addCredential).
 */
export async function createToken(
  user: User & Owner,
  name: string,
): Promise<{ token: string; row: TokenRow }> {
  if (!mayUseTokens(user)) throw new AppError('plan_required', 'API tokens come with the Ninja plan.')
  const token = `wk_${randomBytes(32).toString('base64url')}`
  const values = { userId: user.id, name, hash: hashOf(token), prefix: token.slice(0, SHOWN) }
  const row = await addCredential(user, async (tx) => {
    if ((await tx.$count(apiTokens, inUse(user.id))) >= MAX_TOKENS) {
      throw new AppError('conflict', `You have ${MAX_TOKENS} tokens. Please revoke one first.`)
    }
    const [made] = await tx.insert(apiTokens).values(values).returning(columns)
    return made
  })
  if (!row) throw new Error('the token was not stored')
  return { token, row }
}

/** The tokens in use, newest first. */
export function listTokens(user: Pick<User, 'id'>): Promise<TokenRow[]> {
  return db
    .select(columns)
    .from(apiTokens)
    .where(inUse(user.id))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ends a token at once. Throws not_found when it is not theirs, or has ended. */
export async function revokeToken(user: Pick<User, 'id'>, id: string): Promise<void> {
  const ended = UUID.test(id)
    ? await db
        .update(apiTokens)
        .set({ revokedAt: sql`now()` })
        .where(and(inUse(user.id), eq(apiTokens.id, id)))
        .returning({ id: apiTokens.id })
    : []
  if (ended.length === 0) throw new AppError('not_found', 'There is no such token.')
}

const byHash = prepared((db) =>
  db
    .select({ user: userColumns, id: apiTokens.id, lastUsedAt: apiTokens.lastUsedAt })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.hash, value(apiTokens.hash, 'hash')),
        isNull(apiTokens.revokedAt),
        isNull(users.disabledAt),
      ),
    )
    .prepare('user_by_token'),
)

/** How stale `lastUsedAt` may get: it is not worth a write for every call. */
const TOUCH_MS = 60_000

/**
 * Whose token that is. What is looked up is a hash of it, so that how long looking takes says nothing about tokens that
 * are near. Throws signed_out for tokens that open nothing, forbidden when the plan of the owner has no API access (any
 * more).
 */
export async function userOfToken(token: string, now = new Date()): Promise<User> {
  const [found] = await byHash().execute({ hash: hashOf(token) })
  if (!found) throw new AppError('signed_out', 'This API token is not valid. It may have been revoked.')
  if (!mayUseTokens(found.user)) {
    throw new AppError(
      'forbidden',
      'API tokens work with the Ninja plan only. Yours will work again with it.',
    )
  }
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > TOUCH_MS) {
    const stale = or(
      isNull(apiTokens.lastUsedAt),
      lt(apiTokens.lastUsedAt, new Date(now.getTime() - TOUCH_MS)),
    )
    await db
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(and(eq(apiTokens.id, found.id), stale))
  }
  return found.user
}

/** A revoked token is remembered for so many days, should somebody ask what became of it. */
const REVOKED_DAYS = 90

/** Removes at most so many tokens that were revoked long ago; answers how many. */
export function sweepTokens(most: number): Promise<number> {
  const due = lt(apiTokens.revokedAt, sql`now() - ${REVOKED_DAYS} * interval '1 day'`)
  return removeSome(apiTokens, apiTokens.id, due, most)
}

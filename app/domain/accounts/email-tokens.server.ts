import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { type Database, db } from '#db/client.server.ts'
import { removeSome } from '#db/remove-some.server.ts'
import { type EmailTokenKind, emailTokens } from '#db/schema/accounts.ts'
import { lockAccount } from './user.server.ts'

const HOUR = 3_600_000
/** How long the links of each kind are good for. */
export const TOKEN_LIFE_MS: Record<EmailTokenKind, number> = {
  verify: 48 * HOUR,
  reset: HOUR,
  change: 24 * HOUR,
  two_step: 24 * HOUR,
}

export type EmailToken = { userId: string; email: string }

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A new token for a link to `email`; earlier links of that kind stop working. Only its hash is stored. */
export async function makeEmailToken(userId: string, kind: EmailTokenKind, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + TOKEN_LIFE_MS[kind])
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.kind, kind)))
    await tx.insert(emailTokens).values({ id: idOf(token), userId, kind, email, expiresAt })
  })
  return token
}

function good(token: string, kind: EmailTokenKind, now: Date) {
  return and(eq(emailTokens.id, idOf(token)), eq(emailTokens.kind, kind), gt(emailTokens.expiresAt, now))
}

/** Whom the link is for; null when it is unknown, used or expired. Looking does not use it up. */
export async function findEmailToken(
  token: string,
  kind: EmailTokenKind,
  now = new Date(),
): Promise<EmailToken | null> {
  const [found] = await db
    .select({ userId: emailTokens.userId, email: emailTokens.email })
    .from(emailTokens)
    .where(good(token, kind, now))
  return found ?? null
}

/** Uses the link up, for exactly one of those who come with it at once; null when there is nothing to use. */
export async function takeEmailToken(
  tx: Pick<Database, 'delete'>,
  token: string,
  kind: EmailTokenKind,
  now = new Date(),
): Promise<EmailToken | null> {
  const [taken] = await tx
    .delete(emailTokens)
    .where(good(token, kind, now))
    .returning({ userId: emailTokens.userId, email: emailTokens.email })
  return taken ?? null
}

/** Removes at most so many links that have run out; answers how many. */
export function sweepEmailTokens(most: number, now = new Date()): Promise<number> {
  return removeSome(emailTokens, emailTokens.id, lt(emailTokens.expiresAt, now), most)
}

import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { findUser, type User } from '#app/domain/accounts/user.server.ts'
import { hasPaidPlan, requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { chatSessions, chatShares, messages } from '#db/schema/chat.ts'
import { MOST_MESSAGES, requireSession } from './sessions.server.ts'
import type { AnswerFacts, Citation, MessageRole, TextEngine } from './types.ts'

/** A link to a conversation: its secret part, and whether something was answered after it was made. */
export type Share = { token: string; createdAt: Date; isBehind: boolean }

/** What those who follow the link see: nothing by which the documents could be reached. */
export type SharedMessage = {
  id: number
  role: MessageRole
  content: string
  citations: Pick<Citation, 'number' | 'fileName' | 'page' | 'label' | 'quote'>[]
  engine: TextEngine | null
  facts: AnswerFacts | null
}
export type SharedChat = { name: string; sharedAt: Date; messages: SharedMessage[] }

const TOKEN_BYTES = 24
const TOKEN = /^[\w-]{32}$/

/** The link to a conversation of theirs; undefined while it is not shared. */
export async function shareOf(user: Owner, sessionId: string): Promise<Share | undefined> {
  const [row] = await db
    .select({ token: chatShares.token, upTo: chatShares.upTo, createdAt: chatShares.createdAt })
    .from(chatShares)
    .where(and(eq(chatShares.sessionId, sessionId), eq(chatShares.userId, user.id)))
  if (!row) return undefined
  const last = await lastAnswer(user, sessionId)
  return { token: row.token, createdAt: row.createdAt, isBehind: last !== undefined && last > row.upTo }
}

/**
 * Lets anyone with the link read a conversation of theirs as it is now; what is said later is not in it until it is
 * shared again, which keeps the link. Throws plan_required, not_found, and conflict when nothing was answered yet.
 */
export async function shareSession(user: User, sessionId: string): Promise<Share> {
  requirePaidPlan(user, 'chat')
  const session = await requireSession(user, sessionId)
  const upTo = await lastAnswer(user, session.id)
  if (upTo === undefined) throw new AppError('conflict', 'There is no answer to share yet.')
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const [row] = await db
    .insert(chatShares)
    .values({ token, sessionId: session.id, userId: user.id, upTo })
    .onConflictDoUpdate({
      target: chatShares.sessionId,
      set: { upTo, createdAt: new Date() },
      setWhere: eq(chatShares.userId, user.id),
    })
    .returning({ token: chatShares.token, createdAt: chatShares.createdAt })
  if (!row) throw new Error('the share was not stored')
  return { ...row, isBehind: false }
}

/** Ends the link to a conversation of theirs, for good: a new one is another link. Throws not_found. */
export async function unshareSession(user: Owner, sessionId: string): Promise<void> {
  const { id } = await requireSession(user, sessionId)
  await db.delete(chatShares).where(and(eq(chatShares.sessionId, id), eq(chatShares.userId, user.id)))
}

/** What a link leads to; undefined for links that never were or were ended, and while its owner has no plan with chat. */
export async function sharedChat(token: string): Promise<SharedChat | undefined> {
  if (!TOKEN.test(token)) return undefined
  const [share] = await db
    .select({
      userId: chatShares.userId,
      sessionId: chatShares.sessionId,
      upTo: chatShares.upTo,
      sharedAt: chatShares.createdAt,
      name: chatSessions.name,
    })
    .from(chatShares)
    .innerJoin(chatSessions, eq(chatSessions.id, chatShares.sessionId))
    .innerJoin(users, eq(users.id, chatShares.userId))
    .where(
      and(eq(chatShares.token, token), eq(chatSessions.userId, chatShares.userId), isNull(users.disabledAt)),
    )
  const owner = share && (await findUser(share.userId))
  if (!owner || !hasPaidPlan(owner)) return undefined
  const rows = await db
    .select({
      id: messages.id,
      role: messages.role,
      content: messages.content,
      citations: messages.citations,
      engine: messages.engine,
      facts: messages.facts,
    })
    .from(messages)
    .where(
      and(
        eq(messages.sessionId, share.sessionId),
        eq(messages.userId, share.userId),
        lte(messages.id, share.upTo),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(MOST_MESSAGES)
  return {
    name: share.name,
    sharedAt: share.sharedAt,
    messages: rows.toReversed().map(({ citations, ...message }) => ({
      ...message,
      citations: citations.map(({ number, fileName, page, label, quote }) => ({
        number,
        fileName,
        page,
        label,
        quote,
      })),
    })),
  }
}

/** The number of the last answer in a conversation of theirs. */
async function lastAnswer(user: Owner, sessionId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.sessionId, sessionId), eq(messages.userId, user.id), eq(messages.role, 'assistant')),
    )
    .orderBy(desc(messages.id))
    .limit(1)
  return row?.id
}

import { and, desc, eq, lt } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { db } from '#db/client.server.ts'
import { messages } from '#db/schema/chat.ts'
import {
  beginSession,
  type ChatSession,
  documentsOfSession,
  MOST_MESSAGES,
  requireSession,
} from './sessions.server.ts'

/** A question that was asked, and the conversation it stands in. */
export type Asked = { id: number; content: string; session: ChatSession }

/** A question of theirs by its number. Throws not_found. */
export async function requireQuestion(user: Owner, id: number): Promise<Asked> {
  const [row] =
    Number.isInteger(id) && id > 0 && id < 2 ** 31
      ? await db
          .select({ id: messages.id, content: messages.content, sessionId: messages.sessionId })
          .from(messages)
          .where(and(eq(messages.id, id), eq(messages.userId, user.id), eq(messages.role, 'user')))
      : []
  if (!row) throw new AppError('not_found', 'There is no such question.')
  return { id: row.id, content: row.content, session: await requireSession(user, row.sessionId) }
}

/**
 * Begins a conversation that goes on from what was said before a question, about the same documents. What is copied
 * belongs to no run, so that it is no answer of the new conversation's own. Twice with the same `key` it is one.
 */
export async function branchSession(
  user: Owner,
  { id, session }: Asked,
  question: string,
  key?: string,
): Promise<ChatSession> {
  const earlier = await db
    .select({
      role: messages.role,
      content: messages.content,
      citations: messages.citations,
      engine: messages.engine,
      facts: messages.facts,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(and(eq(messages.sessionId, session.id), eq(messages.userId, user.id), lt(messages.id, id)))
    .orderBy(desc(messages.id))
    .limit(MOST_MESSAGES)
  const documentIds = await documentsOfSession(user, session)
  return beginSession(user, documentIds, question, { key, earlier: earlier.toReversed() })
}

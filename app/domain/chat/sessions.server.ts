import { createHash } from 'node:crypto'
import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { forgetRunsAbout } from '#app/domain/runs/forget.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { chatSessionDocuments, chatSessions, messages } from '#db/schema/chat.ts'
import type { AnswerFacts, Citation, MessageRole, TextEngine } from './types.ts'

/** A conversation in a list. */
export type ChatSession = {
  id: string
  documentId: string
  name: string
  createdAt: Date
  updatedAt: Date
}

export type Message = {
  id: number
  role: MessageRole
  content: string
  citations: Citation[]
  runId: string | null
  engine: TextEngine | null
  facts: AnswerFacts | null
  createdAt: Date
}

/** A message that was said in another conversation. */
export type Earlier = Omit<Message, 'id' | 'runId'>

/** Messages of a conversation that are shown and exported; of a longer one, the last. */
export const MOST_MESSAGES = 500
/** Characters of a conversation's name: of its first question, until somebody gives it another one. */
export const MAX_NAME = 80

const sessionColumns = {
  id: chatSessions.id,
  documentId: chatSessions.documentId,
  name: chatSessions.name,
  createdAt: chatSessions.createdAt,
  updatedAt: chatSessions.updatedAt,
}

/** The conversations about a document of theirs, the latest first. */
export async function sessionsOf(user: Owner, documentId: string): Promise<ChatSession[]> {
  if (!isUuid(documentId)) return []
  return db
    .select(sessionColumns)
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, user.id), eq(chatSessions.documentId, documentId)))
    .orderBy(desc(chatSessions.updatedAt), chatSessions.id)
    .limit(100)
}

/** That conversation, if it is theirs. */
export async function findSession(user: Owner, id: string): Promise<ChatSession | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select(sessionColumns)
    .from(chatSessions)
    .where(and(eq(chatSessions.id, id), eq(chatSessions.userId, user.id)))
  return row
}

/** As `findSession`; throws not_found when there is none. */
export async function requireSession(user: Owner, id: string): Promise<ChatSession> {
  const session = await findSession(user, id)
  if (!session) throw new AppError('not_found', 'There is no such conversation.')
  return session
}

/** The documents a conversation of theirs is about, its own first. */
export async function documentsOfSession(user: Owner, session: ChatSession): Promise<string[]> {
  const rows = await db
    .select({ id: chatSessionDocuments.documentId })
    .from(chatSessionDocuments)
    .innerJoin(chatSessions, eq(chatSessions.id, chatSessionDocuments.sessionId))
    .where(and(eq(chatSessions.id, session.id), eq(chatSessions.userId, user.id)))
    .orderBy(chatSessionDocuments.documentId)
  return [...new Set([session.documentId, ...rows.map(({ id }) => id)])]
}

/**
 * Begins a conversation about documents that were found to be theirs, the first of them its own. A second time with the
 * same `key` it is the same conversation. `earlier` is what it begins with.
 */
export async function beginSession(
  user: Owner,
  documentIds: readonly string[],
  question: string,
  { key, earlier = [] }: { key?: string | undefined; earlier?: readonly Earlier[] } = {},
): Promise<ChatSession> {
  const [documentId, ...further] = documentIds
  if (documentId === undefined) throw new AppError('invalid', 'Please choose a document first.')
  return db.transaction(async (tx) => {
    const name = question.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME)
    const [session] = await tx
      .insert(chatSessions)
      .values({ userId: user.id, documentId, name, ...(key && { id: idFor(user, key) }) })
      .onConflictDoUpdate({
        target: chatSessions.id,
        set: { updatedAt: sql`now()` },
        setWhere: eq(chatSessions.userId, user.id),
      })
      .returning(sessionColumns)
    if (!session) throw new Error('the conversation was not stored')
    if (further.length > 0) {
      await tx
        .insert(chatSessionDocuments)
        .values(further.map((id) => ({ sessionId: session.id, documentId: id })))
        .onConflictDoNothing()
    }
    // The row is locked: of two with one key the second finds what the first has put there.
    if (earlier.length > 0 && (await tx.$count(messages, eq(messages.sessionId, session.id))) === 0) {
      await tx
        .insert(messages)
        .values(earlier.map((message) => ({ ...message, sessionId: session.id, userId: user.id })))
    }
    return session
  })
}

/** An id that the same person gets for the same key, and nobody else for any. */
function idFor(user: Owner, key: string): string {
  const hash = createHash('sha256').update(`${user.id} ${key}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Takes a conversation away in which nothing was said but what it was begun with. */
export async function dropEmptySession(user: Owner, id: string): Promise<void> {
  const said = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.sessionId, id), isNotNull(messages.runId)))
  await db
    .delete(chatSessions)
    .where(and(eq(chatSessions.id, id), eq(chatSessions.userId, user.id), notExists(said)))
}

/** The messages of a conversation of theirs, in order. */
export async function messagesOf(user: Owner, sessionId: string, most = MOST_MESSAGES): Promise<Message[]> {
  if (!isUuid(sessionId)) return []
  const rows = await db
    .select({
      id: messages.id,
      role: messages.role,
      content: messages.content,
      citations: messages.citations,
      runId: messages.runId,
      engine: messages.engine,
      facts: messages.facts,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), eq(messages.userId, user.id)))
    .orderBy(desc(messages.id))
    .limit(most)
  return rows.toReversed()
}

/** The answer that a run of theirs gave, once it is kept. */
export async function answerOfRun(user: Owner, runId: string): Promise<Message | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.runId, runId), eq(messages.userId, user.id), eq(messages.role, 'assistant')))
  return row
}

/** An answer of theirs by its number, and the document its conversation stands under. Throws not_found. */
export async function requireAnswer(
  user: Owner,
  id: number,
): Promise<Pick<Message, 'content' | 'citations'> & { documentId: string }> {
  const [row] =
    Number.isInteger(id) && id > 0 && id < 2 ** 31
      ? await db
          .select({
            content: messages.content,
            citations: messages.citations,
            documentId: chatSessions.documentId,
          })
          .from(messages)
          .innerJoin(chatSessions, eq(chatSessions.id, messages.sessionId))
          .where(
            and(
              eq(messages.id, id),
              eq(messages.role, 'assistant'),
              eq(messages.userId, user.id),
              eq(chatSessions.userId, user.id),
            ),
          )
      : []
  if (!row) throw new AppError('not_found', 'There is no such answer.')
  return row
}

/** Gives a conversation of theirs another name. Throws not_found. */
export async function renameSession(user: Owner, id: string, name: string): Promise<void> {
  await requireSession(user, id)
  await db
    .update(chatSessions)
    .set({ name })
    .where(and(eq(chatSessions.id, id), eq(chatSessions.userId, user.id)))
}

/** Deletes a conversation of theirs with everything in it. Throws not_found. */
export async function deleteSession(user: Owner, id: string): Promise<void> {
  await requireSession(user, id)
  await db.delete(chatSessions).where(and(eq(chatSessions.id, id), eq(chatSessions.userId, user.id)))
  await forgetRunsAbout(user, 'sessionId', id)
}

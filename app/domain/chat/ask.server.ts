import { and, eq, sql } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Run } from '#app/domain/runs/run.server.ts'
import { startRun } from '#app/domain/runs/start.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { type Database, db } from '#db/client.server.ts'
import { chatSessions, messages } from '#db/schema/chat.ts'
import { runs } from '#db/schema/runs.ts'
import { type Answer, answer } from './answer.server.ts'
import { MARKERS, plainWords } from './answer-text.ts'
import { type ChatDocument, chatDocuments } from './documents.server.ts'
import { branchSession, requireQuestion } from './branch.server.ts'
import {
  beginSession,
  type ChatSession,
  documentsOfSession,
  dropEmptySession,
  messagesOf,
  requireSession,
  sessionsOf,
} from './sessions.server.ts'

export type Ask = {
  message: string
  /** What is asked; the first one is where a new conversation stands. Not looked at in a conversation that goes on. */
  documentIds: readonly string[]
  /** A conversation to go on with; `new` begins one; left out, the last one about the document goes on. */
  sessionId?: string | undefined
  /**
   * A question of theirs (its number) that this one is put instead of: a new conversation goes on from what was said
   * before it. The old one stays as it is.
   */
  edits?: number | undefined
  idempotencyKey?: string | undefined
}

/** What an answer's run was asked, as its row keeps it. */
export type AskInput = { message: string; sessionId: string; documentIds: string[] }

/** Characters of a question. */
export const MAX_QUESTION = 4_000
/** Words of an answer, at most, and how many there must at least be left for one. */
const ANSWER_WORDS = 700
const LEAST_WORDS = 60
/** Messages that are read along to understand a question. */
const TURNS = 8

/**
 * Starts answering a question about documents as a run of kind `answer`. Question and answer are charged; the words of
 * the documents are not. The question stands in the conversation at once, the answer when it is finished.
 * Throws plan_required, invalid, too_large, not_found, conflict (a document is not read), limit_reached, too_many.
 */
export async function ask(
  user: User,
  request: Ask,
  onError: (error: unknown) => void,
): Promise<{ run: Run; session: ChatSession }> {
  requirePaidPlan(user, 'chat')
  const message = cleanQuestion(request.message)
  const { session, chosen, begun } = await conversation(user, request, message)
  const asked = countWords(message)
  const { wordsLeft } = await currentUsage(user)
  const room = Math.max(LEAST_WORDS, Math.min(ANSWER_WORDS, wordsLeft - asked))
  const turns = (await messagesOf(user, session.id, TURNS)).map(({ role, content }) => ({
    role,
    content: role === 'user' ? content : plainWords(content),
  }))
  const input: AskInput = { message, sessionId: session.id, documentIds: chosen.map(({ id }) => id) }
  let given: Answer | undefined
  const starting = startRun(user, {
    kind: 'answer',
    input,
    words: asked + room,
    idempotencyKey: request.idempotencyKey && `answer ${session.id} ${request.idempotencyKey}`,
    asked: ({ message: said, documentIds }: AskInput) => ({ said, documentIds }),
    async *work(runId, signal) {
      await keepQuestion(user, session.id, runId, message)
      const answering = answer(user, { question: message, chosen, turns, words: room }, signal, onError)
      for (let next = await answering.next(); ; next = await answering.next()) {
        if (next.done) {
          given = next.value
          return
        }
        yield next.value
      }
    },
    deliver: (streamed) => given?.content ?? withoutMarkers(streamed),
    charge: ({ output }) => asked + countWords(output),
    keep: (tx, ended) => keepAnswer(tx, ended, session.id, given),
    onError,
  })
  const run = await starting.catch(async (error: unknown) => {
    // Refused, so that nothing will ever be said in a conversation that was begun for it.
    // Where the key is another question's, so is the conversation.
    const isOthers = error instanceof AppError && error.code === 'conflict'
    if (begun && !isOthers) await dropEmptySession(user, session.id).catch(onError)
    throw error
  })
  return { run, session }
}

function cleanQuestion(typed: string): string {
  const message = typed.replaceAll('\u0000', '').toWellFormed().trim()
  if (message === '') throw new AppError('invalid', 'Please type a question.')
  if (message.length > MAX_QUESTION) {
    throw new AppError(
      'too_large',
      `This question is too long. Please ask in at most ${MAX_QUESTION} characters.`,
    )
  }
  return message
}

/** The conversation a question belongs to, and the documents it is about. */
async function conversation(
  user: User,
  { sessionId, documentIds, edits, idempotencyKey }: Ask,
  message: string,
): Promise<{ session: ChatSession; chosen: ChatDocument[]; begun: boolean }> {
  if (edits !== undefined) {
    const before = await requireQuestion(user, edits)
    const chosen = await chatDocuments(user, await documentsOfSession(user, before.session))
    return { session: await branchSession(user, before, message, idempotencyKey), chosen, begun: true }
  }
  if (sessionId && sessionId !== 'new') {
    const session = await requireSession(user, sessionId)
    return {
      session,
      chosen: await chatDocuments(user, await documentsOfSession(user, session)),
      begun: false,
    }
  }
  const chosen = await chatDocuments(user, documentIds)
  const [only] = chosen
  const last =
    sessionId === 'new' || chosen.length > 1 || !only ? undefined : (await sessionsOf(user, only.id))[0]
  if (last && (await documentsOfSession(user, last)).length === 1)
    return { session: last, chosen, begun: false }
  const ids = chosen.map(({ id }) => id)
  return { session: await beginSession(user, ids, message, { key: idempotencyKey }), chosen, begun: true }
}

function withoutMarkers(text: string): string {
  return text.replace(MARKERS, '').trim()
}

async function keepQuestion(user: User, sessionId: string, runId: string, content: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await stillThere(tx, user, sessionId))) throw new AppError('not_found', 'The document was deleted.')
    await tx
      .insert(messages)
      .values({ sessionId, userId: user.id, role: 'user', content, citations: [], runId })
  })
}

async function keepAnswer(
  tx: Database,
  run: Run,
  sessionId: string,
  given: Answer | undefined,
): Promise<void> {
  if (!(await stillThere(tx, { id: run.userId }, sessionId))) {
    // The document was deleted meanwhile, and everything that was said of it goes too.
    await tx.delete(runs).where(and(eq(runs.id, run.id), eq(runs.userId, run.userId)))
    return
  }
  // Stopped before anything of it was borne out.
  const kept = given ?? {
    content: run.output,
    citations: [],
    engine: run.fallback ? ('embedded' as const) : null,
    facts: { basis: 'passages' as const, support: 'none' as const, stopped: true as const },
  }
  if (kept.content === '') return
  await tx
    .insert(messages)
    .values({ sessionId, userId: run.userId, role: 'assistant', runId: run.id, ...kept })
}

/** Whether the conversation is still there; it stays so until the transaction ends, and counts as the latest one. */
async function stillThere(tx: Database, user: Pick<User, 'id'>, sessionId: string): Promise<boolean> {
  const touched = await tx
    .update(chatSessions)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, user.id)))
    .returning({ id: chatSessions.id })
  return touched.length > 0
}

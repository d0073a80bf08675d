import * as z from 'zod'
import { and, asc, count, desc, eq, gt, lte, min, sql } from 'drizzle-orm'
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { noSuchDocument, type Owner } from '#app/domain/library/document.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import { flashcards } from '#db/schema/study.ts'
import { requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { studyText } from './access.server.ts'
import { outlineCards } from './embedded/outline-cards.ts'
import { changeSession, questionKey, readStored } from './stored.server.ts'
import type { Question } from './types.ts'

export const REVIEWS = ['again', 'hard', 'good', 'easy'] as const
export type Review = (typeof REVIEWS)[number]

const RATING = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const

/** A card as its owner reviews it. */
export type Flashcard = {
  id: string
  documentId: string
  fileName: string
  question: Question
  dueAt: Date
  /** How often it was reviewed. */
  reps: number
  /** When it would come up again after each answer. */
  comesBack: Readonly<Record<Review, Date>>
}

/** The scheduler (FSRS, as ts-fsrs implements it), with a little chance so that cards of one day part. */
const scheduler = fsrs({ enable_fuzz: true })

const StoredCard = z.object({
  due: z.coerce.date(),
  stability: z.number(),
  difficulty: z.number(),
  elapsed_days: z.number().default(0),
  scheduled_days: z.number(),
  learning_steps: z.number().default(0),
  reps: z.number(),
  lapses: z.number(),
  state: z.number().int().min(0).max(3),
  last_review: z.coerce.date().optional(),
})

/** A card that comes up again within minutes is learnt in the same sitting, once nothing else is due. */
const AHEAD_MS = 20 * 60_000

/** The moment by which a card must come up to be reviewed in this sitting. */
export function endOfSitting(now: Date): Date {
  return new Date(now.getTime() + AHEAD_MS)
}

/** How long the last review can be taken back. */
const UNDO_MS = 30 * 60_000

/** What a card was before its last review, for taking that back. */
const Before = z.object({ before: z.object({ state: z.unknown(), dueAt: z.coerce.date() }) })

/** When a card would come up again after each answer; the scheduler's chance may move days by one or two. */
function comesBack(card: Card, now: Date): Record<Review, Date> {
  const due = (review: Review) => scheduler.next(card, now, RATING[review]).card.due
  return { again: due('again'), hard: due('hard'), good: due('good'), easy: due('easy') }
}

function cardOf(state: unknown): Card {
  const read = StoredCard.safeParse(state)
  return read.success ? read.data : createEmptyCard()
}

/** Makes a card of a question, as part of `tx`; one that there is already comes up again now. */
export async function addCard(
  tx: Database,
  user: Owner,
  documentId: string,
  question: Question,
  now = new Date(),
): Promise<void> {
  await tx
    .insert(flashcards)
    .values(newCard(user, documentId, question, now))
    .onConflictDoUpdate({
      target: [flashcards.userId, flashcards.documentId, flashcards.key],
      set: { dueAt: now, question },
    })
}

/** Makes cards of all questions of their quiz that are none yet; answers how many. Throws plan_required and not_found. */
export async function addQuizCards(user: User, documentId: string, now = new Date()): Promise<number> {
  requirePaidPlan(user, 'study')
  if (!isUuid(documentId)) throw noSuchDocument()
  return db.transaction(async (tx) => {
    // Changes nothing, but finds out whose document it is, and has a new quiz wait.
    const { data } = await changeSession(tx, user, documentId, () => undefined)
    if (data.quizzes.length === 0) return 0
    const added = await tx
      .insert(flashcards)
      .values(data.quizzes.map((question) => newCard(user, documentId, question, now)))
      .onConflictDoNothing()
      .returning({ id: flashcards.id })
    return added.length
  })
}

function newCard(user: Owner, documentId: string, question: Question, now: Date) {
  return {
    userId: user.id,
    documentId,
    key: questionKey(question),
    question,
    page: question.page > 0 ? question.page : null,
    state: storable(createEmptyCard(now)),
    dueAt: now,
  }
}

/** Takes away the card of a question, such as one that was bad. */
export async function removeCard(
  tx: Database,
  user: Owner,
  documentId: string,
  question: Question,
): Promise<void> {
  await tx
    .delete(flashcards)
    .where(
      and(
        eq(flashcards.userId, user.id),
        eq(flashcards.documentId, documentId),
        eq(flashcards.key, questionKey(question)),
      ),
    )
}

/** With its dates as text, as JSON has them. */
function storable(card: Card): Record<string, unknown> {
  return { ...card, due: card.due.toISOString(), last_review: card.last_review?.toISOString() }
}

const MOST_LISTED = 500

/** Their cards, those that are due first; of one document or of all. `dueBy` leaves out what comes later. */
export async function listCards(
  user: Owner,
  { documentId, dueBy, limit = MOST_LISTED }: { documentId?: string; dueBy?: Date; limit?: number } = {},
): Promise<Flashcard[]> {
  if (documentId !== undefined && !isUuid(documentId)) return []
  const rows = await db
    .select({
      id: flashcards.id,
      documentId: flashcards.documentId,
      fileName: documents.fileName,
      question: flashcards.question,
      dueAt: flashcards.dueAt,
      state: flashcards.state,
    })
    .from(flashcards)
    .innerJoin(documents, eq(documents.id, flashcards.documentId))
    .where(
      and(
        eq(flashcards.userId, user.id),
        eq(documents.userId, user.id),
        documentId === undefined ? undefined : eq(flashcards.documentId, documentId),
        dueBy && lte(flashcards.dueAt, dueBy),
      ),
    )
    .orderBy(asc(flashcards.dueAt), asc(flashcards.id))
    .limit(Math.min(limit, MOST_LISTED))
  return rows.flatMap(({ state, question, ...row }) => {
    const [read] = readStored({ quizzes: [question] }).data.quizzes
    const card = cardOf(state)
    return read ? [{ ...row, question: read, reps: card.reps, comesBack: comesBack(card, new Date()) }] : []
  })
}

/** `next` is when the next one comes up that is not due yet. */
export type CardCounts = { due: number; total: number; next: Date | null }

/** How many cards they have, how many are due, and when the next one is. */
export async function countCards(user: Owner, documentId?: string, now = new Date()): Promise<CardCounts> {
  const theirs = and(
    eq(flashcards.userId, user.id),
    documentId === undefined ? undefined : eq(flashcards.documentId, documentId),
  )
  if (documentId !== undefined && !isUuid(documentId)) return { due: 0, total: 0, next: null }
  const [[all], [due], [later]] = await Promise.all([
    db.select({ n: count() }).from(flashcards).where(theirs),
    db
      .select({ n: count() })
      .from(flashcards)
      .where(and(theirs, lte(flashcards.dueAt, now))),
    db
      .select({ at: min(flashcards.dueAt) })
      .from(flashcards)
      .where(and(theirs, gt(flashcards.dueAt, now))),
  ])
  return { due: due?.n ?? 0, total: all?.n ?? 0, next: later?.at ?? null }
}

/** Says how well they knew a card; answers when it comes up again. Throws plan_required, and not_found for what is not theirs. */
export async function reviewCard(user: User, id: string, review: Review, now = new Date()): Promise<Date> {
  requirePaidPlan(user, 'study')
  return db.transaction(async (tx) => {
    const mine = and(eq(flashcards.id, id), eq(flashcards.userId, user.id))
    const [row] = isUuid(id)
      ? await tx
          .select({ state: flashcards.state, dueAt: flashcards.dueAt })
          .from(flashcards)
          .where(mine)
          .for('update')
      : []
    if (!row) throw new AppError('not_found', 'There is no such flashcard.')
    const earlier = cardOf(row.state)
    const { card } = scheduler.next(earlier, now, RATING[review])
    const before = { state: storable(earlier), dueAt: row.dueAt.toISOString() }
    await tx
      .update(flashcards)
      .set({ state: { ...storable(card), before }, dueAt: card.due })
      .where(mine)
    return card.due
  })
}

/** Takes the last review of a card back: it is as it was before. Throws not_found, and conflict when there is none to take back. */
export async function undoReview(user: User, id: string): Promise<void> {
  requirePaidPlan(user, 'study')
  await db.transaction(async (tx) => {
    const mine = and(eq(flashcards.id, id), eq(flashcards.userId, user.id))
    const [row] = isUuid(id)
      ? await tx.select({ state: flashcards.state }).from(flashcards).where(mine).for('update')
      : []
    if (!row) throw new AppError('not_found', 'There is no such flashcard.')
    const read = Before.safeParse(row.state)
    if (!read.success) throw new AppError('conflict', 'There is no review of this flashcard to take back.')
    const { state, dueAt } = read.data.before
    await tx
      .update(flashcards)
      .set({ state: storable(cardOf(state)), dueAt })
      .where(mine)
  })
}

/** The card they reviewed last, of one document or of all, as long as that can be taken back: what it asks, and when it comes up again. */
export async function lastReviewed(
  user: Owner,
  documentId?: string,
  now = new Date(),
): Promise<Pick<Flashcard, 'id' | 'question' | 'dueAt'> | undefined> {
  const reviewedAt = sql<string>`${flashcards.state}->>'last_review'`
  const since = new Date(now.getTime() - UNDO_MS).toISOString()
  const rows = await db
    .select({ id: flashcards.id, question: flashcards.question, dueAt: flashcards.dueAt })
    .from(flashcards)
    .where(
      and(
        eq(flashcards.userId, user.id),
        documentId === undefined ? undefined : eq(flashcards.documentId, documentId),
        gt(reviewedAt, since),
        sql`${flashcards.state}->'before' is not null`,
      ),
    )
    .orderBy(desc(reviewedAt))
    .limit(1)
  return rows.flatMap((row) => {
    const [question] = readStored({ quizzes: [row.question] }).data.quizzes
    return question ? [{ ...row, question }] : []
  })[0]
}

/**
 * Makes cards of a document's headings and terms, for documents of which few questions can be made; answers how many.
 * Throws as `studyText` does.
 */
export async function addOutlineCards(user: User, documentId: string, now = new Date()): Promise<number> {
  const { pages, language } = await studyText(user, documentId)
  const cards = await outlineCards(pages, language)
  return db.transaction(async (tx) => {
    await changeSession(tx, user, documentId, () => undefined)
    if (cards.length === 0) return 0
    const added = await tx
      .insert(flashcards)
      .values(cards.map((question) => newCard(user, documentId, question, now)))
      .onConflictDoNothing()
      .returning({ id: flashcards.id })
    return added.length
  })
}

/** Takes a card out of the repetition. Throws not_found for what is not theirs. */
export async function deleteCard(user: Owner, id: string): Promise<void> {
  const gone = isUuid(id)
    ? await db
        .delete(flashcards)
        .where(and(eq(flashcards.id, id), eq(flashcards.userId, user.id)))
        .returning({ id: flashcards.id })
    : []
  if (gone.length === 0) throw new AppError('not_found', 'There is no such flashcard.')
}

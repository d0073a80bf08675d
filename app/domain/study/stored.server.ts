import { createHash } from 'node:crypto'
import * as z from 'zod'
import { and, eq, sql } from 'drizzle-orm'
import { noSuchDocument, type Owner } from '#app/domain/library/document.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import { studySessions } from '#db/schema/study.ts'
import { comparable } from './plain.ts'
import type { StudyData } from './study-data.ts'
import type { Question } from './types.ts'
import { isVideoId } from './videos.ts'

const MOST_QUESTIONS = 100
/** Key points of a document. */
export const MOST_POINTS = 200
const line = z.string().max(2_000)

const StoredQuestion = z.object({
  question: line,
  type: z.enum(['multiple-choice', 'free-text']),
  kind: z.enum(['truth', 'exception']).optional(),
  options: z.array(line).max(10).optional(),
  correctAnswer: line,
  hint: line.optional(),
  explanation: line.default(''),
  page: z.number().int().min(0).default(0),
  quote: line.default(''),
})

/** Study data as it is stored and as programs send it; fields it does not know are dropped. */
export const StudyDataFields = z.object({
  quizzes: z.array(StoredQuestion).max(MOST_QUESTIONS).default([]),
  quizWanted: z.number().int().min(0).max(MOST_QUESTIONS).nullable().default(null),
  quizAnswers: z
    .record(
      z.string().regex(/^\d{1,3}$/),
      z.object({
        text: z.string().max(2_000),
        isCorrect: z.boolean().default(false),
        isSubmitted: z.boolean().default(false),
        reason: line.nullish(),
      }),
    )
    .default({}),
  showHints: z.record(z.string().regex(/^\d{1,3}$/), z.boolean()).default({}),
  videoRecommendations: z
    .array(z.object({ videoId: z.string().refine(isVideoId), title: line, description: line.default('') }))
    .max(50)
    .default([]),
  keyPoints: z.array(line).max(MOST_POINTS).default([]),
  keyPointPages: z.array(z.number().int().min(1).nullable()).max(MOST_POINTS).default([]),
})

/** What only the server writes: questions it made, and those that have earned their points. */
const Held = z.object({
  issued: z.array(z.string()).default([]),
  rewarded: z.array(z.string()).default([]),
})
type Held = z.infer<typeof Held>

export type Stored = { data: StudyData; held: Held; updatedAt: Date | null }

/** Marks of questions that are remembered per document. */
const MOST_MARKS = 3_000

/** Tells one question from another, whatever else is written beside it. */
export function questionKey({
  question,
  correctAnswer,
}: Pick<Question, 'question' | 'correctAnswer'>): string {
  return createHash('sha256')
    .update(JSON.stringify([comparable(question), comparable(correctAnswer)]))
    .digest('base64url')
    .slice(0, 24)
}

/** A stored value, whatever its age: what cannot be read counts as nothing. */
export function readStored(value: unknown): Omit<Stored, 'updatedAt'> {
  const data = StudyDataFields.safeParse(value)
  const held = Held.safeParse(value && typeof value === 'object' && 'held' in value ? value.held : {})
  return {
    data: data.success ? data.data : StudyDataFields.parse({}),
    held: held.success ? held.data : Held.parse({}),
  }
}

const owned = (user: Owner, documentId: string) =>
  and(eq(studySessions.userId, user.id), eq(studySessions.documentId, documentId))

/** What is stored of their studying a document; empty when they have not begun. */
export async function storedSession(
  user: Owner,
  documentId: string,
  database: Database = db,
): Promise<Stored> {
  const [row] = await database
    .select({ data: studySessions.data, updatedAt: studySessions.updatedAt })
    .from(studySessions)
    .where(owned(user, documentId))
  return { ...readStored(row?.data), updatedAt: row?.updatedAt ?? null }
}

/**
 * Changes what is stored of their studying a document, one change after another. `change` answers undefined to leave it.
 * Throws not_found when the document is not theirs, or gone.
 */
export async function changeSession(
  tx: Database,
  user: Owner,
  documentId: string,
  change: (
    stored: Stored,
  ) => Promise<Omit<Stored, 'updatedAt'> | undefined> | Omit<Stored, 'updatedAt'> | undefined,
): Promise<Stored> {
  const [document] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, user.id)))
    .for('key share')
  if (!document) throw noSuchDocument()
  await tx.insert(studySessions).values({ userId: user.id, documentId }).onConflictDoNothing()
  const [row] = await tx
    .select({ data: studySessions.data, updatedAt: studySessions.updatedAt })
    .from(studySessions)
    .where(owned(user, documentId))
    .for('update')
  const before: Stored = { ...readStored(row?.data), updatedAt: row?.updatedAt ?? null }
  const after = await change(before)
  if (!after) return before
  const { issued, rewarded } = after.held
  const held: Held = { issued: issued.slice(-MOST_MARKS), rewarded: rewarded.slice(-MOST_MARKS) }
  const [saved] = await tx
    .update(studySessions)
    .set({
      data: { ...after.data, held },
      updatedAt: sql`greatest(clock_timestamp(), ${studySessions.updatedAt} + interval '1 millisecond')`,
    })
    .where(owned(user, documentId))
    .returning({ updatedAt: studySessions.updatedAt })
  return { data: after.data, held, updatedAt: saved?.updatedAt ?? null }
}

import * as z from 'zod'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { documentColumns, noSuchDocument, type Owner } from '#app/domain/library/document.server.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import { studySessions } from '#db/schema/study.ts'
import { changeSession, readStored, storedSession, StudyDataFields } from './stored.server.ts'
import { EMPTY_STUDY_DATA, mergeStudyData, type StudyData } from './study-data.ts'

export type StudySession = { document: DocumentRow; studyData: StudyData; updatedAt: Date }

/** Sessions in one answer and one call. */
const MOST_SESSIONS = 200

/** Their sessions, the latest first. */
export async function listSessions(user: Owner): Promise<StudySession[]> {
  const rows = await db
    .select({ ...documentColumns, data: studySessions.data, studiedAt: studySessions.updatedAt })
    .from(studySessions)
    .innerJoin(documents, eq(documents.id, studySessions.documentId))
    .where(and(eq(studySessions.userId, user.id), eq(documents.userId, user.id)))
    .orderBy(desc(studySessions.updatedAt))
    .limit(MOST_SESSIONS)
  return rows.map(({ data, studiedAt, ...document }) => ({
    document,
    studyData: readStored(data).data,
    updatedAt: studiedAt,
  }))
}

/** What they made of one document; empty when they have not begun. */
export async function findSession(user: Owner, documentId: string): Promise<StudyData> {
  if (!isUuid(documentId)) return EMPTY_STUDY_DATA
  return (await storedSession(user, documentId)).data
}

/** What a call sends to be saved. */
export const SessionsFields = z.object({
  sessions: z
    .array(
      z.object({
        document: z.object({ id: z.string() }),
        studyData: StudyDataFields,
        /** When the sender last had the truth, or made the change; what is older than what is kept gives way. */
        updatedAt: z.coerce.date().optional(),
      }),
    )
    .max(MOST_SESSIONS, 'There are too many sessions in one call.'),
})
export type SentSession = z.infer<typeof SessionsFields>['sessions'][number]

/**
 * Saves sessions, each merged with what is kept of it: the newer of the two holds where they differ, and no answer is
 * lost. Sessions that are not in the list stay. Throws not_found, having saved nothing, when a document is not theirs.
 */
export async function saveSessions(user: Owner, sent: readonly SentSession[]): Promise<StudySession[]> {
  const ids = [...new Set(sent.map(({ document }) => document.id.toLowerCase()))].sort()
  if (ids.length !== sent.length)
    throw new AppError('invalid', 'There are two sessions for the same document.')
  if (ids.some((id) => !isUuid(id))) throw noSuchDocument()
  await db.transaction(async (tx) => {
    const theirs = ids.length
      ? await tx
          .select({ id: documents.id })
          .from(documents)
          .where(and(eq(documents.userId, user.id), inArray(documents.id, ids)))
      : []
    if (theirs.length < ids.length) throw noSuchDocument()
    // Always in the same order, so that two savings never wait for each other.
    for (const id of ids) {
      const session = sent.find(({ document }) => document.id.toLowerCase() === id)
      if (!session) continue
      await changeSession(tx, user, id, ({ data, held, updatedAt }) => {
        const sentAt = session.updatedAt?.getTime()
        const isNewer = updatedAt === null || (sentAt !== undefined && sentAt >= updatedAt.getTime())
        const merged = isNewer
          ? mergeStudyData(session.studyData, data)
          : mergeStudyData(data, session.studyData)
        // What was never begun here has nothing to give way to.
        return { data: isEmpty(data) ? session.studyData : merged, held }
      })
    }
  })
  return listSessions(user)
}

function isEmpty(data: StudyData): boolean {
  return data.quizzes.length === 0 && data.keyPoints.length === 0 && data.videoRecommendations.length === 0
}

/** Keeps key points as somebody edited them: one a line. Pages stay with the points that stayed. Throws not_found. */
export async function editKeyPoints(
  user: Owner,
  documentId: string,
  lines: readonly string[],
): Promise<void> {
  const points = lines
    .map((one) =>
      one
        .replace(/^\s*[-*•]\s+/, '')
        .trim()
        .slice(0, 1_000),
    )
    .filter(Boolean)
    .slice(0, 200)
  if (!isUuid(documentId)) throw noSuchDocument()
  await db.transaction((tx) =>
    changeSession(tx, user, documentId, ({ data, held }) => {
      const pageOf = new Map(data.keyPoints.map((point, index) => [point, data.keyPointPages[index] ?? null]))
      const sameCount = points.length === data.keyPoints.length
      const keyPointPages = points.map(
        (point, index) => pageOf.get(point) ?? (sameCount ? (data.keyPointPages[index] ?? null) : null),
      )
      return { data: { ...data, keyPoints: points, keyPointPages }, held }
    }),
  )
}

import { randomInt } from 'node:crypto'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { quizReports } from '#db/schema/study.ts'
import { studyText } from './access.server.ts'
import { makeQuiz } from './engines.server.ts'
import { removeCard } from './flashcards.server.ts'
import { limitReports } from './limits.server.ts'
import { askedBefore } from './quiz.server.ts'
import { changeSession, questionKey, storedSession } from './stored.server.ts'
import type { StudyData } from './study-data.ts'
import type { Question } from './types.ts'

/** How long a replacement may take; after that the question is only taken out. */
const REPLACEMENT_MS = 30_000

/**
 * Says that question `index` of their quiz is bad. It is kept for the makers, never asked of them again, and replaced by
 * another of its type where the document has one; nothing is charged. Answers what stands there now.
 * Throws as `studyText` does, not_found for a question that is not there, and too_many.
 */
export async function reportQuestion(
  user: User,
  documentId: string,
  index: number,
  reason: string | null,
  onError: (error: unknown) => void,
): Promise<{ data: StudyData; replaced: boolean }> {
  const { pages, language } = await studyText(user, documentId)
  const { data } = await storedSession(user, documentId)
  const bad = data.quizzes[index]
  if (!bad) throw new AppError('not_found', 'There is no such question.')
  await limitReports(user)
  const known = await askedBefore(user, documentId)
  const wish = { count: 1, difficulty: 'medium', types: [bad.type], seed: randomInt(2 ** 31) } as const
  const replacement = await firstOf({ ...wish, pages, language, known }, onError)
  const key = questionKey(bad)
  return db.transaction(async (tx) => {
    await tx
      .insert(quizReports)
      .values({ userId: user.id, documentId, question: bad, reason: reason?.slice(0, 500) || null })
    await removeCard(tx, user, documentId, bad)
    const changed = await changeSession(tx, user, documentId, (stored) => {
      // It may stand elsewhere by now, or be gone.
      const at = stored.data.quizzes.findIndex((question) => questionKey(question) === key)
      if (at < 0) return undefined
      const issued = replacement ? [...stored.held.issued, questionKey(replacement)] : stored.held.issued
      return { data: replaceAt(stored.data, at, replacement), held: { ...stored.held, issued } }
    })
    return { data: changed.data, replaced: replacement !== undefined }
  })
}

async function firstOf(
  input: Parameters<typeof makeQuiz>[0],
  onError: (error: unknown) => void,
): Promise<Question | undefined> {
  const late = AbortSignal.timeout(REPLACEMENT_MS)
  try {
    for await (const { question } of makeQuiz(input, late, onError)) return question
  } catch (error) {
    if (!late.aborted) onError(error)
  }
  return undefined
}

/** The quiz with another question at that place, or one less; answers and hints go with their questions. */
function replaceAt(data: StudyData, at: number, replacement: Question | undefined): StudyData {
  const quizzes = data.quizzes.toSpliced(at, 1, ...(replacement ? [replacement] : []))
  const move = <T>(byIndex: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(byIndex).flatMap(([key, value]) => {
        const index = Number(key)
        if (index === at) return []
        return [[String(replacement || index < at ? index : index - 1), value]]
      }),
    )
  // A question that was taken out was there all the same.
  const quizWanted =
    replacement || data.quizWanted === null ? data.quizWanted : Math.max(0, data.quizWanted - 1)
  return {
    ...data,
    quizzes,
    quizWanted,
    quizAnswers: move(data.quizAnswers),
    showHints: move(data.showHints),
  }
}

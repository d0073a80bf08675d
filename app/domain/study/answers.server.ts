import type { User } from '#app/domain/accounts/user.server.ts'
import { ANSWER_POINTS } from '#app/domain/accounts/level.ts'
import { rewardAnswer } from '#app/domain/accounts/points.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import { noSuchDocument } from '#app/domain/library/document.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { addCard } from './flashcards.server.ts'
import { grade } from './grade.ts'
import { gradeAnswer } from './grading.server.ts'
import { changeSession, questionKey, storedSession } from './stored.server.ts'
import { type QuizAnswer, type StudyData, withMissedOpen } from './study-data.ts'

/**
 * Submits an answer to question `index` of their quiz. The first one stands: sending another changes nothing. A first
 * correct answer to a question that was made here earns points, once for ever; a missed question becomes a flashcard.
 * Throws plan_required, not_found (no such document or question), invalid (nothing answered).
 */
export async function answerQuestion(
  user: User,
  documentId: string,
  index: number,
  text: string,
): Promise<{ answer: QuizAnswer; data: StudyData }> {
  requirePaidPlan(user, 'study')
  if (!isUuid(documentId)) throw noSuchDocument()
  const given = text.trim().slice(0, 2_000)
  if (given === '') throw new AppError('invalid', 'Please enter an answer.')
  // Before anything is locked: a model may have to be asked.
  const { data: before } = await storedSession(user, documentId)
  const asked = before.quizzes[index]
  const graded =
    asked && !before.quizAnswers[index]?.isSubmitted
      ? await gradeAnswer(user, documentId, asked, before.quizzes, given)
      : undefined
  return db.transaction(async (tx) => {
    let answer: QuizAnswer | undefined
    const { data } = await changeSession(tx, user, documentId, async (stored) => {
      const question = stored.data.quizzes[index]
      if (!question) throw new AppError('not_found', 'There is no such question.')
      const earlier = stored.data.quizAnswers[index]
      if (earlier?.isSubmitted) {
        answer = earlier
        return undefined
      }
      const key = questionKey(question)
      // Another quiz may have taken its place meanwhile.
      const isSame = graded !== undefined && asked !== undefined && questionKey(asked) === key
      const { isCorrect, reason } = isSame ? graded : grade(question, given, detectLanguage(question.quote))
      answer = { text: given, isCorrect, isSubmitted: true, ...(reason && { reason }) }
      const rewarded = [...stored.held.rewarded]
      if (isCorrect && stored.held.issued.includes(key) && !rewarded.includes(key)) {
        rewarded.push(key)
        await rewardAnswer(tx, user.id)
      }
      if (!isCorrect) await addCard(tx, user, documentId, question)
      const quizAnswers = { ...stored.data.quizAnswers, [index]: answer }
      return { data: { ...stored.data, quizAnswers }, held: { ...stored.held, rewarded } }
    })
    if (!answer) throw new Error('the answer was not kept')
    return { answer, data }
  })
}

/** Opens the missed questions of their quiz once more. Throws not_found. */
export async function retryMissed(user: User, documentId: string): Promise<StudyData> {
  requirePaidPlan(user, 'study')
  if (!isUuid(documentId)) throw noSuchDocument()
  const { data } = await db.transaction((tx) =>
    changeSession(tx, user, documentId, (stored) => ({
      data: withMissedOpen(stored.data),
      held: stored.held,
    })),
  )
  return data
}

/** Returns the points that the questions of their present quiz have earned them. */
export async function pointsOfQuiz(user: User, documentId: string): Promise<number> {
  const { data, held } = await storedSession(user, documentId)
  const rewarded = new Set(held.rewarded)
  return ANSWER_POINTS * data.quizzes.filter((question) => rewarded.has(questionKey(question))).length
}

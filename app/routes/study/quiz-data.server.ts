import type { User } from '#app/domain/accounts/user.server.ts'
import { pointsOfQuiz } from '#app/domain/study/answers.server.ts'
import { studyEngine } from '#app/domain/study/engines.server.ts'
import { feedback } from '#app/domain/study/grade.ts'
import { comparable } from '#app/domain/study/plain.ts'
import { findSession } from '#app/domain/study/sessions.server.ts'
import { type QuizAnswer, scoreOf, type StudyData } from '#app/domain/study/study-data.ts'
import type { Question } from '#app/domain/study/types.ts'
import type { Place } from './place.ts'

/** How a question stands: not answered yet, answered rightly, or missed. */
type Standing = 'open' | 'right' | 'missed'

/** Where an answer comes from: the page, and the words on it. */
type Source = Pick<Question, 'explanation' | 'page' | 'quote'> & {
  /** The explanation has these words. */ quoted: boolean
}

/** What is said of an answer. */
type Feedback = Source & { isCorrect: boolean; given: string; words: string; reason: string | null }

/** A question as it is asked; what is right is told only of one that was answered. */
export type ShownQuestion = {
  /** From 1. */
  number: number
  text: string
  options: { text: string; mark: 'right' | 'chosen-right' | 'chosen-wrong' | null }[] | null
  hint: string | null
  hintShown: boolean
  feedback: Feedback | null
}

/** How a quiz went. */
export type QuizResult = {
  correct: number
  missed: (Feedback & { number: number; text: string })[]
  /** What its questions have earned. */
  points: number
}

export type QuizData = {
  standings: Standing[]
  /** How many questions were asked for; null where nobody knows. */
  wanted: number | null
  engine: 'llm' | 'embedded'
  /** The question before the reader; null where the result is. */
  current: ShownQuestion | null
  /** The question to go on to: the next one that is open, or the result. */
  next: number | 'result'
  result: QuizResult | null
}

/** The quiz of a document at a place: one question of it, or how it went. */
export async function quizDataOf(user: User, documentId: string, place: Place): Promise<QuizData> {
  const data = await findSession(user, documentId)
  const standings = data.quizzes.map((_, index) => standingOf(data.quizAnswers[index]))
  const number = numberOf(standings, place.question ?? null)
  const question = number === null ? undefined : data.quizzes[number - 1]
  return {
    standings,
    wanted: data.quizWanted,
    engine: studyEngine,
    current: question && number !== null ? shown(data, question, number) : null,
    next: nextOf(standings, number ?? 0),
    result: question || standings.length === 0 ? null : await resultOf(user, documentId, data),
  }
}

function standingOf(answer: QuizAnswer | undefined): Standing {
  if (!answer?.isSubmitted) return 'open'
  return answer.isCorrect ? 'right' : 'missed'
}

/** The number of the question to show; null for the result. */
function numberOf(standings: Standing[], wanted: Place['question']): number | null {
  if (wanted === 'result' || standings.length === 0) return null
  if (wanted) return Math.min(wanted, standings.length)
  const open = standings.indexOf('open')
  return open < 0 ? null : open + 1
}

function nextOf(standings: Standing[], number: number): number | 'result' {
  const after = standings.indexOf('open', number)
  if (after >= 0) return after + 1
  const before = standings.indexOf('open')
  return before >= 0 && before + 1 !== number ? before + 1 : 'result'
}

function shown(data: StudyData, question: Question, number: number): ShownQuestion {
  const given = data.quizAnswers[number - 1]
  const answer = given?.isSubmitted ? given : undefined
  return {
    number,
    text: question.question,
    options: question.options?.map((text) => ({ text, mark: markOf(text, question, answer) })) ?? null,
    hint: question.hint || null,
    hintShown: data.showHints[number - 1] ?? false,
    feedback: answer ? feedbackOf(question, answer) : null,
  }
}

function markOf(option: string, { correctAnswer }: Question, answer: QuizAnswer | undefined) {
  if (!answer) return null
  const isChosen = comparable(option) === comparable(answer.text)
  if (comparable(option) === comparable(correctAnswer)) return isChosen ? 'chosen-right' : 'right'
  return isChosen ? 'chosen-wrong' : null
}

function feedbackOf(question: Question, answer: QuizAnswer): Feedback {
  const { explanation, page, quote, correctAnswer } = question
  return {
    isCorrect: answer.isCorrect,
    given: answer.text,
    words: feedback(answer, correctAnswer),
    reason: answer.reason ?? null,
    explanation,
    page,
    quote,
    quoted: explanation.includes(quote),
  }
}

async function resultOf(user: User, documentId: string, data: StudyData): Promise<QuizResult> {
  return {
    correct: scoreOf(data).correct,
    missed: data.quizzes.flatMap((question, index) => {
      const answer = data.quizAnswers[index]
      if (!answer?.isSubmitted || answer.isCorrect) return []
      return [{ ...feedbackOf(question, answer), number: index + 1, text: question.question }]
    }),
    points: await pointsOfQuiz(user, documentId),
  }
}

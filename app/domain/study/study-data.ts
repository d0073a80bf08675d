import type { Question } from './types.ts'
import type { Video } from './videos.ts'

/** What somebody answered. */
export type QuizAnswer = { text: string; isCorrect: boolean; isSubmitted: boolean; reason?: string | null }

/** What a person has made of a document while studying it. */
export type StudyData = {
  quizzes: Question[]
  /** How many questions were asked for when the quiz was made; null for a quiz that is older than this is kept. */
  quizWanted: number | null
  quizAnswers: Record<string, QuizAnswer>
  showHints: Record<string, boolean>
  videoRecommendations: Video[]
  keyPoints: string[]
  /** Beside each key point, the page it stands on; null for those that were written by hand. */
  keyPointPages: (number | null)[]
}

export const EMPTY_STUDY_DATA: StudyData = {
  quizzes: [],
  quizWanted: null,
  quizAnswers: {},
  showHints: {},
  videoRecommendations: [],
  keyPoints: [],
  keyPointPages: [],
}

export type Score = { answered: number; correct: number; total: number }

/** How many questions were answered, and how many of them rightly. */
export function scoreOf({ quizzes, quizAnswers }: Pick<StudyData, 'quizzes' | 'quizAnswers'>): Score {
  const submitted = quizzes.flatMap((_, index) => {
    const answer = quizAnswers[index]
    return answer?.isSubmitted ? [answer] : []
  })
  return {
    answered: submitted.length,
    correct: submitted.filter(({ isCorrect }) => isCorrect).length,
    total: quizzes.length,
  }
}

/** The same quiz with the missed questions to be answered once more. */
export function withMissedOpen(data: StudyData): StudyData {
  const kept = Object.entries(data.quizAnswers).filter(
    ([, { isSubmitted, isCorrect }]) => !isSubmitted || isCorrect,
  )
  return { ...data, quizAnswers: Object.fromEntries(kept) }
}

/**
 * Two states of one document's studying made one: `newer` holds where they differ, but no answer that was submitted is
 * lost as long as both are about the same quiz.
 */
export function mergeStudyData(newer: StudyData, older: StudyData): StudyData {
  const same =
    newer.quizzes.length === older.quizzes.length &&
    newer.quizzes.every(({ question }, index) => question === older.quizzes[index]?.question)
  if (!same) return newer
  const answers = new Map(Object.entries({ ...older.quizAnswers, ...newer.quizAnswers }))
  for (const [index, answer] of Object.entries(older.quizAnswers)) {
    if (answer.isSubmitted && !answers.get(index)?.isSubmitted) answers.set(index, answer)
  }
  return {
    ...newer,
    // Programs that save sessions need not know of it.
    quizWanted: newer.quizWanted ?? older.quizWanted,
    quizAnswers: Object.fromEntries(answers),
    showHints: { ...older.showHints, ...newer.showHints },
  }
}

import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { count, counter } from '#app/domain/counter.server.ts'

// What costs no words is counted instead: per person and window of seconds.
const videoSearches = counter('video-searches-user', { points: 30, duration: 3_600 })
const gradings = counter('graded-by-model-user', { points: 200, duration: 3_600 })
const reports = counter('quiz-reports-user', { points: 20, duration: 86_400 })

/** Counts a search for videos. Throws too_many. */
export function limitVideoSearches(user: Pick<User, 'id'>): Promise<void> {
  const message = 'You have searched for many videos. Please try again later.'
  return count(videoSearches(), user.id, () => message)
}

/** Counts an answer that a language model is asked about; false when there have been so many that rules must do. */
export async function isGradingFree(user: Pick<User, 'id'>): Promise<boolean> {
  try {
    await count(gradings(), user.id, () => '')
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false
    throw error
  }
}

/** Counts a report of a question, which is replaced for nothing. Throws too_many. */
export function limitReports(user: Pick<User, 'id'>): Promise<void> {
  const message = 'You have reported many questions today. Please try again tomorrow.'
  return count(reports(), user.id, () => message)
}

import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { prepared } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/accounts.ts'

/** What costs no words is counted instead: per person and window of seconds. */
const VIDEO_SEARCHES = { points: 30, duration: 3_600 }
const REPORTS = { points: 20, duration: 86_400 }

function limiter(keyPrefix: string, limit: { points: number; duration: number }) {
  return prepared(
    (db) =>
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix,
        ...limit,
        clearExpiredByTimeout: false,
      }),
  )
}

const videoSearches = limiter('video-searches-user', VIDEO_SEARCHES)
const reports = limiter('quiz-reports-user', REPORTS)

async function consume(counter: RateLimiterDrizzle, user: Pick<User, 'id'>, message: string): Promise<void> {
  try {
    await counter.consume(user.id)
  } catch (reason) {
    if (reason instanceof Error) throw reason
    const seconds = Math.max(1, Math.ceil((reason as RateLimiterRes).msBeforeNext / 1000))
    throw new AppError('too_many', message, { details: { retryAfterSeconds: seconds } })
  }
}

/** Counts a search for videos. Throws too_many. */
export function limitVideoSearches(user: Pick<User, 'id'>): Promise<void> {
  return consume(videoSearches(), user, 'You have searched for many videos. Please try again later.')
}

/** Counts a report of a question, which is replaced for nothing. Throws too_many. */
export function limitReports(user: Pick<User, 'id'>): Promise<void> {
  return consume(reports(), user, 'You have reported many questions today. Please try again tomorrow.')
}

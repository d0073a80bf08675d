import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { prepared } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/accounts.ts'

/** Questions are suggested for nothing, so that how often is bounded: per person and hour. */
const suggestions = prepared(
  (db) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: 'suggestions-user',
      points: 60,
      duration: 3_600,
      clearExpiredByTimeout: false,
    }),
)

/** Counts questions that are to be made for a document. Throws too_many. */
export async function limitSuggestions(user: Pick<User, 'id'>): Promise<void> {
  try {
    await suggestions().consume(user.id)
  } catch (reason) {
    if (reason instanceof Error) throw reason
    const seconds = Math.max(1, Math.ceil((reason as RateLimiterRes).msBeforeNext / 1000))
    const message = 'You have asked for suggestions for many documents. Please try again later.'
    throw new AppError('too_many', message, { details: { retryAfterSeconds: seconds } })
  }
}

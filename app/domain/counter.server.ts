import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible'
import { prepared } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/accounts.ts'
import { AppError } from './errors.ts'

/**
 * A counter of at most `points` in `duration` seconds, by key. It lives in the database, so that several processes count
 * together, and is added to in one statement.
 */
export function counter(keyPrefix: string, limit: { points: number; duration: number }) {
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

/** Seconds until what a full counter has refused may be tried again; throws on what was no refusal but a failure. */
export function secondsLeft(refused: unknown): number {
  if (refused instanceof Error) throw refused
  return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000))
}

/** Counts `points` for `key`. Throws too_many with what `message` says of the seconds to wait. */
export async function count(
  limiter: RateLimiterDrizzle,
  key: string,
  message: (seconds: number) => string,
  points = 1,
): Promise<void> {
  try {
    await limiter.consume(key, points)
  } catch (refused) {
    const seconds = secondsLeft(refused)
    throw new AppError('too_many', message(seconds), { details: { retryAfterSeconds: seconds } })
  }
}

import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import { prepared } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/accounts.ts'

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

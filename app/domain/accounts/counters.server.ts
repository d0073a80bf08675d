import { lt } from 'drizzle-orm'
import { removeSome } from '#db/remove-some.server.ts'
import { rateLimits } from '#db/schema/accounts.ts'

/**
 * Removes at most so many counters of limits whose window is over, since anybody can cause one without an account;
 * answers how many.
 */
export function sweepCounters(most: number, now = new Date()): Promise<number> {
  return removeSome(rateLimits, rateLimits.key, lt(rateLimits.expire, now), most)
}

import { lt } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/accounts.ts'

/** Removes counters of limits whose window is over: anybody can cause one, without an account. */
export async function sweepCounters(now = new Date()): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
}

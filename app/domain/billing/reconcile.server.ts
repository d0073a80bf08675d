import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { db } from '#db/client.server.ts'
import { subscriptions } from '#db/schema/billing.ts'
import { processLeftEvents } from './events.server.ts'
import { completeRefund } from './refund.server.ts'
import { syncSubscription } from './sync.server.ts'

/** How many customers are read in one round, one after the other. */
const AT_ONCE = 50
/** A change that is under way is not disturbed. */
const SETTLED_MS = 10_000

const now = sql`now()`
const longAgo = (minutes: number) => lt(subscriptions.syncedAt, sql`now() - ${minutes} * interval '1 minute'`)

/** A round may take longer than the time to the next. */
let underWay = false

/**
 * Repairs what events that never came, or processes that died, have left: reads the customers again that nobody has read
 * since they were changed, whose period is over, whose payment is being tried again, and everybody else once a day; ends
 * refunds that were begun. `onError` hears of each customer that could not be read; the next round tries again, and a
 * provider that is away ends this one.
 */
export async function reconcileBilling(onError: (error: unknown) => void): Promise<void> {
  if (env.billing === 'off' || underWay) return
  underWay = true
  try {
    await processLeftEvents(SETTLED_MS, onError)
    for (const { userId } of await unfinishedRefunds()) await attempt(completeRefund(userId), onError)
    for (const { userId } of await unread()) await attempt(syncSubscription(userId), onError)
  } catch (error) {
    onError(error)
  } finally {
    underWay = false
  }
}

/** One that cannot be read does not hold up the others; a provider that does not answer would hold up all of them. */
async function attempt(work: Promise<void>, onError: (error: unknown) => void): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') throw error
    onError(error)
  }
}

function unfinishedRefunds() {
  return db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.refundRequestedAt), eq(subscriptions.provider, kind())))
    .limit(AT_ONCE)
}

function unread() {
  const theirNow = sql`now() + ${subscriptions.clockAheadMs} * interval '1 millisecond'`
  const open = or(inArray(subscriptions.status, ['incomplete', 'past_due']), isNotNull(subscriptions.openUrl))
  const running = inArray(subscriptions.status, ['active', 'paused', 'past_due'])
  return db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, kind()),
        or(
          and(
            isNull(subscriptions.syncedAt),
            gt(now, sql`${subscriptions.createdAt} + interval '10 seconds'`),
          ),
          and(running, lt(subscriptions.currentPeriodEnd, theirNow), longAgo(2)),
          and(open, longAgo(30)),
          and(ne(subscriptions.status, 'none'), longAgo(24 * 60)),
        ),
      ),
    )
    .orderBy(subscriptions.syncedAt)
    .limit(AT_ONCE)
}

function kind(): 'demo' | 'stripe' {
  return env.billing === 'stripe' ? 'stripe' : 'demo'
}

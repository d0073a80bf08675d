import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { removeSome } from '#db/remove-some.server.ts'
import { billingEvents, subscriptions } from '#db/schema/billing.ts'
import { collectOwed } from './collect.server.ts'
import { syncSubscription } from './sync.server.ts'

/** An event of the provider's, of which only this is believed: it is remembered, and its customer is read again. */
export type BillingEvent = { id: string; type: string; customerId: string | null }

/** Providers wait for an answer two seconds, or tell us again. */
const ANSWER_WITHIN_MS = 1_500
/** Events are repeated for three days at most. */
const REMEMBERED_DAYS = 30

/**
 * Takes an event whose signature was checked: 'done' when its customer was read after it came, 'known' for repetitions,
 * 'nobody' for customers that are not ours, 'later' when reading did not end in time or failed: the reconcile job sees to
 * it. `onError` hears why.
 */
export async function receiveEvent(
  event: BillingEvent,
  onError: (error: unknown) => void = () => {},
): Promise<'done' | 'known' | 'nobody' | 'later'> {
  const owner = event.customerId === null ? undefined : await ownerOf(event.customerId)
  if (!owner) return 'nobody'
  const [known] = await db
    .insert(billingEvents)
    .values(event)
    .onConflictDoUpdate({ target: billingEvents.id, set: { id: event.id } })
    .returning({ processedAt: billingEvents.processedAt })
  if (known?.processedAt) return 'known'
  const reading = process(event, owner, onError).then(
    () => 'done' as const,
    (error: unknown) => {
      onError(error)
      return 'later' as const
    },
  )
  return Promise.race([reading, sleep(ANSWER_WITHIN_MS, 'later' as const, { ref: false })])
}

async function process(
  { id, type }: Pick<BillingEvent, 'id' | 'type'>,
  userId: string,
  onError: (error: unknown) => void,
): Promise<void> {
  await syncSubscription(userId)
  // It may be a new card, and somebody whose payment failed should not have to wait for the next try. What cannot be
  // collected must not keep the event, and all that follow, from being done.
  if (type === 'customer.updated' && (await hasFailed(userId))) {
    await collectOwed({ id: userId }).catch(onError)
  }
  await db.update(billingEvents).set({ processedAt: sql`now()` }).where(eq(billingEvents.id, id))
}

async function hasFailed(userId: string): Promise<boolean> {
  const [row] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return row?.status === 'past_due'
}

/** Whose customer that is. */
async function ownerOf(customerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
  return row?.userId
}

/** Reads the customers of events that were left lying, at most `count`; for the reconcile job. */
export async function processLeftEvents(
  olderThanMs: number,
  onError: (error: unknown) => void,
  count = 50,
): Promise<void> {
  const left = await db
    .select({ id: billingEvents.id, type: billingEvents.type, userId: subscriptions.userId })
    .from(billingEvents)
    .leftJoin(subscriptions, eq(subscriptions.customerId, billingEvents.customerId))
    .where(
      and(
        isNull(billingEvents.processedAt),
        lt(billingEvents.receivedAt, sql`now() - ${olderThanMs} * interval '1 millisecond'`),
      ),
    )
    .limit(count)
  for (const { id, type, userId } of left) {
    if (userId) await process({ id, type }, userId, onError)
    // Their account has been deleted meanwhile.
    else await db.delete(billingEvents).where(eq(billingEvents.id, id))
  }
}

/** Forgets at most so many events that are not repeated any more; answers how many. */
export function sweepEvents(most: number): Promise<number> {
  const due = lt(billingEvents.receivedAt, sql`now() - ${REMEMBERED_DAYS} * interval '1 day'`)
  return removeSome(billingEvents, billingEvents.id, due, most)
}

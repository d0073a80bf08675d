import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, lt, sql } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { type Database, db } from '#db/client.server.ts'
import { removeSome } from '#db/remove-some.server.ts'
import { billingLeases } from '#db/schema/billing.ts'

/** A process that died lets go after this; one that works says so three times as often. */
const LEASE_MS = 15_000
const RENEW_MS = 5_000
/** How long somebody waits for their turn, in milliseconds. */
const WAIT_MS = 12_000
const LOOK_MS = 100

/** Proof that nobody else is changing this person's subscription; checked again where it is written down. */
export type Lease = { userId: string; holder: string }

/** Work of this process for a person, one after the other, so that it does not wait for itself by looking. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Does `work` while nobody else, on any process, changes this person's subscription. A lock of the database would hold a
 * connection while a provider is asked (and the embedded database has only one), so it is a row that runs out. Throws
 * unavailable when the turn does not come.
 */
export async function withLease<T>(userId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
  const before = queues.get(userId) ?? Promise.resolve()
  const turn = before.then(
    () => hold(userId, work),
    () => hold(userId, work),
  )
  queues.set(userId, turn)
  try {
    return await turn
  } finally {
    if (queues.get(userId) === turn) queues.delete(userId)
  }
}

async function hold<T>(userId: string, work: (lease: Lease) => Promise<T>): Promise<T> {
  const lease = { userId, holder: randomUUID() }
  const giveUp = performance.now() + WAIT_MS
  while (!(await take(lease))) {
    if (performance.now() > giveUp) {
      const message = 'Another change to your subscription is under way. Please try again in a moment.'
      throw new AppError('unavailable', message, { details: { retryAfterSeconds: 5 } })
    }
    await sleep(LOOK_MS)
  }
  const renewing = setInterval(() => void renew(lease).catch(() => undefined), RENEW_MS)
  try {
    return await work(lease)
  } finally {
    clearInterval(renewing)
    // Where that fails the lease runs out by itself.
    await db
      .delete(billingLeases)
      .where(mine(lease))
      .catch(() => undefined)
  }
}

const end = sql`now() + ${LEASE_MS} * interval '1 millisecond'`
const mine = ({ userId, holder }: Lease) =>
  and(eq(billingLeases.userId, userId), eq(billingLeases.holder, holder))

async function take({ userId, holder }: Lease): Promise<boolean> {
  const taken = await db
    .insert(billingLeases)
    .values({ userId, holder, expiresAt: end })
    .onConflictDoUpdate({
      target: billingLeases.userId,
      set: { holder, expiresAt: end },
      // One that seems to last longer than any was taken before the clock was set back; who holds it still, if anybody
      // does, finds out by `stillHeld`.
      setWhere: sql`${billingLeases.expiresAt} not between now() and ${end} + interval '1 second'`,
    })
    .returning({ holder: billingLeases.holder })
  return taken.length > 0
}

async function renew(lease: Lease): Promise<void> {
  await db.update(billingLeases).set({ expiresAt: end }).where(mine(lease))
}

/** Makes sure within `tx` that the lease is still held, and stays so until the end of it. Throws unavailable. */
export async function stillHeld(tx: Database, lease: Lease): Promise<void> {
  const held = await tx
    .update(billingLeases)
    .set({ expiresAt: end })
    .where(mine(lease))
    .returning({ holder: billingLeases.holder })
  if (held.length > 0) return
  const message = 'That took too long. Please check whether it went through before you try again.'
  throw new AppError('unavailable', message)
}

/** Removes at most so many leases that dead processes left, on which nothing depends; answers how many. */
export function sweepLeases(most: number): Promise<number> {
  const due = lt(billingLeases.expiresAt, sql`now() - interval '1 hour'`)
  return removeSome(billingLeases, billingLeases.userId, due, most)
}

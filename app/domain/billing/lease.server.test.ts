import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { billingLeases, subscriptions } from '#db/schema/billing.ts'
import { person } from '#test/people.ts'
import { priceIdOf } from './catalogue.server.ts'
import { markUnread } from './customer.server.ts'
import { type Lease, stillHeld, withLease } from './lease.server.ts'
import { beginSubscription } from './subscribe.server.ts'
import { readAndWrite } from './sync.server.ts'

const held = (userId: string) => db.$count(billingLeases, eq(billingLeases.userId, userId))

test('work on one person takes turns, and on others goes on meanwhile', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await db.execute(sql`select 1`)
    inside--
  }
  await Promise.all(Array.from({ length: 10 }, () => withLease(one, work)))
  expect(most).toBe(1)
  await withLease(one, () => withLease(other, async () => expect(await held(other)).toBe(1)))
  expect(await held(one)).toBe(0)
})

test('who fails lets go, and the next one is not told of it', async () => {
  const userId = randomUUID()
  const failing = withLease(userId, () => Promise.reject(new Error('no')))
  const next = withLease(userId, async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('another process is waited for until it is done, and a dead one until its lease has run out', async () => {
  const userId = randomUUID()
  const later = sql`now() + interval '14 seconds'`
  await db.insert(billingLeases).values({ userId, holder: randomUUID(), expiresAt: later })
  let begun = false
  const waiting = withLease(userId, async () => {
    begun = true
  })
  for (let look = 0; look < 20; look++) await db.execute(sql`select 1`)
  expect(begun).toBe(false)
  await db
    .update(billingLeases)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(billingLeases.userId, userId))
  await waiting
  expect(begun).toBe(true)
})

/** What another process does when it takes this one for dead. */
const takeFrom = ({ userId }: Lease) =>
  db.update(billingLeases).set({ holder: randomUUID() }).where(eq(billingLeases.userId, userId))

test('who has lost the lease is told so', async () => {
  const lost = withLease(randomUUID(), async (lease) => {
    await takeFrom(lease)
    await db.transaction((tx) => stillHeld(tx, lease))
  })
  await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
})

test('who has lost the lease does not write down what they read', async () => {
  const user = await person()
  await beginSubscription(user, priceIdOf({ plan: 'ninja', interval: 'month' }))
  await markUnread(user.id)
  const lost = withLease(user.id, async (lease) => {
    await takeFrom(lease)
    await readAndWrite(lease)
  })
  await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
  const unread = and(eq(subscriptions.userId, user.id), isNull(subscriptions.syncedAt))
  expect(await db.$count(subscriptions, unread)).toBe(1)
})

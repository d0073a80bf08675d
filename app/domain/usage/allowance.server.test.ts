import { and, eq, sum } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db } from '#db/client.server.ts'
import { subscriptions } from '#db/schema/billing.ts'
import { usageLedger, usagePeriods } from '#db/schema/usage.ts'
import { person } from '#test/people.ts'
import { currentUsage, LimitReached, reserveWords, settleWords } from './allowance.server.ts'
import { stampLimitOffer } from './offer.server.ts'

const reserve = (user: User, words: number, now?: Date) =>
  db.transaction((tx) => reserveWords(tx, user, words, now))

const settle = (user: User, period: string, reserved: number, charged: number) =>
  db.transaction((tx) =>
    settleWords(tx, {
      userId: user.id,
      runId: crypto.randomUUID(),
      kind: 'test',
      period,
      outcome: 'done',
      reserved,
      charged,
    }),
  )

async function books(user: User, period: string) {
  const [row] = await db
    .select({ used: usagePeriods.used, reserved: usagePeriods.reserved })
    .from(usagePeriods)
    .where(and(eq(usagePeriods.userId, user.id), eq(usagePeriods.period, period)))
  return row
}

/** Adds up what the ledger says the person was charged in that period: the books must say the same. */
async function ledgerTotal(user: User, period: string) {
  const [row] = await db
    .select({ total: sum(usageLedger.words).mapWith(Number) })
    .from(usageLedger)
    .where(and(eq(usageLedger.userId, user.id), eq(usageLedger.period, period)))
  return row?.total
}

test('of twenty requests for 200 words with 350 left, exactly one gets them', async () => {
  const user = await person()
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(user, 200)))
  const refused = asked.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(19)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(LimitReached)
  expect((await currentUsage(user)).wordsUsed).toBe(200)
})

test('the last word of the month can be had, one more cannot', async () => {
  const user = await person()
  await reserve(user, 349)
  await reserve(user, 1)
  await expect(reserve(user, 1)).rejects.toBeInstanceOf(LimitReached)
  expect(await currentUsage(user)).toMatchObject({ maxWords: 350, wordsUsed: 350, wordsLeft: 0 })
})

test('the first request of a month cannot be larger than the month', async () => {
  const user = await person()
  await expect(reserve(user, 351)).rejects.toBeInstanceOf(LimitReached)
  await expect(reserve(user, 2_147_483_647)).rejects.toBeInstanceOf(LimitReached)
  expect((await currentUsage(user)).wordsUsed).toBe(0)
})

test('what was begun in one month and ends in the next moves the books of its own month alone', async () => {
  const user = await person()
  const [october, november] = [new Date('2026-10-31T23:59:00Z'), new Date('2026-11-01T00:01:00Z')]
  await reserve(user, 100, october)
  await reserve(user, 30, november)
  await settle(user, '2026-10', 100, 80)
  expect(await books(user, '2026-10')).toEqual({ used: 80, reserved: 0 })
  expect(await books(user, '2026-11')).toEqual({ used: 0, reserved: 30 })
})

test('a settled reservation leaves exactly what is charged', async () => {
  const user = await person()
  const period = await reserve(user, 300)
  await settle(user, period, 300, 120)
  expect(await books(user, period)).toEqual({ used: 120, reserved: 0 })
  expect(await ledgerTotal(user, period)).toBe(120)
  await reserve(user, 230)
})

test.each([
  ['January', '2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z'],
  ['a leap February', '2028-02-29T23:59:59.999Z', '2028-03-01T00:00:00.000Z'],
  ['a night of clock change', '2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00.000Z'],
  ['the year', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
])('the words of %s end with it', async (_, last, first) => {
  const user = await person()
  const old = await reserve(user, 350, new Date(last))
  const fresh = await reserve(user, 350, new Date(first))
  expect(old).not.toBe(fresh)
  await expect(reserve(user, 1, new Date(last))).rejects.toBeInstanceOf(LimitReached)
  await expect(reserve(user, 1, new Date(first))).rejects.toBeInstanceOf(LimitReached)
})

test('a run across midnight is counted once, in the month it began', async () => {
  const user = await person()
  const period = await reserve(user, 200, new Date('2026-01-31T23:59:59.000Z'))
  await settle(user, period, 200, 200)
  expect(await books(user, '2026-01')).toEqual({ used: 200, reserved: 0 })
  expect(await books(user, '2026-02')).toBeUndefined()
  expect(await ledgerTotal(user, '2026-01')).toBe(200)
})

test('a clock set back grants nothing', async () => {
  const user = await person()
  await reserve(user, 350, new Date('2026-05-20T10:00:00Z'))
  await expect(reserve(user, 1, new Date('2026-05-01T00:00:00Z'))).rejects.toBeInstanceOf(LimitReached)
})

test('a clock set back over the end of a month grants no month twice', async () => {
  const user = await person()
  const [may, june] = [new Date('2026-05-31T23:59:59.999Z'), new Date('2026-06-01T00:00:00.000Z')]
  await reserve(user, 350, may)
  await reserve(user, 350, june)
  for (const moment of [may, june, may]) {
    await expect(reserve(user, 1, moment)).rejects.toBeInstanceOf(LimitReached)
  }
  expect(await books(user, '2026-05')).toMatchObject({ reserved: 350 })
  expect(await books(user, '2026-06')).toMatchObject({ reserved: 350 })
})

test('each plan has its own month', async () => {
  for (const [plan, words] of [
    ['free', 350],
    ['grasshopper', 10_000],
    ['ninja', 500_000],
  ] as const) {
    const user = await person(plan)
    expect((await currentUsage(user)).maxWords).toBe(words)
    await reserve(user, words)
    await expect(reserve(user, 1)).rejects.toBeInstanceOf(LimitReached)
  }
})

test('the offer of the limit dialog is stamped once and runs out', async () => {
  const user = await person()
  const shown = new Date('2026-03-01T12:00:00Z')
  const first = await stampLimitOffer(user, shown)
  expect(first).toEqual({ percentOff: 20, endsAt: '2026-03-02T12:00:00.000Z' })
  expect(await stampLimitOffer(user, new Date('2026-03-02T11:59:59Z'))).toEqual(first)
  expect(await stampLimitOffer(user, new Date('2026-03-02T12:00:00Z'))).toBeNull()
  expect(await stampLimitOffer(user, new Date('2026-06-01T00:00:00Z'))).toBeNull()
})

test('the offer is for people who do not pay and never have', async () => {
  expect(await stampLimitOffer(await person('grasshopper'))).toBeNull()
  const user = await person()
  await db
    .insert(subscriptions)
    .values({ userId: user.id, provider: 'demo', customerId: `cus_${user.id}`, status: 'canceled' })
  expect(await stampLimitOffer(user)).not.toBeNull()
  await db.update(subscriptions).set({ firstPaidAt: new Date() }).where(eq(subscriptions.userId, user.id))
  expect(await stampLimitOffer(user)).toBeNull()
})

import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteAccount } from '#app/domain/account-deletion/delete-account.server.ts'
import { composeLetter } from '#app/domain/mail/compose.server.ts'
import { setPlan } from '#app/domain/accounts/user.server.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import {
  billingEvents,
  billingLeases,
  billingNotices,
  demoCustomers,
  subscriptions,
} from '#db/schema/billing.ts'
import { again, person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { cancelSubscription } from './cancel.server.ts'
import { priceIdOf } from './catalogue.server.ts'
import { demoMoveClock, demoPay, demoUseCard } from './demo.server.ts'
import { receiveEvent } from './events.server.ts'
import { offersFor } from './offers.server.ts'
import { demoProvider } from './provider.server.ts'
import { reconcileBilling } from './reconcile.server.ts'
import { completeRefund, refundSubscription } from './refund.server.ts'
import { returnedFromPayment } from './returned.server.ts'
import { hasPaidPlan, requirePaidPlan } from './rights.server.ts'
import { syncSubscription } from './sync.server.ts'
import { beginSubscription } from './subscribe.server.ts'
import { billingOf, listInvoices } from './view.server.ts'

const MONTHLY = priceIdOf({ plan: 'grasshopper', interval: 'month' })
const DAY = 86_400_000

function never(error: unknown): never {
  throw error
}

async function begun() {
  const user = await person()
  await beginSubscription(user, MONTHLY)
  const { customerId } = await billingOf(user)
  return { user, customerId: customerId ?? '' }
}

/** Pays at the provider; we are not told. */
async function paidElsewhere() {
  const { user, customerId } = await begun()
  await demoProvider?.pay(customerId, 'works', true)
  return { user, customerId }
}

const event = (customerId: string | null) => ({ id: `evt_${randomUUID()}`, type: 'invoice.paid', customerId })

test('an event ten times at once has one effect; of strangers it has none', async () => {
  const { user, customerId } = await paidElsewhere()
  const paid = event(customerId)
  const taken = await Promise.all(Array.from({ length: 10 }, () => receiveEvent(paid)))
  // On a machine that is busy an answer may have to be given before everything is read.
  expect(taken.filter((answer) => !['done', 'known', 'later'].includes(answer))).toEqual([])
  await until(async () => (await receiveEvent(paid)) === 'known', 'the event to be processed')
  expect((await again(user)).subscription).toBe('grasshopper')
  const receipts = and(eq(billingNotices.userId, user.id), eq(billingNotices.kind, 'receipt'))
  expect(await db.$count(billingNotices, receipts)).toBe(1)
  expect(await receiveEvent(event('cus_of_somebody_else'))).toBe('nobody')
  expect(await receiveEvent(event(null))).toBe('nobody')
})

test('what the address of a return says grants nothing', async () => {
  const { user } = await begun()
  expect(await returnedFromPayment(user, 'succeeded')).toBe('processing')
  expect(await returnedFromPayment(user, 'requires_payment_method')).toBe('requires_payment_method')
  expect(await returnedFromPayment(user, 'processing')).toBe('processing')
  expect(await returnedFromPayment(user, null)).toBe('unknown')
  expect(hasPaidPlan(await again(user))).toBe(false)
  await demoPay(user, 'works')
  expect(await returnedFromPayment(user, 'requires_payment_method')).toBe('succeeded')
  expect(hasPaidPlan(await again(user))).toBe(true)
})

test('the reconcile job finds what nobody told us, and ends what a dead process began', async () => {
  const { user, customerId } = await paidElsewhere()
  const earlier = sql`now() - interval '1 minute'`
  const unheard = { ...event(customerId), receivedAt: earlier }
  await db.insert(billingEvents).values(unheard)
  await db.insert(billingLeases).values({ userId: user.id, holder: randomUUID(), expiresAt: earlier })
  await reconcileBilling(never)
  expect((await again(user)).subscription).toBe('grasshopper')
  expect(await receiveEvent(unheard)).toBe('known')

  await db
    .update(subscriptions)
    .set({ refundRequestedAt: new Date() })
    .where(eq(subscriptions.userId, user.id))
  await reconcileBilling(never)
  expect((await listInvoices(user)).map(({ amount, refunded }) => amount - refunded)).toEqual([0])
  expect((await again(user)).subscription).toBe('free')
  await completeRefund(user.id)
})

test('nobody begins anew while their money is on its way back', async () => {
  const { user } = await paidElsewhere()
  await demoPay(user, 'works')
  const row = eq(subscriptions.userId, user.id)
  await db.update(subscriptions).set({ refundRequestedAt: new Date() }).where(row)
  await demoProvider?.cancelNow(
    (await db.select().from(subscriptions).where(row))[0]?.subscriptionId ?? '',
    'x',
  )
  await expect(beginSubscription(user, MONTHLY)).rejects.toMatchObject({ code: 'conflict' })
  await completeRefund(user.id)
  expect(await beginSubscription(user, MONTHLY)).toMatchObject({ state: 'pay' })
})

test('each thing that happens is told once', async () => {
  const told = async ({ id }: { id: string }) => {
    const rows = await db.select().from(billingNotices).where(eq(billingNotices.userId, id))
    return rows.map(({ kind }) => kind).sort()
  }
  const { user } = await begun()
  await demoPay(user, 'works')
  expect(await told(user)).toEqual(['receipt'])
  await demoUseCard(user, 'fails_later')
  await demoMoveClock(user, 32)
  await syncSubscription(user.id)
  expect(await told(user)).toEqual(['payment_failed', 'receipt'])
  await demoMoveClock(user, 30)
  await syncSubscription(user.id)
  expect(await told(user)).toEqual(['ended', 'payment_failed', 'receipt'])

  const leaving = await begun()
  await demoPay(leaving.user, 'works')
  await cancelSubscription(leaving.user)
  await cancelSubscription(leaving.user)
  expect(await told(leaving.user)).toEqual(['cancelled', 'receipt'])
  await refundSubscription(leaving.user)
  expect(await told(leaving.user)).toEqual(['cancelled', 'ended', 'receipt', 'refund'])
})

test('a letter is written to the person, of what they were told', async () => {
  const user = await person()
  const letter = { kind: 'refund', amount: '$3.99' } as const
  const mail = await composeLetter({
    kind: 'billing',
    userId: user.id,
    letter,
    isDemo: true,
    origin: 'http://localhost:3000',
  })
  expect(mail).toMatchObject({ to: user.email, text: expect.stringContaining('$3.99') })
  await deleteAccount(user)
  expect(
    await composeLetter({
      kind: 'billing',
      userId: user.id,
      letter,
      isDemo: true,
      origin: 'http://localhost:3000',
    }),
  ).toBeNull()
})

test('a change that was never written down is read again', async () => {
  const { user, customerId } = await paidElsewhere()
  await db
    .update(subscriptions)
    .set({ syncedAt: null, createdAt: sql`now() - interval '1 minute'` })
    .where(eq(subscriptions.customerId, customerId))
  await reconcileBilling(never)
  expect((await again(user)).subscription).toBe('grasshopper')
})

test('a plan that has run out is no plan, whether or not anybody noticed', async () => {
  const { user } = await paidElsewhere()
  await demoPay(user, 'works')
  await cancelSubscription(user)
  expect(hasPaidPlan(await again(user))).toBe(true)
  await db.update(users).set({ planEndsAt: sql`now() - interval '1 second'` }).where(eq(users.id, user.id))
  const free = await again(user)
  expect(hasPaidPlan(free)).toBe(false)
  expect(() => requirePaidPlan(free, 'chat')).toThrow(/Chat PDF/)
})

test('a plan that was given stays, whatever becomes of a subscription', async () => {
  const { user } = await paidElsewhere()
  await setPlan(user.id, 'ninja')
  await demoPay(user, 'works')
  await demoMoveClock(user, 1)
  expect((await again(user)).subscription).toBe('ninja')
})

test('two that run are one too many: the younger is ended and paid back', async () => {
  const { user, customerId } = await paidElsewhere()
  await demoProvider?.startSubscription({ customerId, priceId: MONTHLY }, randomUUID())
  await demoProvider?.pay(customerId, 'works', true)
  await syncSubscription(user.id)
  const account = await demoProvider?.readAccount(customerId)
  expect(account?.subscriptions.map(({ status }) => status)).toEqual(['canceled', 'active'])
  expect((await listInvoices(user)).map(({ amount, refunded }) => amount - refunded)).toEqual([0, 399])
})

test('a deleted account leaves no subscription behind, and its events do no harm', async () => {
  const { user, customerId } = await paidElsewhere()
  await receiveEvent(event(customerId))
  await deleteAccount(user)
  expect(await db.$count(billingEvents, eq(billingEvents.customerId, customerId))).toBe(0)
  expect(await db.$count(demoCustomers, eq(demoCustomers.id, customerId))).toBe(0)
  expect(await db.$count(subscriptions, eq(subscriptions.userId, user.id))).toBe(0)
  expect(await receiveEvent(event(customerId))).toBe('nobody')
  await expect(beginSubscription(user, MONTHLY)).rejects.toMatchObject({ code: 'not_found' })
})

test('an account whose provider cannot be reached is not deleted', async () => {
  const { user } = await paidElsewhere()
  await demoPay(user, 'works')
  await db.update(subscriptions).set({ provider: 'stripe' }).where(eq(subscriptions.userId, user.id))
  const status = { status: 'active' } as const
  await db.update(subscriptions).set(status).where(eq(subscriptions.userId, user.id))
  await expect(deleteAccount(user)).rejects.toMatchObject({ code: 'unavailable' })
  expect((await again(user)).id).toBe(user.id)
})

test('discounts are for people who never paid, for a month, and until they end', async () => {
  const user = await person()
  expect(await offersFor(user)).toMatchObject([{ name: 'welcome', percentOff: 25, code: 'WELCOME25' }])
  const ends = (ms: number) =>
    db
      .update(users)
      .set({ limitOfferEndsAt: new Date(Date.now() + ms) })
      .where(eq(users.id, user.id))
  await ends(DAY)
  expect((await offersFor(user)).map(({ name }) => name)).toEqual(['welcome', 'limit'])
  await ends(-1_000)
  expect((await offersFor(user)).map(({ name }) => name)).toEqual(['welcome'])
  // What has ended is not given, and a yearly price has none.
  const late = beginSubscription(user, MONTHLY, { offer: 'limit' })
  await expect(late).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/ended/) })
  expect((await billingOf(user)).status).toBe('none')
  await beginSubscription(user, priceIdOf({ plan: 'ninja', interval: 'year' }), { offer: 'welcome' })
  expect((await billingOf(user)).open?.amount).toBe(11_510)
  await beginSubscription(user, MONTHLY, { offer: 'welcome' })
  expect((await billingOf(user)).open?.amount).toBe(299)
  await demoPay(user, 'works')
  expect(await offersFor(user)).toEqual([])
  expect((await listInvoices(user)).filter(({ status }) => status === 'paid')).toMatchObject([
    { amount: 299 },
  ])
})

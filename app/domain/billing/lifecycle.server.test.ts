import { expect, test } from 'vitest'
import type { AppError } from '#app/domain/errors.ts'
import { again, person } from '#test/people.ts'
import { acceptRetention, cancelSubscription } from './cancel.server.ts'
import { priceIdOf } from './catalogue.server.ts'
import { changePlan, previewMove, scheduleDowngrade } from './change.server.ts'
import { demoMoveClock, demoPay, demoUseCard } from './demo.server.ts'
import { forecastResume } from './forecast.server.ts'
import { pauseSubscription, resumeSubscription } from './pause.server.ts'
import { refundSubscription } from './refund.server.ts'
import { beginCheckout, beginSubscription } from './subscribe.server.ts'
import { billingOf, listInvoices } from './view.server.ts'
import { withdrawPayment } from './withdraw.server.ts'
import type { Choice } from './types.ts'

const price = (plan: Choice['plan'], interval: Choice['interval'] = 'month') => priceIdOf({ plan, interval })
const GRASSHOPPER = price('grasshopper')
const NINJA = price('ninja')

async function subscriber(plan: Choice['plan'] = 'grasshopper', interval: Choice['interval'] = 'month') {
  const user = await person()
  await beginSubscription(user, price(plan, interval))
  expect(await demoPay(user, 'works')).toBe('succeeded')
  return user
}

/** The code and sentence of the refusal. */
function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no refusal',
    (error: AppError) => `${error.code}: ${error.message}`,
  )
}

async function agreeTo(user: Awaited<ReturnType<typeof person>>, to: string) {
  const move = await previewMove(user, to)
  if (move.kind !== 'now') throw new Error(`not at once but ${move.kind}`)
  return { move, changed: () => changePlan(user, to, { at: move.at, dueNow: move.dueNow }) }
}

test('a first subscription: begun once, nothing before it is paid, everything after', async () => {
  const user = await person()
  const one = await beginSubscription(user, GRASSHOPPER)
  const two = await beginSubscription(user, GRASSHOPPER)
  expect(two).toEqual(one)
  expect((await billingOf(user)).status).toBe('incomplete')
  expect((await again(user)).subscription).toBe('free')
  expect(await demoPay(user, 'declined')).toBe('requires_payment_method')
  expect(await demoPay(user, 'confirm')).toBe('requires_action')
  expect((await again(user)).subscription).toBe('free')
  expect(await demoPay(user, 'confirm', true)).toBe('succeeded')
  expect((await again(user)).subscription).toBe('grasshopper')
  expect(await billingOf(user)).toMatchObject({
    status: 'active',
    plan: 'grasshopper',
    amount: 399,
    nextAmount: 399,
  })
  expect(await refusal(beginSubscription(user, NINJA))).toBe('conflict: Already Subscribed')
  expect(await listInvoices(user)).toMatchObject([{ amount: 399, status: 'paid' }])
})

test('what was begun and not paid for within a day is over, and was never a subscription', async () => {
  const user = await person()
  await beginSubscription(user, GRASSHOPPER)
  await demoMoveClock(user, 1)
  expect(await billingOf(user)).toMatchObject({
    status: 'none',
    plan: null,
    amount: null,
    nextDate: null,
    currentPeriodEnd: null,
    open: null,
    retentionOffered: false,
  })
  expect(await demoPay(user, 'works')).toBe('nothing_to_pay')
})

test('unknown prices are refused and nobody becomes a customer', async () => {
  const user = await person()
  for (const bad of ['price_of_somebody_else', '', null, { toString: () => GRASSHOPPER }, '__proto__']) {
    expect(await refusal((async () => beginSubscription(user, bad))())).toMatch(/^bad_request/)
  }
  expect((await billingOf(user)).customerId).toBeNull()
})

test('an upgrade costs what was shown, at once, on the same subscription', async () => {
  const user = await subscriber()
  await demoMoveClock(user, 10)
  const { move, changed } = await agreeTo(user, NINJA)
  expect(move.dueNow).toBeGreaterThan(0)
  expect(move.dueNow).toBeLessThan(1199 - 399)
  expect(await refusal(changePlan(user, NINJA, { at: move.at, dueNow: 1 }))).toMatch(/^conflict/)
  expect(await refusal(changePlan(user, NINJA, { at: 'yesterday', dueNow: 1 }))).toMatch(/^bad_request/)
  expect(await refusal(changePlan(user, NINJA))).toMatch(/^conflict/)
  expect(await changed()).toMatchObject({ kind: 'now' })
  expect((await again(user)).subscription).toBe('ninja')
  const [invoice] = await listInvoices(user)
  expect(invoice?.amount).toBe(move.dueNow)
  expect(await refusal(changed())).toBe('conflict: Already Subscribed')
  expect(await listInvoices(user)).toHaveLength(2)
})

test('an upgrade gives back what was paid for the time left, not what it costs otherwise', async () => {
  const user = await person()
  await beginSubscription(user, GRASSHOPPER, { offer: 'welcome' })
  expect(await demoPay(user, 'works')).toBe('succeeded')
  expect(await listInvoices(user)).toMatchObject([{ amount: 299 }])
  const first = await agreeTo(user, NINJA)
  expect(first.move).toMatchObject({ lines: [{ amount: -299 }, { amount: 1199 }], dueNow: 900 })
  await first.changed()
  // The difference was paid on top: all of the new price counts from now on.
  const { move } = await agreeTo(user, price('ninja', 'year'))
  expect(move.lines[0]?.amount).toBe(-1199)
  await demoMoveClock(user, 32)
  expect((await agreeTo(user, price('ninja', 'year'))).move.lines[0]?.amount).toBeLessThan(-1000)
})

test('a declined upgrade changes nothing, and what was scheduled stays scheduled', async () => {
  const user = await subscriber('ninja')
  await scheduleDowngrade(user, GRASSHOPPER)
  await demoUseCard(user, 'declined')
  const { changed } = await agreeTo(user, price('ninja', 'year'))
  expect(await refusal(changed())).toMatch(/^conflict: The demo card was declined/)
  expect(await billingOf(user)).toMatchObject({
    plan: 'ninja',
    interval: 'month',
    scheduled: { plan: 'grasshopper', interval: 'month' },
  })
})

test('a lower plan comes when the paid period ends', async () => {
  const user = await subscriber('ninja')
  expect(await previewMove(user, GRASSHOPPER)).toMatchObject({ kind: 'later', amount: 399 })
  expect(await changePlan(user, GRASSHOPPER)).toMatchObject({ kind: 'later' })
  expect((await again(user)).subscription).toBe('ninja')
  expect(await billingOf(user)).toMatchObject({ nextAmount: 399, scheduled: { plan: 'grasshopper' } })
  await demoMoveClock(user, 32)
  expect((await again(user)).subscription).toBe('grasshopper')
  expect(await billingOf(user)).toMatchObject({ plan: 'grasshopper', scheduled: null, amount: 399 })
})

test('cancelled, it lasts to the end of the period; taken back, it goes on', async () => {
  const user = await subscriber()
  await cancelSubscription(user, '  too dear ')
  await cancelSubscription(user)
  expect(await billingOf(user)).toMatchObject({
    cancelAtPeriodEnd: true,
    cancelReason: 'too dear',
    nextAmount: null,
  })
  expect((await again(user)).subscription).toBe('grasshopper')
  expect(await resumeSubscription(user)).toEqual({ charged: false })
  expect(await billingOf(user)).toMatchObject({ cancelAtPeriodEnd: false, nextAmount: 399 })
  await cancelSubscription(user)
  await demoMoveClock(user, 32)
  expect(await billingOf(user)).toMatchObject({ status: 'canceled', plan: null, accessEndsAt: null })
  expect((await again(user)).subscription).toBe('free')
  expect(await refusal(cancelSubscription(user))).toMatch(/^conflict/)
  await beginSubscription(user, GRASSHOPPER)
  await demoPay(user, 'works')
  expect((await again(user)).subscription).toBe('grasshopper')
})

test('a pause keeps what is paid for, charges nothing, and resuming later charges once', async () => {
  const user = await subscriber()
  await scheduleDowngrade(user, GRASSHOPPER).catch(() => undefined)
  expect(await pauseSubscription(user)).toMatchObject({ released: false })
  expect(await billingOf(user)).toMatchObject({ status: 'paused', resumeCharge: null })
  expect((await again(user)).subscription).toBe('grasshopper')
  expect(await resumeSubscription(user)).toEqual({ charged: false })
  await pauseSubscription(user)
  await demoMoveClock(user, 70)
  expect((await again(user)).subscription).toBe('free')
  expect(await billingOf(user)).toMatchObject({ status: 'paused', resumeCharge: 399 })
  expect(await listInvoices(user)).toHaveLength(1)
  expect(await resumeSubscription(user)).toEqual({ charged: true })
  expect(await listInvoices(user)).toHaveLength(2)
  expect((await again(user)).subscription).toBe('grasshopper')
})

test('resuming after the paid time charges what was shown, a discount that waits taken off', async () => {
  const user = await subscriber('ninja', 'year')
  await acceptRetention(user)
  await pauseSubscription(user)
  await demoMoveClock(user, 366)
  expect(await billingOf(user)).toMatchObject({ amount: 11_510, resumeCharge: 8632 })
  expect(await forecastResume(user)).toMatchObject({
    dueNow: 8632,
    next: { amount: 11_510, interval: 'year' },
  })
  expect(await refusal(resumeSubscription(user, 11_510))).toMatch(/^conflict: The price has changed/)
  expect(await billingOf(user)).toMatchObject({ status: 'paused' })
  expect(await resumeSubscription(user, 8632)).toEqual({ charged: true })
  expect((await listInvoices(user))[0]).toMatchObject({ amount: 8632, status: 'paid' })
})

test('what was begun and not paid can be withdrawn, and then nothing waits', async () => {
  const user = await person()
  await beginSubscription(user, GRASSHOPPER, { offer: 'welcome' })
  await withdrawPayment(user)
  expect(await billingOf(user)).toMatchObject({ status: 'none', open: null, plan: null })
  expect(await demoPay(user, 'works')).toBe('nothing_to_pay')
  expect(await refusal(withdrawPayment(user))).toBe('conflict: No payment is waiting.')
  // The discount was not used up by it.
  expect(await previewMove(user, NINJA, 'welcome')).toMatchObject({ kind: 'begin', dueNow: 899 })

  const upgrading = await subscriber()
  await demoUseCard(upgrading, 'confirm')
  const { changed } = await agreeTo(upgrading, NINJA)
  expect(await changed()).toMatchObject({ kind: 'pay' })
  await withdrawPayment(upgrading)
  expect(await billingOf(upgrading)).toMatchObject({ status: 'active', plan: 'grasshopper', open: null })
  expect(await refusal(withdrawPayment(upgrading))).toMatch(/^conflict/)

  const owing = await subscriber()
  await demoUseCard(owing, 'fails_later')
  await demoMoveClock(owing, 32)
  // It runs, and is tried again: that is cancelled, not withdrawn.
  expect(await refusal(withdrawPayment(owing))).toMatch(/^conflict/)
  await demoMoveClock(owing, 30)
  await withdrawPayment(owing)
  expect(await billingOf(owing)).toMatchObject({ status: 'canceled', open: null })
})

test('a failed renewal keeps access while it is tried again, then not', async () => {
  const user = await subscriber()
  await demoUseCard(user, 'fails_later')
  await demoMoveClock(user, 32)
  expect(await billingOf(user)).toMatchObject({ status: 'past_due', open: { amount: 399 } })
  expect((await again(user)).subscription).toBe('grasshopper')
  expect(await refusal(pauseSubscription(user))).toMatch(/^conflict/)
  await demoMoveClock(user, 20)
  expect((await billingOf(user)).status).toBe('unpaid')
  expect((await again(user)).subscription).toBe('free')
  expect(await beginSubscription(user, GRASSHOPPER)).toMatchObject({ state: 'pay' })
  const origin = 'https://wordkin.example'
  expect(await beginCheckout(user, GRASSHOPPER, { origin })).toEqual({
    url: `${origin}/subscription/pay`,
  })
  expect(await demoPay(user, 'works')).toBe('succeeded')
  expect((await again(user)).subscription).toBe('grasshopper')
  expect((await listInvoices(user)).filter(({ status }) => status === 'paid')).toHaveLength(2)
})

test('who could not pay for one plan may begin another, and owes nothing for the first', async () => {
  const user = await subscriber()
  await demoUseCard(user, 'fails_later')
  await demoMoveClock(user, 60)
  expect((await billingOf(user)).status).toBe('unpaid')
  await beginCheckout(user, NINJA, { origin: 'https://wordkin.example' })
  expect(await demoPay(user, 'works')).toBe('succeeded')
  expect(await billingOf(user)).toMatchObject({ status: 'active', plan: 'ninja', open: null })
})

test('leaving while a payment fails ends it at once and owes nothing', async () => {
  const user = await subscriber()
  await demoUseCard(user, 'fails_later')
  await demoMoveClock(user, 32)
  await cancelSubscription(user)
  expect(await billingOf(user)).toMatchObject({ status: 'canceled', open: null })
  expect((await again(user)).subscription).toBe('free')
})

test('the discount for staying: once in 12 months, also when asked for ten times at once', async () => {
  const user = await subscriber()
  await cancelSubscription(user)
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => acceptRetention(user)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await billingOf(user)).toMatchObject({
    cancelAtPeriodEnd: false,
    discountPercent: 25,
    nextAmount: 299,
    retentionOffered: false,
  })
  await demoMoveClock(user, 32)
  expect(await billingOf(user)).toMatchObject({ discountPercent: null, nextAmount: 399 })
  expect((await listInvoices(user))[0]?.amount).toBe(299)
  await demoMoveClock(user, 335)
  await acceptRetention(user)
})

test('the money comes back within 7 days of the first payment, and once', async () => {
  const user = await subscriber()
  const { changed, move } = await agreeTo(user, NINJA)
  await changed()
  expect((await billingOf(user)).refundable?.amount).toBe(399 + move.dueNow)
  const answers = await Promise.allSettled([refundSubscription(user), refundSubscription(user)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await billingOf(user)).toMatchObject({ status: 'canceled', refundable: null })
  expect((await again(user)).subscription).toBe('free')
  expect((await listInvoices(user)).map(({ amount, refunded }) => amount - refunded)).toEqual([0, 0])

  const late = await subscriber()
  await demoMoveClock(late, 8)
  expect(await refusal(refundSubscription(late))).toMatch(/^conflict/)
})

test('ten clicks at once begin one subscription and charge once', async () => {
  const user = await person()
  const begun = await Promise.all(Array.from({ length: 10 }, () => beginSubscription(user, GRASSHOPPER)))
  expect(new Set(begun.map((step) => JSON.stringify(step))).size).toBe(1)
  const paid = await Promise.all(Array.from({ length: 10 }, () => demoPay(user, 'works')))
  expect(paid.filter((result) => result === 'succeeded')).toHaveLength(1)
  expect(await listInvoices(user)).toHaveLength(1)
})

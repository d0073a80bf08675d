import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KEYS, startStripe, type StripeServer } from '#test/mocks/stripe/server.ts'
import { clientOf, stock } from '#test/mocks/stripe/shop.ts'
import type { Payments, PaymentStep } from './payments.ts'
import { stripePayments } from './stripe.server.ts'

const DAY = 86_400
const START = Date.UTC(2026, 0, 31) / 1000

let server: StripeServer
let prices: Awaited<ReturnType<typeof stock>>
let payments: Payments
let customerId: string

beforeEach(async () => {
  server = await startStripe({ listen: false, frozen: START, automatic: false })
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    server.fetch(new Request(input, init)),
  )
  prices = await stock(clientOf(server))
  payments = await stripePayments({ secretKey: KEYS.secret, apiUrl: server.url })
  customerId = await payments.createCustomer(
    { userId: 'u1', email: 'ada@example.com', name: 'Ada' },
    'customer-u1',
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

const secretOf = (step: PaymentStep) =>
  step.state === 'pay' ? step.clientSecret : expect.fail('Nothing to pay.')
const account = () => payments.readAccount(customerId)
async function current() {
  const [subscription] = (await account()).subscriptions
  return subscription ?? expect.fail('There is no subscription.')
}
async function subscribed(priceId = prices.grasshopper_month, couponId?: string) {
  const step = await payments.startSubscription({ customerId, priceId, couponId }, 'start')
  server.confirm(secretOf(step), 'pm_card_visa')
  return step.subscriptionId
}

describe('beginning', () => {
  test('a subscription is incomplete until it is paid, and the coupon comes off the first invoice only', async () => {
    const order = { customerId, priceId: prices.grasshopper_month, couponId: 'WELCOME25' }
    const step = await payments.startSubscription(order, 'start')
    expect(await current()).toMatchObject({
      status: 'incomplete',
      paidThrough: null,
      openInvoice: { amount: 299, clientSecret: secretOf(step) },
    })
    expect(server.confirm(secretOf(step), 'pm_card_visa')).toBe('succeeded')
    expect(await account()).toMatchObject({
      deleted: false,
      firstPayment: { amount: 299, currency: 'usd' },
      subscriptions: [
        {
          status: 'active',
          planName: 'grasshopper',
          amount: 399,
          interval: 'month',
          paidThrough: new Date('2026-02-28T00:00:00Z'),
          discount: null,
          couponsUsed: [{ couponId: 'WELCOME25', at: new Date(START * 1000) }],
          openInvoice: null,
        },
      ],
      invoices: [{ status: 'paid', amountPaid: 299, amountRefunded: 0 }],
    })
    server.advance(29 * DAY)
    expect((await account()).invoices[0]).toMatchObject({ status: 'paid', amountPaid: 399 })
  })

  test('the same key begins one subscription, and another customer none with it', async () => {
    const order = { customerId, priceId: prices.ninja_month }
    const first = await payments.startSubscription(order, 'start')
    expect(await payments.startSubscription(order, 'start')).toEqual(first)
    expect((await account()).subscriptions).toHaveLength(1)
    await expect(
      payments.startSubscription({ ...order, priceId: prices.ninja_year }, 'start'),
    ).rejects.toMatchObject({
      name: 'PaymentFailure',
      kind: 'invalid',
    })
  })

  test('an answer that is lost is asked for again without a second subscription', async () => {
    server.faults.failAfter = 1
    await payments.startSubscription({ customerId, priceId: prices.ninja_month }, 'start')
    expect((await account()).subscriptions).toHaveLength(1)
  })

  test('a card that asks its owner pays when the owner agrees, and a refused one may be followed by another', async () => {
    const step = await payments.startSubscription({ customerId, priceId: prices.ninja_month }, 'start')
    const secret = secretOf(step)
    server.confirm(secret, 'pm_card_visa_chargeDeclined')
    expect((await current()).status).toBe('incomplete')
    expect(server.confirm(secret, 'pm_card_authenticationRequired')).toBe('requires_action')
    expect((await current()).status).toBe('incomplete')
    server.authenticate(secret)
    expect((await current()).status).toBe('active')
  })

  test('what is not paid within a day ends by itself', async () => {
    await payments.startSubscription({ customerId, priceId: prices.ninja_month }, 'start')
    server.advance(DAY)
    expect(await current()).toMatchObject({ status: 'canceled', openInvoice: null })
  })

  test('unknown prices and coupons are our mistake; an unknown customer is gone', async () => {
    const order = { customerId, priceId: 'price_foreign' }
    await expect(payments.startSubscription(order, 'a')).rejects.toMatchObject({ kind: 'invalid' })
    const coupon = { customerId, priceId: prices.ninja_month, couponId: 'FREE100' }
    await expect(payments.startSubscription(coupon, 'b')).rejects.toMatchObject({ kind: 'invalid' })
    const nobody = { customerId: 'cus_nobody', priceId: prices.ninja_month }
    await expect(payments.startSubscription(nobody, 'c')).rejects.toMatchObject({ kind: 'gone' })
  })
})

describe("Stripe's own page", () => {
  const returns = {
    returnUrl: 'https://words.example/subscription',
    cancelUrl: 'https://words.example/subscription',
    terms: 'After that $3.99 a month.',
  }

  test('is the same for the same order, and one at a time', async () => {
    const order = { customerId, priceId: prices.grasshopper_month, ...returns }
    const { url } = await payments.startCheckout(order, 'checkout')
    expect(await payments.startCheckout(order, 'checkout')).toEqual({ url })
    const other = await payments.startCheckout({ ...order, priceId: prices.ninja_month }, 'other')
    expect(() => server.payOnPage(url, 'pm_card_visa')).toThrow('expired')
    expect(server.payOnPage(other.url, 'pm_card_visa_chargeDeclined')).toMatchObject({
      refused: expect.any(String),
    })
    const paid = server.payOnPage(other.url, 'pm_card_visa')
    expect(paid).toEqual({
      location: expect.stringMatching(/^https:\/\/words.example\/subscription\?session_id=cs_test_/),
    })
    expect((await account()).subscriptions).toMatchObject([{ status: 'active', planName: 'ninja' }])
    // The first order again: its page was closed, so there is a new one.
    expect((await payments.startCheckout(order, 'checkout')).url).not.toBe(url)
  })

  test('and the payment form close each other', async () => {
    const order = { customerId, priceId: prices.grasshopper_month }
    const { url } = await payments.startCheckout({ ...order, ...returns, couponId: 'WELCOME25' }, 'checkout')
    const step = await payments.startSubscription(order, 'start')
    expect(() => server.payOnPage(url, 'pm_card_visa')).toThrow('expired')
    const page = await payments.startCheckout({ ...order, ...returns }, 'again')
    expect(() => server.confirm(secretOf(step), 'pm_card_visa')).toThrow('canceled')
    expect(server.payOnPage(page.url, 'pm_card_authenticationRequired')).toHaveProperty('location')
    expect((await account()).subscriptions.filter(({ status }) => status === 'active')).toHaveLength(1)
  })
})

describe('changing', () => {
  test('what is shown first is what is charged', async () => {
    const subscriptionId = await subscribed()
    server.advance(10 * DAY)
    const at = new Date((START + 10 * DAY) * 1000)
    const change = { subscriptionId, priceId: prices.ninja_month, at }
    const preview = await payments.previewChange(change)
    expect(preview).toMatchObject({
      currency: 'usd',
      next: { amount: 1199, usual: 1199, interval: 'month', at: new Date('2026-02-28T00:00:00Z') },
      at,
    })
    expect(preview.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(preview.dueNow)
    server.advance(60)
    expect(await payments.changeNow(change, 'up')).toEqual({ state: 'done', subscriptionId })
    const { invoices } = await account()
    expect(invoices[0]).toMatchObject({ status: 'paid', amountPaid: preview.dueNow })
    expect(await current()).toMatchObject({ priceId: prices.ninja_month, currentPeriodEnd: preview.next?.at })
  })

  test('to a year begins a year at once, and what was paid counts, as much as was really paid', async () => {
    const subscriptionId = await subscribed(prices.ninja_month, 'WELCOME25')
    server.advance(14 * DAY)
    const change = { subscriptionId, priceId: prices.ninja_year, at: new Date((START + 14 * DAY) * 1000) }
    const preview = await payments.previewChange(change)
    expect(preview.dueNow).toBe(11_510 - Math.round((1199 - 300) / 2))
    await payments.changeNow(change, 'year')
    expect(await current()).toMatchObject({
      interval: 'year',
      currentPeriodEnd: new Date('2027-02-14T00:00:00Z'),
      paidThrough: new Date('2027-02-14T00:00:00Z'),
    })
  })

  test('with a card that is refused leaves everything as it was', async () => {
    const subscriptionId = await subscribed()
    server.useCard(customerId, 'pm_card_chargeDeclinedInsufficientFunds')
    const change = { subscriptionId, priceId: prices.ninja_month }
    await expect(payments.changeNow(change, 'up')).rejects.toMatchObject({
      kind: 'declined',
      message: 'Your card has insufficient funds.',
    })
    expect(await current()).toMatchObject({
      status: 'active',
      priceId: prices.grasshopper_month,
      openInvoice: null,
    })
  })

  test('waits for the owner of a card that asks, and happens when they agree', async () => {
    const subscriptionId = await subscribed()
    server.useCard(customerId, 'pm_card_authenticationRequired')
    const step = await payments.changeNow({ subscriptionId, priceId: prices.ninja_month }, 'up')
    expect(await current()).toMatchObject({
      status: 'active',
      priceId: prices.grasshopper_month,
      openInvoice: { clientSecret: secretOf(step) },
    })
    server.authenticate(secretOf(step))
    expect(await current()).toMatchObject({
      status: 'active',
      priceId: prices.ninja_month,
      openInvoice: null,
    })
  })

  test('that waits for its payment is told with what comes after, and can be withdrawn', async () => {
    const subscriptionId = await subscribed()
    server.useCard(customerId, 'pm_card_authenticationRequired')
    const step = await payments.changeNow({ subscriptionId, priceId: prices.ninja_year }, 'up')
    const at = new Date('2027-01-31T00:00:00Z')
    expect(await current()).toMatchObject({
      next: { amount: 399, usual: 399, interval: 'month', at: new Date('2026-02-28T00:00:00Z') },
      openInvoice: {
        amount: 11_510 - 399,
        change: { priceId: prices.ninja_year, next: { amount: 11_510, usual: 11_510, interval: 'year', at } },
      },
    })
    await payments.withdrawChange(subscriptionId, 'withdraw')
    await payments.withdrawChange(subscriptionId, 'withdraw again')
    expect(await current()).toMatchObject({ priceId: prices.grasshopper_month, openInvoice: null })
    expect(() => server.authenticate(secretOf(step))).toThrow()
    expect((await current()).priceId).toBe(prices.grasshopper_month)
  })

  test('nobody but a customer has credit: a first payment is told to both', async () => {
    const order = { priceId: prices.grasshopper_month, couponId: 'WELCOME25' }
    const next = { amount: 399, usual: 399, interval: 'month', at: new Date('2026-02-28T00:00:00Z') }
    expect(await payments.previewStart({ ...order, customerId: null })).toMatchObject({ dueNow: 299, next })
    server.world.get('customer', customerId).balance = -500
    // What is left of it comes off the second payment.
    expect(await payments.previewStart({ ...order, customerId })).toMatchObject({
      dueNow: 0,
      next: { ...next, amount: 198 },
    })
    expect((await account()).subscriptions).toEqual([])
  })

  test('later happens with the period, keeps the discount that waits, and can be called off', async () => {
    const subscriptionId = await subscribed(prices.ninja_month)
    await payments.applyCoupon(subscriptionId, 'wordkin_stay_25', 'stay')
    await payments.scheduleChange({ subscriptionId, priceId: prices.ninja_year }, 'later')
    await payments.scheduleChange({ subscriptionId, priceId: prices.grasshopper_month }, 'later again')
    const end = new Date('2026-02-28T00:00:00Z')
    expect(await current()).toMatchObject({
      priceId: prices.ninja_month,
      schedule: { priceId: prices.grasshopper_month, at: end },
      discount: { couponId: 'wordkin_stay_25', percentOff: 25 },
    })
    await payments.releaseSchedule(subscriptionId, 'not')
    await payments.releaseSchedule(subscriptionId, 'not')
    expect((await current()).schedule).toBeNull()
    await payments.scheduleChange({ subscriptionId, priceId: prices.grasshopper_month }, 'after all')
    server.advance(28 * DAY + 7200)
    expect(await current()).toMatchObject({
      priceId: prices.grasshopper_month,
      schedule: null,
      discount: null,
    })
    expect((await account()).invoices[0]).toMatchObject({ status: 'paid', amountPaid: 299 })
    // Stripe's schedule is still there; it must not stand in the way of ending.
    await payments.setCancelAtPeriodEnd(subscriptionId, true, 'end')
    expect((await current()).cancelAtPeriodEnd).toBe(true)
  })
})

describe('leaving', () => {
  test('at the end of the period, and after all not', async () => {
    const id = await subscribed()
    await payments.scheduleChange({ subscriptionId: id, priceId: prices.grasshopper_year }, 'later')
    await payments.setCancelAtPeriodEnd(id, true, 'end')
    await payments.setCancelAtPeriodEnd(id, false, 'stay')
    await payments.setCancelAtPeriodEnd(id, true, 'end')
    expect(await current()).toMatchObject({ cancelAtPeriodEnd: true, schedule: null, status: 'active' })
    server.advance(29 * DAY)
    expect(await current()).toMatchObject({ status: 'canceled', endedAt: new Date('2026-02-28T00:00:00Z') })
    expect((await account()).invoices).toHaveLength(1)
  })

  test('pausing charges nothing and resuming after the paid time charges at once', async () => {
    const id = await subscribed()
    await payments.pause(id, 'pause')
    expect(await current()).toMatchObject({ paused: true, status: 'active' })
    server.advance(40 * DAY)
    const paused = await current()
    expect(paused).toMatchObject({ paused: true, paidThrough: new Date('2026-02-28T00:00:00Z') })
    server.useCard(customerId, 'pm_card_chargeCustomerFail')
    await expect(payments.resume(id, { chargeNow: true }, 'go on')).rejects.toMatchObject({
      kind: 'declined',
    })
    expect(await current()).toMatchObject({ paused: true, openInvoice: null })
    server.useCard(customerId, 'pm_card_visa')
    await payments.resume(id, { chargeNow: true }, 'go on again')
    const resumed = await current()
    expect(resumed).toMatchObject({ paused: false, status: 'active', paidThrough: resumed.currentPeriodEnd })
    expect(resumed.currentPeriodStart).toEqual(new Date((START + 40 * DAY) * 1000))
    expect((await account()).invoices.filter(({ status }) => status === 'paid')).toHaveLength(2)
  })

  test('resuming within the hour in which the next invoice waits does not charge for it too', async () => {
    const id = await subscribed()
    await payments.pause(id, 'pause')
    server.advance(28 * DAY + 600)
    expect((await account()).invoices[0]?.status).toBe('draft')
    await payments.resume(id, { chargeNow: true }, 'go on')
    server.advance(2 * 3600)
    expect((await account()).invoices.map(({ status }) => status)).toEqual(['paid', 'void', 'paid'])
  })

  test('everything paid is given back once', async () => {
    const id = await subscribed(prices.grasshopper_month, 'WELCOME25')
    await payments.changeNow({ subscriptionId: id, priceId: prices.ninja_month }, 'up')
    await payments.cancelNow(id, 'end')
    await payments.cancelNow(id, 'end')
    await payments.refundAll(customerId, 'refund')
    await payments.refundAll(customerId, 'refund')
    const { invoices } = await account()
    expect(invoices.every(({ amountPaid, amountRefunded }) => amountPaid === amountRefunded)).toBe(true)
    expect(invoices).toHaveLength(2)
  })

  test('money that went back counts where a card was declined before another paid', async () => {
    const step = await payments.startSubscription({ customerId, priceId: prices.grasshopper_month }, 'start')
    server.confirm(secretOf(step), 'pm_card_visa_chargeDeclined')
    server.confirm(secretOf(step), 'pm_card_visa')
    await payments.refundAll(customerId, 'refund')
    expect((await account()).invoices).toMatchObject([{ amountPaid: 399, amountRefunded: 399 }])
  })

  test('a second subscription is undone with what was paid for it alone', async () => {
    await subscribed(prices.grasshopper_month)
    const second = await payments.startSubscription({ customerId, priceId: prices.ninja_month }, 'second')
    server.confirm(secretOf(second), 'pm_card_visa')
    await payments.undoSubscription(second.subscriptionId, 'undo')
    await payments.undoSubscription(second.subscriptionId, 'undo')
    const { invoices, subscriptions } = await account()
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled', 'active'])
    expect(invoices.map(({ amountRefunded }) => amountRefunded)).toEqual([1199, 0])
  })

  test('a customer who is forgotten has nothing left, and forgetting twice is no mistake', async () => {
    await subscribed()
    await payments.deleteCustomer(customerId, 'bye')
    await payments.deleteCustomer(customerId, 'bye')
    expect(await account()).toMatchObject({ deleted: true, subscriptions: [] })
    await expect(payments.readAccount('cus_nobody')).rejects.toMatchObject({ kind: 'gone' })
  })
})

describe('a page that waits for a first payment', () => {
  const returns = {
    returnUrl: 'https://words.example/s',
    cancelUrl: 'https://words.example/s',
    terms: 'After that $3.99 a month.',
  }

  test('is told of until it is paid on, replaced or over', async () => {
    const order = { customerId, priceId: prices.grasshopper_month, ...returns }
    expect((await account()).openCheckout).toBeNull()
    const { url } = await payments.startCheckout({ ...order, couponId: 'WELCOME25' }, 'one')
    expect(await account()).toMatchObject({
      openCheckout: { url, amount: 299, currency: 'usd' },
      subscriptions: [],
    })
    const other = await payments.startCheckout({ ...order, priceId: prices.ninja_month }, 'two')
    expect((await account()).openCheckout).toMatchObject({ url: other.url, amount: 1199, currency: 'usd' })
    server.advance(2 * DAY)
    expect((await account()).openCheckout).toBeNull()
    const last = await payments.startCheckout(order, 'three')
    server.payOnPage(last.url, 'pm_card_visa')
    expect((await account()).openCheckout).toBeNull()
  })
})

describe('renewals', () => {
  test('that fail are tried again and then given up; what is owed is never more than the one period', async () => {
    await subscribed()
    server.useCard(customerId, 'pm_card_chargeCustomerFail')
    server.advance(29 * DAY)
    expect(await current()).toMatchObject({
      status: 'past_due',
      paidThrough: new Date('2026-02-28T00:00:00Z'),
      openInvoice: { amount: 399, url: expect.stringContaining('http') },
    })
    server.advance(20 * DAY)
    const given = await current()
    expect(given).toMatchObject({ status: 'unpaid', openInvoice: { amount: 399 } })
    // Paying the old debt a month later would bring nothing back, so it is not asked for.
    server.advance(31 * DAY)
    expect(await current()).toMatchObject({ status: 'unpaid', openInvoice: null })
  })

  test('that fail are charged to a card that comes after, once a card', async () => {
    const id = await subscribed()
    server.useCard(customerId, 'pm_card_chargeCustomerFail')
    server.advance(29 * DAY)
    const charges = () => server.world.all('charge').length
    const before = charges()
    // The card it has failed with is not tried again for this.
    expect(await payments.collectOwed(id)).toBe(false)
    expect(charges()).toBe(before)
    for (const refusing of [
      'pm_card_chargeDeclinedInsufficientFunds',
      'pm_card_authenticationRequired',
    ] as const) {
      server.useCard(customerId, refusing)
      expect(await payments.collectOwed(id)).toBe(false)
      expect((await current()).status).toBe('past_due')
    }
    server.useCard(customerId, 'pm_card_visa')
    const paid = await Promise.all([payments.collectOwed(id), payments.collectOwed(id)])
    expect(paid).toContain(true)
    expect(await payments.collectOwed(id)).toBe(false)
    expect(await current()).toMatchObject({ status: 'active', openInvoice: null })
    expect(server.world.all('charge').filter((each) => each.paid)).toHaveLength(2)
  })

  test('that fail are charged to the customer’s own new card, although another was kept for them', async () => {
    const id = await subscribed()
    const subscription = server.world.get('subscription', id)
    const kept = server.useCard(customerId, 'pm_card_chargeCustomerFail')
    server.advance(29 * DAY)
    server.useCard(customerId, 'pm_card_mastercard')
    subscription.default_payment_method = kept
    expect(await payments.collectOwed(id)).toBe(true)
    expect((await current()).status).toBe('active')
    // It is the one that pays from now on.
    server.advance(31 * DAY)
    expect((await current()).status).toBe('active')
  })

  test.each(['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_authenticationRequired'] as const)(
    'that fail are not charged to the card that was replaced when the new one (%s) does not pay either',
    async (refusing) => {
      const id = await subscribed()
      const subscription = server.world.get('subscription', id)
      const kept = server.useCard(customerId, 'pm_card_chargeCustomerFail')
      server.advance(29 * DAY)
      server.useCard(customerId, refusing)
      subscription.default_payment_method = kept
      expect(await payments.collectOwed(id)).toBe(false)
      const charges = server.world.all('charge').length
      expect(await payments.collectOwed(id)).toBe(false)
      expect(server.world.all('charge')).toHaveLength(charges)
    },
  )

  test('that fail are made good with another card', async () => {
    await subscribed()
    server.useCard(customerId, 'pm_card_chargeCustomerFail')
    server.advance(29 * DAY)
    server.useCard(customerId, 'pm_card_visa')
    server.advance(4 * DAY)
    expect(await current()).toMatchObject({ status: 'active', paidThrough: new Date('2026-03-31T00:00:00Z') })
  })
})

describe('when Stripe', () => {
  test('is down or refuses our key, that is said, and nothing is made', async () => {
    server.faults.down = true
    await expect(account()).rejects.toMatchObject({ name: 'PaymentFailure', kind: 'away', retry: true })
    server.faults.down = false
    const stranger = await stripePayments({ secretKey: 'sk_test_other', apiUrl: server.url })
    await expect(stranger.readAccount(customerId)).rejects.toMatchObject({ kind: 'invalid' })
    expect((await account()).subscriptions).toEqual([])
  })

  test('does not answer at all, nobody waits for longer than ten seconds', async () => {
    vi.useFakeTimers()
    try {
      vi.stubGlobal('fetch', () => new Promise(() => {}))
      const refused = expect(account()).rejects.toMatchObject({ kind: 'away' })
      await vi.advanceTimersByTimeAsync(10_000)
      await refused
    } finally {
      vi.useRealTimers()
    }
  })

  test('shows its portal, or the card alone', async () => {
    const where = { customerId, returnUrl: 'https://words.example/account' }
    const portal = await payments.portalUrl(where, 'portal')
    expect(portal).toContain('/p/session/')
    const doneUrl = `${where.returnUrl}?card=changed`
    await payments.portalUrl({ ...where, card: { doneUrl } }, 'card')
    const sessions = server.world.all('billing_portal.session')
    expect(sessions.map(({ flow }) => flow)).toEqual([
      null,
      { type: 'payment_method_update', after_completion: { redirect: { return_url: doneUrl } } },
    ])
  })
})

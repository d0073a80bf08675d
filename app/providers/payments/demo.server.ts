import { createHash } from 'node:crypto'
import type { DemoCard } from './demo-account.ts'
import { type DemoStore, openAccounts } from './demo-accounts.ts'
import { answer } from './demo-answers.ts'
import { end, settle, type Terms } from './demo-books.ts'
import {
  begin,
  customerOf,
  type DemoPaid,
  found,
  giveBack,
  known,
  knownCoupon,
  mustLive,
  newAccount,
  payOpen,
  payOwed,
  resume,
  upgrade,
  withdrawUpgrade,
} from './demo-changes.ts'
import { forecastChange, forecastResume, forecastSchedule, forecastStart } from './demo-forecasts.ts'
import type { Order, Payments, Price } from './payments.ts'

/** What only a provider that charges no card can do. */
export type DemoControls = {
  /** Pays the newest open invoice with a make-believe card, as the person would in a payment form. */
  pay(customerId: string, card: DemoCard, confirmed: boolean): Promise<DemoPaid>
  useCard(customerId: string, card: DemoCard): Promise<void>
  moveClock(customerId: string, ms: number): Promise<void>
  look(customerId: string): Promise<{ card: DemoCard; now: Date; aheadMs: number }>
}

export type DemoSetting = {
  store: DemoStore
  prices: readonly Price[]
  coupons: readonly { id: string; percentOff: number }[]
  /** Our present, in milliseconds; a customer's own may be ahead of it. */
  clock?: () => number
}

/** A payment provider that charges no card: the same states as a real one, kept in our database. */
export function demoPayments({
  store,
  prices,
  coupons,
  clock = Date.now,
}: DemoSetting): Payments & DemoControls {
  const terms: Terms = {
    prices: new Map(prices.map((price) => [price.id, price])),
    percentOff: new Map(coupons.map(({ id, percentOff }) => [id, percentOff])),
  }
  const { at, look, once, on } = openAccounts(store, terms, clock)
  const start = (order: Order, key: string) =>
    once(order.customerId, key, (account, now) => begin(terms, account, order, now))

  return {
    kind: 'demo',
    async createCustomer({ userId }, key) {
      const customerId = `demo_cus_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
      await store.create(customerId, newAccount(userId))
      return customerId
    },
    readAccount: (customerId) => look(customerId, (account, now) => answer(terms, customerId, account, now)),
    startSubscription: start,
    async startCheckout({ returnUrl, ...order }, key) {
      await start(order, key)
      return { url: `${returnUrl}/pay` }
    },
    previewStart: async ({ customerId, ...order }) =>
      customerId === null
        ? forecastStart(terms, null, order, clock())
        : look(customerId, (account, now) => forecastStart(terms, account, order, now)),
    previewChange: (change) =>
      look(customerOf(change.subscriptionId), (account, now) => forecastChange(terms, account, change, now)),
    previewSchedule: (change) =>
      look(customerOf(change.subscriptionId), (account) => forecastSchedule(terms, account, change)),
    previewResume: (id, { chargeNow }) =>
      look(customerOf(id), (account, now) => forecastResume(terms, account, id, { chargeNow, now })),
    changeNow: (change, key) =>
      on(change.subscriptionId, key, (sub, account, now) => upgrade(terms, account, sub, change, now)),
    scheduleChange: ({ subscriptionId, priceId }, key) =>
      on(subscriptionId, key, (sub) => {
        known(terms, priceId)
        sub.schedule = { priceId, at: mustLive(sub).periodEnd }
      }),
    releaseSchedule: (id, key) => on(id, key, (sub) => void (sub.schedule = null)),
    setCancelAtPeriodEnd: (id, on_, key) =>
      on(id, key, (sub) => void (mustLive(sub).cancelAtPeriodEnd = on_)),
    cancelNow: (id, key) =>
      on(id, key, (sub, account, now) => {
        if (sub.status !== 'canceled') end(account, sub, now)
      }),
    pause: (id, key) => on(id, key, (sub) => void (mustLive(sub).paused = true)),
    resume: (id, { chargeNow }, key) =>
      on(id, key, (sub, account, now) => resume(terms, account, sub, { chargeNow, now })),
    collectOwed: (id) =>
      at(customerOf(id), (account, now) => payOwed(terms, account, found(account, id), now)),
    applyCoupon: (id, couponId, key) =>
      on(id, key, (sub, _, now) => {
        mustLive(sub).coupon = knownCoupon(terms, couponId)
        sub.couponsUsed.push({ couponId, at: now })
      }),
    withdrawChange: (id, key) => on(id, key, (sub, account) => withdrawUpgrade(account, sub)),
    // Its payment page is a form of ours.
    closeCheckouts: async () => undefined,
    refundAll: (customerId, key) => once(customerId, key, (account) => giveBack(account)),
    undoSubscription: (id, key) =>
      on(id, key, (sub, account, now) => {
        if (sub.status !== 'canceled') end(account, sub, now)
        giveBack(account, id)
      }),
    async portalUrl({ returnUrl }) {
      return `${returnUrl}/card`
    },
    deleteCustomer: (customerId) => store.remove(customerId),

    pay: (customerId, card, confirmed) =>
      at(customerId, (account, now) => payOpen(terms, account, { card, confirmed }, now)),
    useCard: (customerId, card) => at(customerId, (account) => void (account.card = card)),
    moveClock: (customerId, ms) =>
      at(customerId, (account, now) => {
        account.aheadMs += ms
        settle(terms, account, now + ms)
      }),
    look: (customerId) => at(customerId, ({ card, aheadMs }, now) => ({ card, aheadMs, now: new Date(now) })),
  }
}

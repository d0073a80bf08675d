import { createHash } from 'node:crypto'
import { periodEnd } from './calendar.ts'
import type { DemoAccount, DemoCard, DemoSubscription } from './demo-account.ts'
import { answer } from './demo-answers.ts'
import {
  bill,
  charge,
  discounted,
  end,
  isLive,
  openInvoices,
  pay,
  priceOf,
  settle,
  type Terms,
  upgradeCost,
  withdraw,
} from './demo-books.ts'
import {
  PaymentFailure,
  type Change,
  type Order,
  type Payments,
  type PaymentStep,
  type Price,
} from './payments.ts'

/** Where the demo provider keeps its books: one account a customer, changed by one at a time. */
export type DemoStore = {
  /** Does nothing when there is one with this id already. */
  create(customerId: string, account: DemoAccount): Promise<void>
  /** The account as it is; undefined when there is no such customer. */
  read(customerId: string): Promise<DemoAccount | undefined>
  /** Does `work` on the account and keeps what it made of it, unless it throws; undefined when there is no such customer. */
  change<T>(customerId: string, work: (account: DemoAccount) => T): Promise<{ result: T } | undefined>
  remove(customerId: string): Promise<void>
}

/** What only a provider that charges no card can do. */
export type DemoControls = {
  /** Pays the newest open invoice with a make-believe card, as the person would in a payment form. */
  pay(customerId: string, card: DemoCard, confirmed: boolean): Promise<DemoPaid>
  useCard(customerId: string, card: DemoCard): Promise<void>
  moveClock(customerId: string, ms: number): Promise<void>
  look(customerId: string): Promise<{ card: DemoCard; now: Date; aheadMs: number }>
}
export type DemoPaid = 'succeeded' | 'requires_action' | 'requires_payment_method' | 'nothing_to_pay'

export type DemoSetting = {
  store: DemoStore
  prices: readonly Price[]
  coupons: readonly { id: string; percentOff: number }[]
  /** Our present, in milliseconds; a customer's own may be ahead of it. */
  clock?: () => number
}

const ANSWERS_KEPT = 40
const DECLINED = 'The demo card was declined. Please try another one.'

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

  /** Does `work` on a customer's books as they are at this moment. */
  async function at<T>(customerId: string, work: (account: DemoAccount, now: number) => T): Promise<T> {
    const done = await store.change(customerId, (account) => {
      const now = clock() + account.aheadMs
      settle(terms, account, now)
      return work(account, now)
    })
    if (!done) throw new PaymentFailure('gone', 'There is no such billing account.')
    return done.result
  }

  /** Answers a question about a customer: the books are only held where time has brought something to write down. */
  async function look<T>(customerId: string, question: (account: DemoAccount, now: number) => T): Promise<T> {
    const account = await store.read(customerId)
    if (!account) throw new PaymentFailure('gone', 'There is no such billing account.')
    const now = clock() + account.aheadMs
    const before = JSON.stringify(account)
    settle(terms, account, now)
    return JSON.stringify(account) === before ? question(account, now) : at(customerId, question)
  }

  /** The same for a change, which with the same key happens once. */
  function once<T>(
    customerId: string,
    key: string,
    work: (account: DemoAccount, now: number) => T,
  ): Promise<T> {
    return at(customerId, (account, now) => {
      const known = account.answered.find(([asked]) => asked === key)
      if (known) return known[1] as T
      const answered = work(account, now)
      account.answered = [[key, answered ?? null] as [string, unknown], ...account.answered].slice(
        0,
        ANSWERS_KEPT,
      )
      return answered
    })
  }

  function on<T>(
    id: string,
    key: string,
    work: (sub: DemoSubscription, account: DemoAccount, now: number) => T,
  ) {
    return once(customerOf(id), key, (account, now) => work(found(account, id), account, now))
  }

  function start({ customerId, priceId, couponId }: Order, key: string): Promise<PaymentStep> {
    return once(customerId, key, (account, now) => {
      const price = known(terms, priceId)
      const coupon = couponId === undefined ? null : knownCoupon(terms, couponId)
      const sub: DemoSubscription = {
        id: `${customerId.replace('_cus_', '_sub_')}_${account.subscriptions.length + 1}`,
        status: 'incomplete',
        priceId,
        createdAt: now,
        anchor: now,
        periodStart: now,
        periodEnd: periodEnd(now, now, price.interval),
        cancelAtPeriodEnd: false,
        endedAt: null,
        paused: false,
        schedule: null,
        coupon: null,
        couponsUsed: coupon ? [{ couponId: coupon, at: now }] : [],
        pendingPrice: null,
        billed: null,
      }
      account.subscriptions.unshift(sub)
      const amount = discounted(terms, price.amount, coupon)
      const item = { reason: 'create', description: price.label, amount, ...period(sub) } as const
      return step(sub, bill(account, sub, now, item).secret)
    })
  }

  return {
    kind: 'demo',
    async createCustomer({ userId }, key) {
      const customerId = `demo_cus_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`
      const account = {
        userId,
        aheadMs: 0,
        card: 'works',
        credit: 0,
        subscriptions: [],
        invoices: [],
        answered: [],
      } as const
      await store.create(customerId, structuredClone(account) as unknown as DemoAccount)
      return customerId
    },
    readAccount: (customerId) => look(customerId, (account, now) => answer(terms, customerId, account, now)),
    startSubscription: start,
    async startCheckout({ returnUrl, ...order }, key) {
      await start(order, key)
      return { url: `${returnUrl}?dialog=pay` }
    },
    previewChange: ({ subscriptionId, priceId, at: from }) =>
      look(customerOf(subscriptionId), (account, now) => {
        const sub = found(account, subscriptionId)
        const { currency } = known(terms, priceId)
        const moment = from?.getTime() ?? now
        const cost = upgradeCost(terms, sub, priceId, moment)
        return {
          dueNow: Math.max(0, cost.amount - account.credit),
          currency,
          at: new Date(moment),
          lines: cost.lines,
          nextAmount: cost.nextAmount,
          nextDate: new Date(cost.periodEnd),
        }
      }),
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
      on(id, key, (sub, account, now) => {
        mustLive(sub).paused = false
        if (!chargeNow) return
        sub.anchor = now
        sub.periodStart = now
        sub.periodEnd = periodEnd(now, now, priceOf(terms, sub.priceId).interval)
        charge(terms, account, sub, now)
      }),
    applyCoupon: (id, couponId, key) =>
      on(id, key, (sub, _, now) => {
        mustLive(sub).coupon = knownCoupon(terms, couponId)
        sub.couponsUsed.push({ couponId, at: now })
      }),
    refundAll: (customerId, key) =>
      once(customerId, key, (account) => {
        for (const invoice of account.invoices)
          if (invoice.status === 'paid') invoice.refunded = invoice.amount
      }),
    undoSubscription: (id, key) =>
      on(id, key, (sub, account, now) => {
        if (sub.status !== 'canceled') end(account, sub, now)
        for (const invoice of account.invoices) {
          if (invoice.subscriptionId === id && invoice.status === 'paid') invoice.refunded = invoice.amount
        }
      }),
    async portalUrl({ returnUrl, task }) {
      return `${returnUrl}?dialog=${task ?? 'portal'}`
    },
    deleteCustomer: (customerId) => store.remove(customerId),

    pay: (customerId, card, confirmed) =>
      at(customerId, (account, now) => {
        const sub = account.subscriptions.find((candidate) => openInvoices(account, candidate).length > 0)
        const [invoice] = sub ? openInvoices(account, sub) : []
        if (!sub || !invoice) return 'nothing_to_pay'
        if (card === 'declined') return 'requires_payment_method'
        if (card === 'confirm' && !confirmed) return 'requires_action'
        account.card = card
        pay(terms, sub, invoice, now)
        return 'succeeded'
      }),
    useCard: (customerId, card) => at(customerId, (account) => void (account.card = card)),
    moveClock: (customerId, ms) =>
      at(customerId, (account, now) => {
        account.aheadMs += ms
        settle(terms, account, now + ms)
      }),
    look: (customerId) => at(customerId, ({ card, aheadMs }, now) => ({ card, aheadMs, now: new Date(now) })),
  }
}

function upgrade(
  terms: Terms,
  account: DemoAccount,
  sub: DemoSubscription,
  change: Change,
  now: number,
): PaymentStep {
  known(terms, change.priceId)
  if (mustLive(sub).status !== 'active')
    throw new PaymentFailure('invalid', 'An unpaid subscription cannot be changed.')
  const cost = upgradeCost(terms, sub, change.priceId, change.at?.getTime() ?? now)
  if (cost.amount > account.credit && account.card !== 'works' && account.card !== 'confirm') {
    throw new PaymentFailure('declined', DECLINED)
  }
  for (const waiting of openInvoices(account, sub)) withdraw(account, waiting)
  sub.pendingPrice = change.priceId
  const { amount, periodStart, periodEnd, billed } = cost
  const description = `Change to ${priceOf(terms, change.priceId).label}`
  const item = { reason: 'upgrade', description, amount, periodStart, periodEnd, billed } as const
  const invoice = bill(account, sub, now, item)
  account.credit += cost.credit
  if (account.card === 'confirm' && invoice.amount > 0) return step(sub, invoice.secret)
  pay(terms, sub, invoice, now)
  return { state: 'done', subscriptionId: sub.id }
}

function step(sub: DemoSubscription, clientSecret: string): PaymentStep {
  return { state: 'pay', subscriptionId: sub.id, clientSecret }
}

const period = ({ periodStart, periodEnd }: DemoSubscription) => ({ periodStart, periodEnd })

/** Subscriptions are numbered under their customer, so that each leads back to it. */
function customerOf(subscriptionId: string): string {
  return subscriptionId.replace('_sub_', '_cus_').replace(/_\d+$/, '')
}

function found(account: DemoAccount, id: string): DemoSubscription {
  const sub = account.subscriptions.find((candidate) => candidate.id === id)
  if (!sub) throw new PaymentFailure('gone', 'There is no such subscription.')
  return sub
}

function mustLive(sub: DemoSubscription): DemoSubscription {
  if (!isLive(sub)) throw new PaymentFailure('invalid', 'This subscription is not running.')
  return sub
}

function known(terms: Terms, priceId: string): Price {
  const price = terms.prices.get(priceId)
  if (!price) throw new PaymentFailure('invalid', 'There is no such price.')
  return price
}

function knownCoupon(terms: Terms, couponId: string): string {
  if (!terms.percentOff.has(couponId)) throw new PaymentFailure('invalid', 'There is no such discount.')
  return couponId
}

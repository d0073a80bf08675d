/**
 * What is asked of whoever takes the money. Amounts are integers in the smallest unit of `currency`; moments are the
 * provider's own, which on a test clock are not ours. Every change takes a key: the same change asked for twice with the
 * same key happens once, and is answered twice. Everything may throw a PaymentFailure, and nothing else on purpose.
 */
export type Payments = {
  readonly kind: 'demo' | 'stripe'
  /** Makes a customer for a person and answers its id. */
  createCustomer(person: Payer, key: string): Promise<string>
  /** Everything there is to know of a customer, as it is now: the one source of what somebody has. */
  readAccount(customerId: string): Promise<ProviderAccount>
  /** Begins a subscription that is `incomplete` until its first invoice is paid with what is answered. */
  startSubscription(order: Order, key: string): Promise<PaymentStep>
  /** The same on a page of the provider's (or a form of ours), for browsers without scripts. */
  startCheckout(order: Order & Returns & Terms, key: string): Promise<{ url: string }>
  /** What beginning would cost, in place of what was begun and not paid before. Nothing is begun. */
  previewStart(order: Omit<Order, 'customerId'> & { customerId: string | null }): Promise<Forecast>
  /** What changing now would cost, to be shown before it is agreed to. */
  previewChange(change: Change): Promise<ChangePreview>
  /** What changing with the end of the period would cost then. Nothing is due now. */
  previewSchedule(change: { subscriptionId: string; priceId: string }): Promise<Forecast>
  /** What going on after a pause, a cancellation or a scheduled change would cost; `chargeNow` as for `resume`. */
  previewResume(subscriptionId: string, options: { chargeNow: boolean }): Promise<Forecast>
  /** Changes the price at once and charges the difference; when that cannot be paid, nothing changes. */
  changeNow(change: Change, key: string): Promise<PaymentStep>
  /** Changes the price when the period that is paid for ends. Takes the place of what was scheduled before. */
  scheduleChange(change: { subscriptionId: string; priceId: string }, key: string): Promise<void>
  /** Forgets what was scheduled; does nothing when nothing was. */
  releaseSchedule(subscriptionId: string, key: string): Promise<void>
  /** Has it end with its period (`on`), or go on after all. */
  setCancelAtPeriodEnd(subscriptionId: string, on: boolean, key: string): Promise<void>
  /** Ends it at once, without giving anything back. Does nothing when it has ended. */
  cancelNow(subscriptionId: string, key: string): Promise<void>
  /** Stops collecting: periods that begin from now on are not charged. */
  pause(subscriptionId: string, key: string): Promise<void>
  /** Collects again. With `chargeNow` a new period begins, and is paid for, at once: the last paid one is over. */
  resume(subscriptionId: string, options: { chargeNow: boolean }, key: string): Promise<void>
  /**
   * Charges what is owed on a subscription to a card that it was not tried with, and answers whether it is paid now. Each
   * card is tried once.
   */
  collectOwed(subscriptionId: string): Promise<boolean>
  /** Takes a coupon off the next invoice, in place of any other discount, and remembers that it was used. */
  applyCoupon(subscriptionId: string, couponId: string, key: string): Promise<void>
  /** Takes back a change of price that waits for its payment; does nothing when none does. */
  withdrawChange(subscriptionId: string, key: string): Promise<void>
  /** Closes the pages on which the customer could still begin a subscription. */
  closeCheckouts(customerId: string, key: string): Promise<void>
  /** Gives everything back that the customer has paid and that was not given back yet. */
  refundAll(customerId: string, key: string): Promise<void>
  /** Ends a subscription that should never have begun, a second one, and gives back what was paid for it. */
  undoSubscription(subscriptionId: string, key: string): Promise<void>
  /** A page where the customer sees invoices and changes the card; `card` opens it there, and says where it leads after. */
  portalUrl(
    where: { customerId: string; returnUrl: string; card?: { doneUrl: string } },
    key: string,
  ): Promise<string>
  /** Ends all subscriptions at once and forgets the customer. Does nothing when there is none. */
  deleteCustomer(customerId: string, key: string): Promise<void>
}

type Payer = { userId: string; email: string; name: string }
export type Interval = 'month' | 'year'

export type Order = {
  customerId: string
  priceId: string
  /** Taken off the first invoice. */
  couponId?: string | undefined
}
export type Returns = { returnUrl: string; cancelUrl: string }
/** What stands beside the button of a page of the provider's: what the payment renews for. */
export type Terms = { terms: string }

/** `at` is the moment the proration is counted from, so that what is charged is what was shown. */
export type Change = { subscriptionId: string; priceId: string; at?: Date | undefined }

/** Done, or to be paid in the browser first. */
export type PaymentStep =
  | { state: 'done'; subscriptionId: string }
  | { state: 'pay'; subscriptionId: string; clientSecret: string }

/** A regular payment that is to come. */
export type NextPayment = {
  /** With all that comes off it: discounts, credit. */
  amount: number
  at: Date
  /** What each one after it costs, and how often. */
  usual: number
  interval: Interval
}

/** What somebody is charged when they take a step, discounts and credit counted, and what comes by itself after it. */
export type Forecast = {
  /** Charged at once; never negative. */
  dueNow: number
  currency: string
  /** Null when nothing more will be charged. */
  next: NextPayment | null
}

export type ChangePreview = Forecast & {
  /** The moment it was counted from; to be handed to `changeNow`. */
  at: Date
  /** What `dueNow` is made of; they add up to it. */
  lines: { description: string; amount: number }[]
}

/** `incomplete`: the first invoice was never paid; `past_due`: a later one is being tried again; `unpaid`: given up. */
export type ProviderStatus = 'incomplete' | 'active' | 'past_due' | 'unpaid' | 'canceled'

export type ProviderSubscription = {
  id: string
  status: ProviderStatus
  priceId: string
  /** Which plan the price itself says it is for: prices that are not sold any more are still paid. */
  planName?: string | null
  /** What a period costs, without discounts. */
  amount: number
  currency: string
  interval: Interval
  createdAt: Date
  currentPeriodStart: Date
  currentPeriodEnd: Date
  /** The end of the last period that was paid for; null when nothing ever was. */
  paidThrough: Date | null
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  paused: boolean
  resumesAt: Date | null
  schedule: { priceId: string; at: Date } | null
  /** What comes off the next invoice. */
  discount: { couponId: string; percentOff: number } | null
  /** The next regular payment, if it goes on: whatever is owed is paid, a pause or a cancellation taken back. */
  next: NextPayment | null
  /** Every coupon this subscription ever had, the moment it was given. */
  couponsUsed: { couponId: string; at: Date }[]
  /** The newest invoice that is not paid yet: the first one, a failed renewal, or an upgrade that waits for its payment. */
  openInvoice: {
    id: string
    amount: number
    currency: string
    clientSecret: string | null
    url: string | null
    /** What it changes the subscription to, where it is an upgrade that waits: the payment after that. */
    change: { priceId: string; next: NextPayment } | null
  } | null
}

export type ProviderInvoice = {
  id: string
  number: string | null
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  description: string
  amountDue: number
  amountPaid: number
  amountRefunded: number
  currency: string
  createdAt: Date
  paidAt: Date | null
  periodStart: Date
  periodEnd: Date
  /** Where it can be looked at, and its file. */
  url: string | null
  pdfUrl: string | null
}

export type ProviderAccount = {
  customerId: string
  /** The customer is gone: nothing of it counts. */
  deleted: boolean
  /** The provider's present for this customer: ours, or a test clock's. */
  now: Date
  /** Newest first; those that ended are among them. */
  subscriptions: ProviderSubscription[]
  /** Newest first; at least the last 24. */
  invoices: ProviderInvoice[]
  /** A page on which a first subscription can still be begun and paid: where it is, and what is due there. */
  openCheckout: { url: string; amount: number; currency: string; priceId: string | null } | null
  /** The very first payment, of whichever subscription. */
  firstPayment: { at: Date; amount: number; currency: string } | null
}

/** What a price costs; a provider that cannot look it up is told. */
export type Price = { id: string; amount: number; currency: string; interval: Interval; label: string }

/**
 * Why a provider did not do it: `declined` the card was refused (its sentence is for the person), `gone` there is no
 * such customer or subscription, `invalid` it does not take what was asked (our mistake or a wrong configuration),
 * `away` it did not answer or not in time.
 */
export type PaymentFailureKind = 'declined' | 'gone' | 'invalid' | 'away'

/** The one error of all providers. `message` is a sentence people may read; `retry` says whether asking again may help. */
export class PaymentFailure extends Error {
  readonly kind: PaymentFailureKind
  readonly retry: boolean

  constructor(kind: PaymentFailureKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'PaymentFailure'
    this.kind = kind
    this.retry = kind === 'away' || kind === 'declined'
  }
}

/** How the make-believe card of demo billing behaves. */
const DEMO_CARDS = ['works', 'confirm', 'declined', 'fails_later'] as const
export type DemoCard = (typeof DEMO_CARDS)[number]

/** A subscription in the demo provider's books; moments are milliseconds since 1970. */
export type DemoSubscription = {
  id: string
  status: 'incomplete' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  priceId: string
  createdAt: number
  /** Periods are counted from here, so that the 31st comes back after a short month. */
  anchor: number
  periodStart: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  paused: boolean
  schedule: { priceId: string; at: number } | null
  /** Comes off the next invoice, then it is gone. */
  coupon: string | null
  couponsUsed: { couponId: string; at: number }[]
  /** What the open invoice changes once it is paid. */
  pendingPrice: string | null
  /** What was really paid, discounts counted, and for which time: the rest of it is credited at a change. */
  billed: DemoBilled | null
}

/** Cents for the time between two moments. */
export type DemoBilled = { amount: number; start: number; end: number }

export type DemoInvoice = {
  id: string
  subscriptionId: string
  number: string
  status: 'open' | 'paid' | 'void'
  reason: 'create' | 'renewal' | 'upgrade'
  description: string
  /** What is to be paid, after credit; and the credit that went into it. */
  amount: number
  credited: number
  refunded: number
  createdAt: number
  paidAt: number | null
  periodStart: number
  periodEnd: number
  /** What it pays for, before credit of any kind. */
  billed: DemoBilled
  /** How often it was tried, and when it is tried next. */
  attempts: number
  nextAttempt: number | null
  /** Whoever holds it may pay the invoice. */
  secret: string
}

/** All that the demo provider knows of one customer. */
export type DemoAccount = {
  userId: string
  /** How far its clock was moved forward, in milliseconds. */
  aheadMs: number
  card: DemoCard
  /** Cents that come off the next invoices. */
  credit: number
  /** Newest first, both. */
  subscriptions: DemoSubscription[]
  invoices: DemoInvoice[]
  /** What was answered to the last keys, so that the same change happens once. */
  answered: [key: string, answer: unknown][]
}

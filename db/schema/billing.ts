import { bigint, boolean, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { BillingStatus } from '#app/domain/billing/types.ts'
import type { PlanName } from '#app/domain/usage/plans.ts'
import type { DemoAccount } from '#app/providers/payments/demo-account.ts'
import type { Interval } from '#app/providers/payments/payments.ts'
import { users } from './accounts.ts'
import { json, moment, text } from './columns.ts'

/**
 * What the payment provider said of a person, the last time it was asked. Written as a whole by domain/billing/sync and
 * by nobody else, but for what the person told us (`cancelReason`, `refundRequestedAt`). Moments are the provider's.
 */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  provider: text().$type<'demo' | 'stripe'>().notNull(),
  customerId: text().notNull().unique(),
  subscriptionId: text().unique(),
  status: text().$type<BillingStatus>().notNull().default('none'),
  /** With a first payment that waits on the provider's page: what it is for. */
  plan: text().$type<PlanName>(),
  interval: text().$type<Interval>(),
  /** Cents for a period, without discounts. */
  amount: integer(),
  currency: text(),
  /** Per cent off the next invoice. */
  discountPercent: integer(),
  /** Cents of the next regular payment, if the subscription goes on: as the provider counts it, with all that comes off. */
  nextAmount: integer(),
  currentPeriodStart: moment(),
  currentPeriodEnd: moment(),
  /** The end of the last period that was paid for. */
  paidThrough: moment(),
  cancelAtPeriodEnd: boolean().notNull().default(false),
  resumesAt: moment(),
  scheduledPlan: text().$type<PlanName>(),
  scheduledInterval: text().$type<Interval>(),
  scheduledAt: moment(),
  /** Of the newest invoice that is not paid. */
  openAmount: integer(),
  openUrl: text(),
  firstPaidAt: moment(),
  /** Everything ever paid, and what of it was given back, in cents. */
  paidTotal: integer().notNull().default(0),
  refundedTotal: integer().notNull().default(0),
  /** When the person asked for the money back; it is given back even if we stumble meanwhile. */
  refundRequestedAt: moment(),
  cancelReason: text(),
  retentionUsedAt: moment(),
  welcomeUsedAt: moment(),
  limitOfferUsedAt: moment(),
  /** How far the provider's clock for this person is ahead of ours, in milliseconds: not 0 on test clocks only. */
  clockAheadMs: bigint({ mode: 'number' }).notNull().default(0),
  /** When it was last read; null before the first time. In our time. */
  syncedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
})

/** Invoices as the provider lists them, so that they can be shown while it is away. */
export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: text(),
    status: text().$type<'draft' | 'open' | 'paid' | 'void' | 'uncollectible'>().notNull(),
    description: text().notNull(),
    /** Cents. */
    amountDue: integer().notNull(),
    amountPaid: integer().notNull(),
    amountRefunded: integer().notNull(),
    currency: text().notNull(),
    createdAt: moment().notNull(),
    paidAt: moment(),
    periodStart: moment().notNull(),
    periodEnd: moment().notNull(),
    url: text(),
    pdfUrl: text(),
  },
  (table) => [index().on(table.userId, table.createdAt.desc().nullsFirst())],
)

/** Events the provider sent us. What they say is not believed: each only makes us read the customer again. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text(),
    receivedAt: moment().notNull().defaultNow(),
    /** Null until the customer was read after it came. */
    processedAt: moment(),
  },
  (table) => [index().on(table.processedAt, table.receivedAt)],
)

/** What somebody was told already: each letter and notice goes once. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What it is about: an invoice, a period, a moment. */
    subject: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.subject] })],
)

/** Who is changing a person's subscription right now, on whichever process: one at a time. */
export const billingLeases = pgTable('billing_leases', {
  userId: uuid().primaryKey(),
  holder: uuid().notNull(),
  expiresAt: moment().notNull(),
})

/** Keys to the humanize calls for programs. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256 of the token, base64url. */
    hash: text().notNull().unique(),
    /** The first characters, to tell it from others. */
    prefix: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
)

/** What demo billing knows of its customers: its own books, of which ours know only what it answers. */
export const demoCustomers = pgTable('demo_customers', {
  id: text().primaryKey(),
  account: json<DemoAccount>().notNull(),
})

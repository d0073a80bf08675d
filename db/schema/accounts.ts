import { bigint, boolean, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { moment, text } from './columns.ts'

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  /** As the person typed it, for showing and for mail. */
  email: text().notNull(),
  /** The same address in the form that makes it unique (see domain/accounts/email.ts). */
  emailKey: text().notNull().unique(),
  /** Absent for people who sign in another way. */
  passwordHash: text(),
  profilePicture: text(),
  subscription: text().$type<PlanName>().notNull().default('free'),
  isEduUser: boolean().notNull().default(false),
  points: integer().notNull().default(0),
  /** Words humanized since the account exists; never goes down. */
  wordsProcessed: bigint({ mode: 'number' }).notNull().default(0),
  /** When the 20% offer of the limit dialog ends; stamped once, the first time it is shown. */
  limitOfferEndsAt: moment(),
  createdAt: moment().notNull().defaultNow(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: who reads the table cannot sign in with it. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Counters of the rate limits, in the shape that rate-limiter-flexible works on. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: moment() },
  (table) => [index().on(table.expire)],
)

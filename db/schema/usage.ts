import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment, text } from './columns.ts'

/** Words per person and calendar month (UTC). `used` is the sum of the ledger; `reserved` is held by runs under way. */
export const usagePeriods = pgTable(
  'usage_periods',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** YYYY-MM. */
    period: text().notNull(),
    used: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period] })],
)

/** One row per settled run: what was charged, and for what. */
export const usageLedger = pgTable(
  'usage_ledger',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    period: text().notNull(),
    runId: uuid().notNull().unique(),
    kind: text().notNull(),
    /** How the run ended. */
    outcome: text().notNull(),
    words: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId, table.id.desc().nullsFirst())],
)

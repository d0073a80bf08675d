import { bigint, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment, text } from './columns.ts'

/**
 * What models have cost in a day (UTC), by a person or, without one, in all, in millionths of the currency: held before
 * each call, and put right after it.
 */
export const modelSpending = pgTable(
  'model_spending',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** YYYY-MM-DD. */
    day: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    amount: bigint({ mode: 'number' }).notNull().default(0),
    /** When a call was first refused because of this ceiling. */
    reachedAt: moment(),
    /** In the row of all: when a person first reached theirs. */
    personReachedAt: moment(),
  },
  (table) => [unique().on(table.day, table.userId).nullsNotDistinct()],
)

/** What was asked of a model in a day, whoever asked. */
export const modelDays = pgTable(
  'model_days',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: text().notNull(),
    model: text().notNull(),
    calls: integer().notNull().default(0),
    /** Calls of which the endpoint did not say what they took. */
    estimated: integer().notNull().default(0),
    input: bigint({ mode: 'number' }).notNull().default(0),
    output: bigint({ mode: 'number' }).notNull().default(0),
    cost: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [unique().on(table.day, table.model)],
)

import { boolean, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { json, moment, text } from './columns.ts'

export type RunStatus = 'running' | 'done' | 'stopped' | 'failed'

/** Long pieces of work owned by a person. The row is the truth that any process can follow and any page can show. */
export const runs = pgTable(
  'runs',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What was asked for; its shape belongs to the kind. */
    input: json<unknown>().notNull(),
    status: text().$type<RunStatus>().notNull().default('running'),
    /** All that has been produced so far. */
    output: text().notNull().default(''),
    /** 0 to 100. */
    progress: integer().notNull().default(0),
    /** True when the fallback engine finished the work. */
    fallback: boolean().notNull().default(false),
    /** What the work counted on its way, such as sentences by who wrote them. */
    tally: json<Record<string, number>>(),
    /** The sentence to show when the status is failed. */
    error: text(),
    /** Words held back from the allowance while the work goes on, and the month they belong to. */
    wordsReserved: integer().notNull(),
    period: text().notNull(),
    /** Two requests with the same key are one run. */
    idempotencyKey: text(),
    stopRequested: boolean().notNull().default(false),
    /** A run whose process has not been heard of for a while is dead. */
    heartbeatAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.idempotencyKey),
    index().on(table.status, table.heartbeatAt),
    index().on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
)

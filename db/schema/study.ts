import { index, integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { users } from './accounts.ts'
import { json, moment, text } from './columns.ts'
import { documents } from './library.ts'

/** What a person has made of a document while studying it: quiz, answers, videos, key points. */
export const studySessions = pgTable(
  'study_sessions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    data: json<unknown>().notNull().default(sql`'{}'::jsonb`),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.documentId] }), index().on(table.documentId)],
)

/** Questions that come back until they are known. */
export const flashcards = pgTable(
  'flashcards',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Tells questions apart: the same one becomes one card. */
    key: text().notNull(),
    question: json<unknown>().notNull(),
    page: integer(),
    /** Where it is in its repetition (a card of ts-fsrs). */
    state: json<unknown>().notNull(),
    dueAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.documentId, table.key),
    index().on(table.userId, table.dueAt),
    index().on(table.documentId),
  ],
)

/** Videos that were found for a document, so that looking again asks nobody. */
export const videoResults = pgTable('video_results', {
  documentId: uuid()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  results: json<unknown>().notNull(),
  fetchedAt: moment().notNull().defaultNow(),
})

/** Quiz questions that somebody said were bad. */
export const quizReports = pgTable(
  'quiz_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    question: json<unknown>().notNull(),
    reason: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId, table.createdAt.desc().nullsFirst()), index().on(table.documentId)],
)

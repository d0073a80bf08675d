import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { json, moment, text } from './columns.ts'

/** Custom tones. */
export const toneProfiles = pgTable(
  'tone_profiles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    formality: integer().notNull().default(50),
    energy: integer().notNull().default(50),
    complexity: integer().notNull().default(50),
    empathy: integer().notNull().default(50),
    description: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

export const humanizerHistory = pgTable(
  'humanizer_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    runId: uuid().notNull().unique(),
    inputText: text().notNull(),
    outputText: text().notNull(),
    /** A preset's name, or the number of a custom tone. */
    tone: text().notNull(),
    /** What the tone was called then; a custom tone may be gone since. */
    toneName: text().notNull(),
    wordCount: integer().notNull().default(0),
    /** How it was made, so that it can be worked on again in the same way. */
    seed: bigint({ mode: 'number' }).notNull().default(0),
    strength: text().$type<'light' | 'balanced' | 'strong'>().notNull().default('balanced'),
    length: text().$type<'keep' | 'shorter' | 'longer'>().notNull().default('keep'),
    formatting: text().$type<'keep' | 'plain'>().notNull().default('keep'),
    /** Null in entries from before it was kept. */
    language: text().$type<'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'nl' | 'ru'>(),
    /** Sentences by who wrote them; null when the language model wrote all, or none was configured. */
    tally: json<Record<string, number>>(),
    locked: json<string[]>().notNull().default(sql`'[]'::jsonb`),
    createdAt: moment().notNull().defaultNow(),
    /** When the output was last changed. */
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId, table.id.desc().nullsFirst())],
)

/** Text that was typed but not (yet) worked on, kept over a sign-in, a limit, a dialog or a cleared field; and what a rewrite was before it was changed. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The owner; or, for text that came in without a session, nobody until the browser that holds its key signs in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    tone: text(),
    /** Beside a typed text its options, any of strength, length, formatting, language and locked; beside a former rewrite what it belongs to (see `review/former.server.ts`). */
    options: json<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
)

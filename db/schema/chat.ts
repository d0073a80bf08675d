import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AnswerFacts, Citation, MessageRole, TextEngine } from '#app/domain/chat/types.ts'
import { users } from './accounts.ts'
import { json, moment, text } from './columns.ts'
import { documents } from './library.ts'

/** The words of a passage as the full-text search of PostgreSQL wants them. Written by the database alone. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Conversations about documents. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The document it stands under in the list. */
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId, table.documentId, table.updatedAt.desc().nullsFirst()),
    index().on(table.documentId),
  ],
)

/** Further documents that a conversation is about, beside its own. */
export const chatSessionDocuments = pgTable(
  'chat_session_documents',
  {
    sessionId: uuid()
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.documentId] }), index().on(table.documentId)],
)

/** What was asked and answered, in the order of the ids. */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: uuid()
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<MessageRole>().notNull(),
    /** Of an answer: Markdown, with `[1]` where its first citation belongs. */
    content: text().notNull(),
    /** Each of these quotes stood on its page when the answer was kept. */
    citations: json<Citation[]>().notNull(),
    /** The run that answers, or answered, the question; both of them name it. */
    runId: uuid(),
    /** Who answered; null of questions. */
    engine: text().$type<TextEngine>(),
    /** How the answer came about; null of questions. */
    facts: json<AnswerFacts>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.sessionId, table.id),
    index().on(table.userId, table.id),
    index().on(table.runId),
  ],
)

/** Conversations that whoever has the link may read, up to where they were when they were shared. */
export const chatShares = pgTable(
  'chat_shares',
  {
    /** The secret part of the link. */
    token: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last message that is shown: what is said afterwards stays with its owner. */
    upTo: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.sessionId), index().on(table.userId)],
)

/** Questions a document can answer, made once. */
export const suggestedQuestions = pgTable('suggested_questions', {
  documentId: uuid()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  questions: json<string[]>().notNull(),
  engine: text().$type<TextEngine>().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

/** That the passages of a document have been made, and how. Without a row, or of another version, they are made (anew). */
export const documentIndexes = pgTable('document_indexes', {
  documentId: uuid()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  passages: integer().notNull(),
  /** Text search configuration, such as `german`. */
  config: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

/** A document in pieces that can be found: a few sentences of one page each. */
export const passages = pgTable(
  'passages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** From 0, in reading order. */
    ordinal: integer().notNull(),
    /** From 1. */
    page: integer().notNull(),
    /** The heading it stands under. */
    heading: text(),
    /** Plain text, without Markdown. */
    text: text().notNull(),
    /** Weight A: the heading; D: the text; and, so that one index serves everybody, a word that stands for the owner. */
    search: tsvector().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.documentId, table.ordinal),
    // Without a list of what is still to be put in, which nobody empties in the embedded database.
    index().using('gin', table.search).with({ fastupdate: false }),
  ],
)

/** What passages mean, in numbers, where an embeddings endpoint is configured. Nothing needs them to be there. */
export const passageVectors = pgTable(
  'passage_vectors',
  {
    passageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => passages.id, { onDelete: 'cascade' }),
    /** The model whose numbers they are: those of two models cannot be compared. */
    model: text().notNull(),
    /** Of length 1. */
    vector: real().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.passageId, table.model] })],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RefusalReason } from '#app/domain/extraction/refusals.ts'
import type { Coverage } from '#app/domain/extraction/coverage.ts'
import type { DocumentStatus, Feature } from '#app/domain/library/types.ts'
import { users } from './accounts.ts'
import { json, moment, text } from './columns.ts'

/** What people brought into their library. The row is the truth of how far its reading is. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Safe to show; what the browser sent may have been worse. */
    fileName: text().notNull(),
    /** Media type. */
    fileType: text().notNull(),
    /** Where on the web it was fetched from; null of what was uploaded. */
    sourceUrl: text(),
    /** Bytes of the original. */
    fileSize: bigint({ mode: 'number' }),
    /** Of the original, in hexadecimal: the same file is kept once per person. */
    sha256: text().notNull(),
    /** Where the original is stored; null once it was found to be unreadable. */
    storageKey: uuid(),
    status: text().$type<DocumentStatus>().notNull().default('waiting'),
    /** How often a reading was begun since the person last asked for one. Who finishes must name the attempt. */
    attempt: integer().notNull().default(0),
    cancelRequested: boolean().notNull().default(false),
    pagesRead: integer().notNull().default(0),
    pageCount: integer(),
    /** The sentence to show when the status is failed. */
    error: text(),
    /** Which refusal that is (see extraction/refusals.ts); null when the file itself is not to blame. */
    reason: text().$type<RefusalReason>(),
    title: text(),
    /** ISO 639-1; null when nobody knows. */
    language: text(),
    coverage: json<Coverage>(),
    wordCount: integer().notNull().default(0),
    /** A reading whose process has not been heard of for a while is dead. */
    heartbeatAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.sha256),
    index().on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    // The orders of a list, up and down.
    index('documents_user_id_name_index').on(
      table.userId,
      sql`lower(${table.fileName})`,
      table.createdAt,
      table.id,
    ),
    index('documents_user_id_size_index').on(
      table.userId,
      sql`coalesce(${table.fileSize}, 0)`,
      table.createdAt,
      table.id,
    ),
    index().on(table.status, table.heartbeatAt).where(sql`${table.status} in ('waiting', 'reading')`),
  ],
)

/** The text of a document, page by page. */
export const documentPages = pgTable(
  'document_pages',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    label: text(),
    /** Markdown. */
    text: text().notNull(),
    method: text().$type<'text' | 'ocr'>().notNull(),
    /** 0 to 100; only of pages read off a picture. */
    confidence: real(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
)

/** Where a document may be used, beside the library. */
export const documentFeatures = pgTable(
  'document_features',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    feature: text().$type<Feature>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.feature] })],
)

/** Names under which people put files together. */
export const collections = pgTable(
  'collections',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name as it is compared: two of a person that differ only in case are one. */
    nameKey: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.userId, table.nameKey)],
)

/** Which files are in which collections. */
export const collectionDocuments = pgTable(
  'collection_documents',
  {
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.documentId] }), index().on(table.documentId)],
)

/** Bytes per person: the sum of their objects that are arriving or kept. Raised only by a statement that checks the quota. */
export const storageUsage = pgTable('storage_usage', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  used: bigint({ mode: 'number' }).notNull().default(0),
})

/**
 * Everything that is, or may be, in the file storage. A row comes before its bytes and goes after them, so that bytes
 * without a row cannot be. It outlives its owner, whose bytes are removed after the account.
 */
export const storedObjects = pgTable(
  'stored_objects',
  {
    key: uuid().primaryKey(),
    ownerId: uuid().notNull(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    state: text().$type<'arriving' | 'kept' | 'going'>().notNull().default('arriving'),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.state, table.updatedAt), index().on(table.ownerId)],
)

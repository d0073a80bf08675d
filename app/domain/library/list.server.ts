import { and, asc, count, desc, eq, gte, ilike, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { pageOf } from '#app/domain/page.ts'
import { lookup } from '#app/lookup.ts'
import { db } from '#db/client.server.ts'
import { cleanText } from '#db/schema/columns.ts'
import { documents } from '#db/schema/library.ts'
import { inCollection } from './collections.server.ts'
import { documentColumns, type Owner } from './document.server.ts'
import { type AddedTime, type FileKindName, spanOf } from './filters.ts'
import { mediaTypesOf } from './kinds-of-files.ts'
import { DOCUMENTS_BESIDE, DOCUMENTS_PAGE } from './limits.ts'
import type { DocumentRow, DocumentSort, Feature } from './types.ts'

/** Which documents are looked at: those of which all is true that is said. */
export type DocumentFilter = {
  /** Those in this feature. */
  feature?: Feature | undefined
  kind?: FileKindName | undefined
  added?: AddedTime | undefined
  /** The id of a collection; where it is none of theirs, nothing is in it. */
  collection?: string | undefined
}

export type DocumentQuery = DocumentFilter & {
  /** Only names that contain this, whatever the case. */
  search?: string | undefined
  /** By default the newest come first. */
  sort?: DocumentSort | undefined
  /** From 1; one beyond the last shows the last. */
  page?: number | undefined
  /** Documents on a page. */
  perPage?: number | undefined
}

export type DocumentList = {
  documents: DocumentRow[]
  /** How many match, on all pages. */
  total: number
  page: number
  pages: number
}

/** A page of the documents of `user`, and how many there are. */
export async function listDocuments(user: Owner, query: DocumentQuery = {}): Promise<DocumentList> {
  const matching = where(user, query)
  const perPage = query.perPage ?? DOCUMENTS_PAGE
  const [counted] = await db.select({ total: count() }).from(documents).where(matching)
  const total = counted?.total ?? 0
  const { page, pages, before } = pageOf(total, perPage, query.page)
  const sorted = order(query.sort ?? '-date')
  // They are chosen before anything is looked up about them: what stands before a page would be looked up, too.
  const ids = db
    .select({ id: documents.id })
    .from(documents)
    .where(matching)
    .orderBy(...sorted)
    .limit(perPage)
    .offset(before)
  const rows = await db
    .select(documentColumns)
    .from(documents)
    .where(and(eq(documents.userId, user.id), inArray(documents.id, ids)))
    .orderBy(...sorted)
  return { documents: rows, total, page, pages }
}

/**
 * The documents that stand beside a tool, by name: as many as a column can show, `selected` among them whatever it is
 * called, and how many there are.
 */
export async function documentsBeside(
  user: Owner,
  feature: Feature,
  selected: DocumentRow | null,
): Promise<Pick<DocumentList, 'documents' | 'total'>> {
  const query = { feature, sort: 'name', perPage: DOCUMENTS_BESIDE } as const
  const { documents, total } = await listDocuments(user, query)
  const isThere = !selected || total <= documents.length || documents.some(({ id }) => id === selected.id)
  return { documents: isThere ? documents : [selected, ...documents], total }
}

/** All documents of `user`, the newest first. */
export async function allDocuments(user: Owner, query: Omit<DocumentQuery, 'page' | 'perPage'> = {}) {
  return db
    .select(documentColumns)
    .from(documents)
    .where(where(user, query))
    .orderBy(...order(query.sort ?? '-date'))
}

function where(user: Owner, { search, ...filter }: DocumentQuery): SQL | undefined {
  const wanted = cleanText(search ?? '')
    .normalize('NFC')
    .trim()
  const pattern = wanted && `%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`
  return and(matching(user, filter), pattern ? ilike(documents.fileName, pattern) : undefined)
}

/** Returns the condition that a row of `documents` belongs to `user` and is one of those that are looked at. */
export function matching(user: Owner, { feature, kind, added, collection }: DocumentFilter): SQL | undefined {
  const { since, before } = added ? spanOf(added, new Date()) : {}
  return and(
    eq(documents.userId, user.id),
    kind && inArray(documents.fileType, mediaTypesOf(kind)),
    since && gte(documents.createdAt, since),
    before && lt(documents.createdAt, before),
    collection === undefined ? undefined : inCollection(user, collection),
    // One value for each document of theirs. As a condition that rows exist, it may be answered by reading through everybody's.
    feature &&
      sql`(select true from document_features f where f.document_id = ${documents.id} and f.feature = ${feature})`,
  )
}

/** Every order ends with the id, so that pages neither repeat nor miss a document. */
function order(sort: DocumentSort): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc
  const by = ORDERS.get(sort.replace('-', '')) ?? []
  return [...by.map((column) => direction(column)), asc(documents.id)]
}

const ORDERS = lookup<(SQL | typeof documents.createdAt)[]>({
  date: [documents.createdAt],
  name: [sql`lower(${documents.fileName})`, documents.createdAt],
  size: [sql`coalesce(${documents.fileSize}, 0)`, documents.createdAt],
})

import { joinPages } from '#app/domain/extraction/markdown/join.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { documentPages, documents } from '#db/schema/library.ts'
import { type DocumentPage, type DocumentRow, type Feature, isFeature } from './types.ts'

/** Who owns what is asked for: every query names them. */
export type Owner = Pick<User, 'id'>

/** The names of the features a document is in, in alphabetical order. */
const features = sql`(select coalesce(string_agg(f.feature, ',' order by f.feature), '')
  from document_features f where f.document_id = "documents"."id")`.mapWith((names: string): Feature[] =>
  names.split(',').filter(isFeature),
)

/** The columns of a row; every query that answers one selects exactly these. */
export const documentColumns = {
  id: documents.id,
  fileName: documents.fileName,
  fileType: documents.fileType,
  sourceUrl: documents.sourceUrl,
  fileSize: documents.fileSize,
  features,
  status: documents.status,
  pagesRead: documents.pagesRead,
  pageCount: documents.pageCount,
  error: documents.error,
  interrupted: sql<boolean>`${documents.attempt} > case ${documents.status}
    when 'waiting' then 0 when 'reading' then 1 else ${documents.attempt} end`,
  hasOriginal: sql<boolean>`${documents.storageKey} is not null`,
  coverage: documents.coverage,
  wordCount: documents.wordCount,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
}

/** The refusal for what does not exist or is not theirs. */
export function noSuchDocument(): AppError {
  return new AppError('not_found', 'There is no such document.')
}

/** The document with that id, if it belongs to `user`. */
export async function findDocument(
  user: Owner,
  id: string,
  database: Database = db,
): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await database
    .select(documentColumns)
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, user.id)))
  return row
}

/** As `findDocument`; throws not_found when there is none. */
export async function requireDocument(user: Owner, id: string): Promise<DocumentRow> {
  const row = await findDocument(user, id)
  if (!row) throw noSuchDocument()
  return row
}

/** Returns the language of a document of theirs (ISO 639-1); null when nobody knows. */
export async function languageOf(user: Owner, id: string): Promise<string | null> {
  const [row] = await db
    .select({ language: documents.language })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, user.id)))
  return row?.language ?? null
}

/** Their newest document of exactly that name. */
export async function findByName(user: Owner, fileName: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select(documentColumns)
    .from(documents)
    .where(and(eq(documents.userId, user.id), eq(documents.fileName, fileName.normalize('NFC'))))
    .orderBy(desc(documents.createdAt), asc(documents.id))
    .limit(1)
  return row
}

/** The pages of a document of theirs, in order; none when there is no such document. */
export async function pagesOf(user: Owner, id: string): Promise<DocumentPage[]> {
  if (!isUuid(id)) return []
  return db
    .select({
      number: documentPages.number,
      label: documentPages.label,
      text: documentPages.text,
      method: documentPages.method,
      confidence: documentPages.confidence,
    })
    .from(documentPages)
    .innerJoin(documents, eq(documents.id, documentPages.documentId))
    .where(and(eq(documents.id, id), eq(documents.userId, user.id)))
    .orderBy(documentPages.number)
}

/** The text of a document of theirs as Markdown, its pages apart by blank lines; empty when there is none. */
export async function textOf(user: Owner, id: string): Promise<string> {
  return joinPages(await pagesOf(user, id))
}

import { and, between, eq, inArray } from 'drizzle-orm'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { documentPages, documents } from '#db/schema/library.ts'
import type { Owner } from './document.server.ts'
import type { DocumentPage } from './types.ts'

/** Some pages of a document of theirs, from the page numbered `first` to `last`; none when there is no such document. */
export async function pagesBetween(
  user: Owner,
  id: string,
  first: number,
  last: number,
): Promise<DocumentPage[]> {
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
    .where(
      and(eq(documents.id, id), eq(documents.userId, user.id), between(documentPages.number, first, last)),
    )
    .orderBy(documentPages.number)
}

/** How many pages of a document of theirs are kept. */
export async function countPages(user: Owner, id: string): Promise<number> {
  if (!isUuid(id)) return 0
  const owned = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, user.id)))
  return db.$count(documentPages, inArray(documentPages.documentId, owned))
}

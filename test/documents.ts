import type { Owner } from '#app/domain/library/document.server.ts'
import type { Feature } from '#app/domain/library/types.ts'
import { db } from '#db/client.server.ts'
import { documentFeatures, documentPages, documents } from '#db/schema/library.ts'

type Wish = Partial<typeof documents.$inferInsert> & { features?: Feature[]; pages?: string[] }

/** A document in the database, read unless something else is wished for; it has no original. Answers its id. */
export async function documentOf(user: Owner, wish: Wish = {}): Promise<string> {
  const { features = [], pages = [], ...columns } = wish
  const [row] = await db
    .insert(documents)
    .values({
      userId: user.id,
      fileName: 'notes.txt',
      fileType: 'text/plain',
      fileSize: 5,
      sha256: crypto.randomUUID(),
      status: 'ready',
      ...columns,
    })
    .returning({ id: documents.id })
  if (!row) throw new Error('the document was not stored')
  const documentId = row.id
  if (features.length > 0)
    await db.insert(documentFeatures).values(features.map((feature) => ({ documentId, feature })))
  if (pages.length > 0) {
    await db
      .insert(documentPages)
      .values(pages.map((text, index) => ({ documentId, number: index + 1, text, method: 'text' as const })))
  }
  return documentId
}

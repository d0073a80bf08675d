import { and, eq, sql } from 'drizzle-orm'
import { type Database, db } from '#db/client.server.ts'
import { documentFeatures, documents } from '#db/schema/library.ts'
import { noSuchDocument, type Owner, requireDocument } from './document.server.ts'
import type { DocumentRow, Feature } from './types.ts'

/** Puts a document of theirs into a feature; it may be there already. Throws not_found. */
export async function addFeature(user: Owner, id: string, feature: Feature): Promise<DocumentRow> {
  await requireDocument(user, id)
  await db.transaction((tx) => putFeatures(tx, user, id, [feature]))
  return requireDocument(user, id)
}

/** Takes a document of theirs out of a feature; it need not be in it. Throws not_found. */
export async function removeFeature(user: Owner, id: string, feature: Feature): Promise<DocumentRow> {
  await requireDocument(user, id)
  await db
    .delete(documentFeatures)
    .where(
      and(
        eq(documentFeatures.documentId, id),
        eq(documentFeatures.feature, feature),
        sql`exists (select from documents d where d.id = ${documentFeatures.documentId} and d.user_id = ${user.id})`,
      ),
    )
  return requireDocument(user, id)
}

/** Adds features to a document of theirs, as part of `tx`. Throws not_found when it has gone meanwhile. */
export async function putFeatures(tx: Database, user: Owner, id: string, features: readonly Feature[]) {
  const [row] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, user.id)))
    .for('key share')
  if (!row) throw noSuchDocument()
  if (features.length === 0) return
  await tx
    .insert(documentFeatures)
    .values(features.map((feature) => ({ documentId: id, feature })))
    .onConflictDoNothing()
}

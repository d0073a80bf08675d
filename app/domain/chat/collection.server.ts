import { collectionsOf } from '#app/domain/library/collections.server.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { DOCUMENTS_BESIDE } from '#app/domain/library/limits.ts'
import { listDocuments } from '#app/domain/library/list.server.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { MAX_DOCUMENTS } from './documents.server.ts'

/** A collection that a conversation is to be about. */
export type AskedCollection = {
  id: string
  name: string
  /** The files in it, those that cannot be asked included. */
  total: number
  /** Those that can be asked, by name. */
  documents: DocumentRow[]
  /** The ids of those that a conversation begins with: the first, as many as one takes. */
  first: string[]
}

/** Returns a collection of theirs as a conversation takes it; undefined when there is none with that id. */
export async function collectionToAsk(user: Owner, id: string): Promise<AskedCollection | undefined> {
  const collection = (await collectionsOf(user)).find((one) => one.id === id)
  if (!collection) return undefined
  const query = { collection: id, sort: 'name', perPage: DOCUMENTS_BESIDE } as const
  const { documents: all, total } = await listDocuments(user, query)
  const documents = all.filter(({ status }) => status === 'ready')
  return { ...collection, total, documents, first: documents.slice(0, MAX_DOCUMENTS).map((one) => one.id) }
}

import type { User } from '#app/domain/accounts/user.server.ts'
import { type ContentsFound, searchContents } from '#app/domain/chat/retrieval/search-contents.server.ts'
import { type Collection, collectionsByFile, collectionsOf } from '#app/domain/library/collections.server.ts'
import { type DocumentList, listDocuments } from '#app/domain/library/list.server.ts'
import { storageOf } from '#app/domain/library/quota.server.ts'
import type { Storage } from './StorageBar.tsx'
import { filterOf, type View, viewOf } from './view.ts'

export type FilesData = {
  view: View
  /** Null when it could not be loaded. */
  list: DocumentList | null
  /** Where the words that are looked for stand in the files; null where nothing is looked for. */
  contents: ContentsFound | null
  storage: Storage | null
  /** All collections, by name, and those that the files of the page are in. */
  collections: Collection[]
  inCollections: Map<string, Collection[]>
  /** Every box of the page is ticked. */
  allSelected: boolean
}

/** Everything the list shows, from its address. `onError` hears why it could not be loaded. */
export async function filesData(
  query: URLSearchParams,
  user: User,
  onError: (error: unknown) => void,
): Promise<FilesData> {
  const asked = viewOf(query)
  const loaded = await load(asked, user, onError).catch(onError)
  return {
    view: { ...asked, page: loaded?.list.page ?? asked.page },
    list: loaded?.list ?? null,
    contents: loaded?.contents ?? null,
    storage: loaded?.storage ?? null,
    collections: loaded?.collections ?? [],
    inCollections: loaded?.inCollections ?? new Map(),
    allSelected: query.has('all'),
  }
}

async function load(view: View, user: User, onError: (error: unknown) => void) {
  const { search, sort, page } = view
  const filter = filterOf(view)
  const [list, contents, storage, collections] = await Promise.all([
    listDocuments(user, { ...filter, search, sort, page }),
    search.trim() ? searchContents(user, search, filter, onError) : null,
    storageOf(user),
    collectionsOf(user),
  ])
  const ids = list.documents.map(({ id }) => id)
  const inCollections = collections.length > 0 ? await collectionsByFile(user, ids) : new Map<string, never>()
  return { list, contents, storage, collections, inCollections }
}

import type { User } from '#app/domain/accounts/user.server.ts'
import { findDocument } from '#app/domain/library/document.server.ts'
import { type DocumentList, listDocuments } from '#app/domain/library/list.server.ts'
import { storageOf } from '#app/domain/library/quota.server.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import type { Storage } from './StorageBar.tsx'
import { TABS, type View, viewOf } from './view.ts'

export type FilesData = {
  view: View
  /** Null when it could not be loaded. */
  list: DocumentList | null
  storage: Storage | null
  /** Every box of the page is ticked. */
  allSelected: boolean
  dialog: 'upload' | null
  /** Files about to be deleted. */
  doomed: DocumentRow[]
  /** Files were to be deleted, but none was named. */
  nothingSelected: boolean
}

/** Everything the list shows, from its address. `onError` hears why it could not be loaded. */
export async function filesData(
  query: URLSearchParams,
  user: User,
  onError: (error: unknown) => void,
): Promise<FilesData> {
  const asked = viewOf(query)
  const deleting = query.get('confirm') === 'delete'
  const [loaded, doomed] = await Promise.all([
    load(asked, user).catch(onError),
    deleting ? named(query.getAll('id'), user).catch(() => []) : [],
  ])
  return {
    view: { ...asked, page: loaded?.list.page ?? asked.page },
    list: loaded?.list ?? null,
    storage: loaded?.storage ?? null,
    allSelected: query.has('all'),
    dialog: query.get('dialog') === 'upload' ? 'upload' : null,
    doomed,
    nothingSelected: deleting && doomed.length === 0,
  }
}

async function load({ search, tab, sort, page }: View, user: User) {
  const feature = TABS.find(({ name }) => name === tab)?.feature
  const [list, storage] = await Promise.all([
    listDocuments(user, { search, feature, sort, page }),
    storageOf(user),
  ])
  return { list, storage }
}

/** Those of the documents with these ids that are theirs and still there. */
async function named(ids: string[], user: User): Promise<DocumentRow[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => findDocument(user, id)))
  return found.filter((document) => document !== undefined)
}

import { askedPage } from '#app/domain/page.ts'
import { ADDED_TIMES, type AddedTime, FILE_KINDS, type FileKindName } from '#app/domain/library/filters.ts'
import type { DocumentFilter } from '#app/domain/library/list.server.ts'
import { DOCUMENT_SORTS, type DocumentSort, type Feature } from '#app/domain/library/types.ts'

/** The address of My Files. */
const PATH = '/my-files'

/** What can be listed: everything, or what is in one of the features. */
export const TABS = [
  { name: 'all', label: 'All Files', feature: undefined },
  { name: 'chatpdf', label: 'ChatPDF', feature: 'chat_pdf' },
  { name: 'study', label: 'Study Buddy', feature: 'study_buddy' },
] as const satisfies { name: string; label: string; feature: Feature | undefined }[]
type Tab = (typeof TABS)[number]['name']

const NEWEST_FIRST: DocumentSort = '-date'

/** The orders of each column: the one that comes first, and the other way round. */
const ORDERS = {
  name: ['name', '-name'],
  size: ['-size', 'size'],
  date: ['-date', 'date'],
} as const satisfies Record<string, [DocumentSort, DocumentSort]>
export type SortedColumn = keyof typeof ORDERS

/** Which files the page shows, and in which order: all that its address says of the list. */
export type View = {
  search: string
  tab: Tab
  kind?: FileKindName | undefined
  added?: AddedTime | undefined
  /** The id of a collection. */
  collection?: string | undefined
  sort: DocumentSort
  page: number
}

/** Characters of a search that are looked for; no file name is longer. */
const MAX_SEARCH = 200

/** The view that a query names. What it says wrongly is as if it were not said. */
export function viewOf(query: URLSearchParams): View {
  return {
    search: (query.get('q') ?? '').slice(0, MAX_SEARCH),
    tab: TABS.find((tab) => tab.name === query.get('tab'))?.name ?? 'all',
    kind: FILE_KINDS.find((kind) => kind.name === query.get('kind'))?.name,
    added: ADDED_TIMES.find((time) => time.name === query.get('added'))?.name,
    collection: /^[\da-f-]{36}$/i.exec(query.get('collection') ?? '')?.[0],
    sort: DOCUMENT_SORTS.find((sort) => sort === query.get('sort')) ?? NEWEST_FIRST,
    page: askedPage(query),
  }
}

/** The fields that name a view, without those that say what goes without saying. */
export function fieldsOf({ search, tab, kind, added, collection, sort, page }: View): Record<string, string> {
  return {
    ...(search && { q: search }),
    ...(tab !== 'all' && { tab }),
    ...(kind && { kind }),
    ...(added && { added }),
    ...(collection && { collection }),
    ...(sort !== NEWEST_FIRST && { sort }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** Which files a view looks at, whatever they are called. */
export function filterOf({ tab, kind, added, collection }: View): DocumentFilter {
  return { feature: TABS.find(({ name }) => name === tab)?.feature, kind, added, collection }
}

/** A view without its filters; the tab and the search are none. */
export function unfiltered(view: View): View {
  return { ...view, kind: undefined, added: undefined, collection: undefined, page: 1 }
}

/** A filter that is on, in words, and the view without it. */
export type FilterOn = { label: string; without: View }

/** Returns the filters of a view that are on, of `collections` one among them; the tab and the search show themselves. */
export function filtersOn(view: View, collections: readonly { id: string; name: string }[]): FilterOn[] {
  const { kind, added, collection } = view
  const first = { ...view, page: 1 }
  return [
    ...FILE_KINDS.filter(({ name }) => name === kind).map(({ label }) => ({
      label,
      without: { ...first, kind: undefined },
    })),
    ...ADDED_TIMES.filter(({ name }) => name === added).map(({ label }) => ({
      label: `Added: ${label.toLowerCase()}`,
      without: { ...first, added: undefined },
    })),
    ...(collection
      ? [
          {
            label: collections.find(({ id }) => id === collection)?.name ?? 'A collection that is gone',
            without: { ...first, collection: undefined },
          },
        ]
      : []),
  ]
}

/** The address of a view, or of something shown over it (`more`). */
export function addressOf(view: View, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...fieldsOf(view), ...more }).toString()
  return query ? `${PATH}?${query}` : PATH
}

/** The address of what opens over a view (`path`, below that of My Files). */
export function overAddress(path: string, view: View, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...fieldsOf(view), ...more }).toString()
  return query ? `${PATH}/${path}?${query}` : `${PATH}/${path}`
}

/** How a column is sorted, if the list is in its order. */
export function directionOf({ sort }: View, column: SortedColumn): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}

/** The same list in the order of `column`; the other way round if that is its order already. */
export function sortedBy(view: View, column: SortedColumn): View {
  const [first, second] = ORDERS[column]
  return { ...view, sort: view.sort === first ? second : first, page: 1 }
}

/** Pages of a document that are shown at once. */
export const PAGES_AT_ONCE = 10

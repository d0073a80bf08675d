import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { brand } from '#app/brand.ts'
import { DOCUMENTS_BESIDE } from '#app/domain/library/limits.ts'
import { collectionsOf } from '#app/domain/library/collections.server.ts'
import { listDocuments } from '#app/domain/library/list.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import type { Route } from './+types/search'
import { addressOf, placeOf } from './place.ts'

/** Characters of a search. */
const LONGEST = 200
/** How long after the last letter the server is asked, in milliseconds. */
const PAUSE = 200

/** The documents whose names have the words that are looked for, of a collection where one is named. */
export async function loader({ request, url: { searchParams: query }, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const search = (query.get('q') ?? '').slice(0, LONGEST)
  const collection = query.get('collection') || undefined
  // What somebody put into a collection is studied, whether or not it stands in the column.
  const where = collection === undefined ? ({ feature: 'study_buddy' } as const) : { collection }
  const [{ documents }, collections] = await Promise.all([
    listDocuments(user, { ...where, search, sort: 'name', perPage: DOCUMENTS_BESIDE }),
    collectionsOf(user),
  ])
  return {
    place: placeOf(query),
    search,
    collection: collection ?? '',
    collections,
    found: documents.map(({ id, fileName }) => ({ id, fileName })),
  }
}

/** Finds a document by its name: what is listed narrows while people type, arrows and Enter choose. */
export default function SearchDocuments({ loaderData }: Route.ComponentProps) {
  const { place, collection, collections } = loaderData
  const [typed, setTyped] = useState(loaderData.search)
  const found = useFound(loaderData, typed)
  const box = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const hits = [...(box.current?.querySelectorAll<HTMLElement>('li a') ?? [])]
    const at = hits.indexOf(event.target as HTMLElement)
    const inField = event.target instanceof HTMLInputElement
    if (event.key === 'ArrowDown' && hits[at + 1]) hits[at + 1]?.focus()
    else if (event.key === 'ArrowUp' && at >= 0)
      (hits[at - 1] ?? box.current?.querySelector<HTMLElement>('input[name=q]'))?.focus()
    else if (event.key === 'Enter' && inField && hits[0]) hits[0].click()
    else return
    event.preventDefault()
  }
  return (
    <Dialog id="study-search" title="Documents" href={addressOf(place)}>
      <title>{`Documents · Study Buddy · ${brand.name}`}</title>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The field and the links in it are what is operated. */}
      <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-3" onKeyDown={onKeyDown}>
        <Form
          method="get"
          action={href('/study-buddy/search')}
          className="flex flex-wrap gap-2"
          role="search"
        >
          {place.doc && <input type="hidden" name="doc" value={place.doc} />}
          {place.tab !== 'quiz' && <input type="hidden" name="tab" value={place.tab} />}
          <input
            className={inputClass('flex-1')}
            type="search"
            name="q"
            defaultValue={loaderData.search}
            aria-label="Search documents"
            placeholder="Search documents..."
            autoComplete="off"
            data-narrows
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button variant="secondary" icon="search" iconOnly>
            Search
          </Button>
          {collections.length > 0 && (
            <select
              key={collection}
              name="collection"
              aria-label="Collection"
              className={inputClass('', 'w-full')}
              defaultValue={collection}
              onChange={({ target: { form } }) => form?.requestSubmit()}
            >
              <option value="">All documents in Study Buddy</option>
              {collections.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Form>
        {found.length > 0 && (
          <ul className="max-h-88 list-none overflow-y-auto rounded-lg border border-line bg-sheet p-1">
            {found.map(({ id, fileName }) => (
              <li key={id}>
                <Link
                  to={addressOf({ doc: id, tab: place.tab })}
                  replace
                  className="grid min-h-11 content-center rounded-sm px-3 py-1 wrap-anywhere text-ink no-underline hover:bg-accent-soft focus-visible:bg-accent-soft focus-visible:-outline-offset-2"
                >
                  {fileName}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="text-ink-soft" role="status">
          {found.length === 0 &&
            (collection && typed.trim() === ''
              ? 'There is no file in this collection yet. Put some into it from the list in My Files.'
              : 'No documents found.')}
        </p>
      </div>
    </Dialog>
  )
}

/** What was found already, narrowed by what is typed; the server is asked as well, for it may have more. */
function useFound({ found, search, collection, place }: Route.ComponentProps['loaderData'], typed: string) {
  const fetcher = useFetcher<typeof loader>()
  const { load, data } = fetcher
  const { doc } = place
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: typed, ...(doc && { doc }), ...(collection && { collection }) })
      void load(`${href('/study-buddy/search')}?${query.toString()}`)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, search, doc, collection, load])
  const wanted = typed.trim().toLowerCase()
  return (data?.search === typed ? data.found : found).filter(({ fileName }) =>
    fileName.toLowerCase().includes(wanted),
  )
}

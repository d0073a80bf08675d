import { type KeyboardEvent, useEffect, useRef } from 'react'
import { data, useLocation, useNavigate } from 'react-router'
import { brand } from '#app/brand.ts'
import { citedPage } from '#app/domain/chat/cited-page.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { CitedPage } from '../library/CitedPage.tsx'
import { seenAt } from '../library/original/seen.server.ts'
import type { Route } from './+types/cited'
import { addressOf, placeOf } from './place.ts'

/** The page of a document that an answer names, with the quote looked up on it. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const { searchParams: query } = url
  const place = placeOf(query)
  const documentId = query.get('from') ?? place.doc ?? ''
  const [page, quote] = [Number(query.get('page')), query.get('quote') ?? '']
  const cited = await citedPage(user, documentId, page, quote)
  const look = { doc: documentId, page, row: Number(query.get('row')) || undefined }
  const passage = cited && cited.quote !== null ? { ...cited, quote: cited.quote } : undefined
  const isOriginal = query.get('show') === 'original'
  const seen = cited && isOriginal ? await seenAt(user, look, passage, request.signal) : undefined
  const message = Number(query.get('at'))
  // Without script the way back leads to the answer that names the page.
  const closeHref = `${addressOf(place)}${message > 0 ? `#m-${message}` : ''}`
  return data({ cited: cited ?? null, seen, closeHref }, { status: cited ? 200 : 404 })
}

/** What of the address says how the page is shown, and not which one it is. */
const MANNER = ['show', 'row']

function without(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  return `?${query.toString()}`
}

/** Stands beside the answer; on narrow windows it is a sheet over its lower half. */
const PANEL =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[65dvh] max-lg:rounded-t-lg max-lg:bg-sheet max-lg:shadow-float min-w-0 overflow-y-auto lg:relative lg:max-h-[calc(100dvh-var(--header)-2rem)]'

export default function Cited({ loaderData: { cited, seen, closeHref } }: Route.ComponentProps) {
  const panel = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const { pathname: path, search: query } = useLocation()
  const here = path + without(query, MANNER)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    return () =>
      void requestAnimationFrame(() => {
        const chips = [...document.querySelectorAll<HTMLAnchorElement>('[role=log] a[href]')]
        chips.find(({ pathname, search }) => pathname + without(search, MANNER) === here)?.focus()
      })
  }, [here])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') void navigate(closeHref, { preventScrollReset: true })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is in it; its close link does too.
    <aside
      ref={panel}
      className={PANEL}
      aria-label="The page that is quoted"
      tabIndex={-1}
      onKeyDown={closeByKey}
    >
      {cited ? (
        <>
          <title>{`${cited.fileName}, ${cited.label ?? `page ${cited.page}`} · ${brand.name}`}</title>
          <ShowQuote key={query} />
          <CitedPage
            cited={cited}
            closeHref={closeHref}
            seen={seen}
            hrefOf={(manner) => {
              const text = new URLSearchParams(without(query, MANNER))
              return `${path}?${new URLSearchParams([...text, ...Object.entries(manner)]).toString()}#q`
            }}
          />
        </>
      ) : (
        <EmptyState icon="files" title="There is no such page">
          <p>The document may have been deleted or read again.</p>
          <LinkButton to={closeHref} variant="secondary">
            Back to the conversation
          </LinkButton>
        </EmptyState>
      )}
    </aside>
  )
}

/** Scrolls the panel to the quote, once. */
function ShowQuote() {
  useEffect(() => {
    const mark = document.getElementById('q')
    const panel = mark?.closest('aside')
    if (!mark || !panel) return
    const below = mark.getBoundingClientRect().top - panel.getBoundingClientRect().top
    panel.scrollTop += below - panel.clientHeight / 3
  }, [])
  return null
}

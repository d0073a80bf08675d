import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { brand } from '#app/brand.ts'
import { type HistoryLine, listHistoryLines } from '#app/domain/humanizer/history.server.ts'
import { HISTORY_PREVIEW } from '#app/domain/humanizer/limits.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Drawer } from '#app/ui/Drawer.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { FetcherForm, Form } from '#app/ui/Form.tsx'
import { formatCount } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { RelativeTime } from '#app/ui/RelativeTime.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { inputClass } from '#app/ui/input-class.ts'
import { NOTICE_ICON, NOTICE_TITLE, NOTICE_WORDS, noticeClass } from '#app/ui/notice-class.ts'
import type { Route } from './+types/history-drawer'
import { differences } from './choices.ts'
import { useOverPage } from './over-page.ts'
import { panelOver, placeWith } from './place.ts'

export async function loader({ request, url: { searchParams: query }, context }: Route.LoaderArgs) {
  const before = /^\d{1,9}$/.exec(query.get('before') ?? '')?.[0]
  const search = query.get('q') ?? ''
  const user = requireUser(context, request)
  const page = await listHistoryLines(user, { search, before: before ? Number(before) : undefined })
  return { ...page, search, now: new Date() }
}

/** Past rewrites, newest first: pick one up again, search, delete. */
export default function HistoryDrawer({ loaderData }: Route.ComponentProps) {
  const { entries, next, search, now } = loaderData
  const { here } = useOverPage()
  const panel = panelOver(here, '/humanizer/history')
  const list = search ? placeWith(panel, { q: search }) : panel
  // What was pressed may be gone with its entry: then the focus is on the name of the list.
  const shown = useRef(entries)
  useEffect(() => {
    if (shown.current === entries) return
    shown.current = entries
    if (document.activeElement === document.body) document.getElementById('history-title')?.focus()
  }, [entries])
  return (
    <Drawer id="history" title="History" href={here}>
      <title>{`History · ${brand.name}`}</title>
      <div className="grid gap-4">
        <SearchForm search={search} here={here} />
        {entries.length === 0 ? (
          <EmptyState icon="history" heading="h3" title={search ? 'Nothing found' : 'No history entries yet'}>
            <p>
              {search ? 'No text contains what you searched for.' : 'Every rewrite you finish is kept here.'}
            </p>
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} now={now} list={list} />
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-3">
          {next !== undefined && (
            <LinkButton variant="secondary" small to={placeWith(list, { before: String(next) })}>
              Older entries
            </LinkButton>
          )}
          {entries.length > 0 && (
            <DeleteForm
              action="/api/humanizer/history"
              list={panel}
              opener="Delete all"
              question="Delete your whole history?"
            />
          )}
        </div>
      </div>
    </Drawer>
  )
}

function Entry({ entry, now, list }: { entry: HistoryLine; now: Date; list: string }) {
  const preview = shortened(entry.preview)
  return (
    <article className="grid gap-1.5 rounded-lg border border-line bg-sheet p-4">
      <div className="flex items-center justify-between gap-3">
        <Badge tone="accent">{entry.toneName}</Badge>
        <span className="text-ink-soft">
          <RelativeTime date={entry.createdAt} now={now} />
        </span>
      </div>
      <Link
        className="wrap-anywhere"
        to={`/humanizer?h=${entry.id}`}
        prefetch="none"
        aria-describedby={`entry-${entry.id}`}
      >
        {preview}
      </Link>
      <p className="text-sm text-ink-soft" id={`entry-${entry.id}`}>
        {detailsOf(entry)}
      </p>
      <DeleteForm
        action={`/api/humanizer/history/${entry.id}`}
        list={list}
        opener="Delete"
        about={` the entry “${preview}”`}
        question="Delete this entry?"
      />
    </article>
  )
}

/** The beginning of the input, as long as the drawer shows. */
function shortened(preview: string): string {
  return preview.length > HISTORY_PREVIEW ? `${preview.slice(0, HISTORY_PREVIEW).toWellFormed()}…` : preview
}

/** What tells an entry from others of the same text. */
function detailsOf({ wordCount, strength, length, formatting, apart }: HistoryLine): string {
  const words = `${formatCount(wordCount)} ${wordCount === 1 ? 'word' : 'words'}`
  const differing = differences({ strength, length, formatting, locked: [] })
  return [words, ...differing, ...(apart ? [`became “${apart}”`] : [])].join(' · ')
}

function SearchForm({ search, here }: { search: string; here: string }) {
  return (
    <Form method="get" action="/humanizer/history" className="flex gap-2" preventScrollReset>
      {[...new URLSearchParams(here.split('?')[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        className={inputClass('min-w-0 flex-1')}
        type="search"
        name="q"
        defaultValue={search}
        aria-label="Search your history"
        placeholder="Search your history"
      />
      <Button variant="secondary" icon="search" iconOnly>
        Search
      </Button>
    </Form>
  )
}

type DeleteFormProps = {
  action: string
  /** The list that the page goes back to. */
  list: string
  /** What opens the question, and what is only spoken of it. */
  opener: string
  about?: string
  question: string
}

/** A question that unfolds, and the button that answers it. */
function DeleteForm({ action, list, opener, about, question }: DeleteFormProps) {
  const fetcher = useFetcher()
  return (
    <details className="group justify-self-end open:w-full">
      <summary
        className={buttonClass(
          { variant: 'quiet', small: true },
          'list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        <Icon name="trash" />
        {opener}
        {about && <span className="sr-only">{about}</span>}
      </summary>
      <FetcherForm
        fetcher={fetcher}
        method="post"
        action={action}
        className={noticeClass('warn', 'mt-2')}
        aria-label={question}
      >
        <Icon name="warn" label="Warning" className={NOTICE_ICON} />
        <div className={NOTICE_WORDS}>
          <p className={NOTICE_TITLE}>{question}</p>
          <p>The original and the rewrite will be deleted for good.</p>
          <input type="hidden" name="goTo" value={list} />
          <div className="mt-1">
            <Button variant="danger" small busyLabel="Deleting…">
              Delete for good
              {about && <span className="sr-only">{about}</span>}
            </Button>
          </div>
        </div>
      </FetcherForm>
    </details>
  )
}

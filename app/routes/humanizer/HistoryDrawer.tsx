import { useNavigate } from 'react-router'
import { HISTORY_PREVIEW } from '#app/domain/humanizer/limits.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Drawer } from '#app/ui/Drawer.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { formatCount } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RelativeTime } from '#app/ui/RelativeTime.tsx'
import { differences } from './choices.ts'
import { notify } from './notify.ts'
import { placeWith } from './place.ts'
import type { HistoryPanel } from './page-data.server.ts'

type HistoryDrawerProps = { panel: HistoryPanel; now: Date; closeHref: string; onChange: () => void }

/** Past rewrites, newest first: pick one up again, search, delete. */
export function HistoryDrawer({ panel, now, closeHref, onChange }: HistoryDrawerProps) {
  const { entries, next, search, confirm } = panel
  const here = placeWith(closeHref, { panel: 'history', ...(search && { q: search }) })
  return (
    <Drawer id="history" title="History" href={closeHref}>
      <div className="stack">
        <SearchForm search={search} closeHref={closeHref} />
        {confirm === 'all' && (
          <ConfirmDelete
            address="/api/humanizer/history"
            what="your whole history"
            back={here}
            onChange={onChange}
          />
        )}
        {entries.length === 0 ? (
          <EmptyState icon="history" heading="h3" title={search ? 'Nothing found' : 'No history entries yet'}>
            <p>
              {search ? 'No text contains what you looked for.' : 'Every rewrite you finish is kept here.'}
            </p>
          </EmptyState>
        ) : (
          <ul className="stack">
            {entries.map((entry) => (
              <li key={entry.id} className="card stack stack-sm">
                <span className="cluster cluster-apart">
                  <Badge tone="accent">{entry.toneName}</Badge>
                  <span className="muted">
                    <RelativeTime date={entry.createdAt} now={now} />
                  </span>
                </span>
                <span className="cluster cluster-apart">
                  <a
                    className="min-w-0 grow basis-48"
                    href={`/humanizer?h=${entry.id}`}
                    aria-describedby={`entry-${entry.id}`}
                  >
                    {shortened(entry.preview)}
                  </a>
                  <a className="btn btn-quiet btn-icon" href={placeWith(here, { confirm: String(entry.id) })}>
                    <Icon name="trash" />
                    <span className="visually-hidden">Delete the entry “{shortened(entry.preview)}”</span>
                  </a>
                </span>
                <span className="muted text-sm" id={`entry-${entry.id}`}>
                  {detailsOf(entry)}
                </span>
                {confirm === String(entry.id) && (
                  <ConfirmDelete
                    address={`/api/humanizer/history/${entry.id}`}
                    what="this entry"
                    back={here}
                    onChange={onChange}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="cluster cluster-apart">
          {next !== undefined && (
            <LinkButton variant="secondary" small href={placeWith(here, { before: String(next) })}>
              Older entries
            </LinkButton>
          )}
          {entries.length > 0 && confirm !== 'all' && (
            <LinkButton variant="quiet" small href={placeWith(here, { confirm: 'all' })}>
              Delete all
            </LinkButton>
          )}
        </div>
      </div>
    </Drawer>
  )
}

/** The beginning of the input, as long as the drawer shows. */
function shortened(preview: string): string {
  return preview.length > HISTORY_PREVIEW ? `${preview.slice(0, HISTORY_PREVIEW).toWellFormed()}…` : preview
}

/** What tells an entry from others of the same text. */
function detailsOf({ wordCount, strength, length, apart }: HistoryPanel['entries'][number]): string {
  const words = `${formatCount(wordCount)} ${wordCount === 1 ? 'word' : 'words'}`
  const differing = differences({ strength, length, locked: [] })
  return [words, ...differing, ...(apart ? [`became “${apart}”`] : [])].join(' · ')
}

function SearchForm({ search, closeHref }: { search: string; closeHref: string }) {
  const navigate = useNavigate()
  return (
    <form
      method="get"
      action="/humanizer"
      className="input-row"
      onSubmit={(event) => {
        event.preventDefault()
        const q = event.currentTarget.querySelector<HTMLInputElement>('[name=q]')?.value ?? ''
        void navigate(placeWith(closeHref, { panel: 'history', q }))
      }}
    >
      {[...new URLSearchParams(closeHref.split('?')[1]), ['panel', 'history'] as const].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={search}
        aria-label="Search your history"
        placeholder="Search your history"
      />
      <Button type="submit" variant="secondary" icon="search" iconOnly>
        Search
      </Button>
    </form>
  )
}

type ConfirmDeleteProps = { address: string; what: string; back: string; onChange: () => void }

function ConfirmDelete({ address, what, back, onChange }: ConfirmDeleteProps) {
  const navigate = useNavigate()
  async function remove() {
    const answer = await fetch(address, { method: 'DELETE' }).catch(() => undefined)
    if (answer?.ok)
      notify({ kind: 'good', title: what === 'this entry' ? 'Entry deleted' : 'History deleted' })
    else notify({ kind: 'bad', title: 'Error', description: 'Failed to delete history entry' })
    await navigate(back)
    onChange()
  }
  return (
    <Notice kind="warn" title={`Delete ${what}?`}>
      <p>The original and the rewrite are gone for good.</p>
      <form
        method="post"
        action={address}
        className="cluster"
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <Button type="submit" variant="danger" small busyLabel="Deleting…">
          Delete
        </Button>
        <LinkButton variant="secondary" small href={back}>
          Cancel
        </LinkButton>
      </form>
    </Notice>
  )
}

import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { StudyPageData } from './page-data.server.ts'
import { addressOf } from './place.ts'

/** Finds a document by its name; the script narrows what is listed while people type. */
export function SearchDialog({ page, closeHref }: { page: StudyPageData; closeHref: string }) {
  const { found, search, place } = page
  return (
    <Dialog id="study-search" title="Documents" href={closeHref}>
      <form method="get" action="/study-buddy" className="input-row study-search" data-no-busy>
        <input type="hidden" name="dialog" value="search" />
        {place.doc && <input type="hidden" name="doc" value={place.doc} />}
        {place.tab !== 'quiz' && <input type="hidden" name="tab" value={place.tab} />}
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={search}
          aria-label="Search documents"
          placeholder="Search documents..."
          data-narrows="study-found"
        />
        <Button variant="secondary" icon="search" iconOnly>
          Search
        </Button>
      </form>
      <ul id="study-found" className="study-list">
        {found.map(({ id, fileName }) => (
          <li key={id} className="study-document">
            <a href={addressOf({ doc: id, tab: place.tab })}>{fileName}</a>
          </li>
        ))}
      </ul>
      <p className="muted" hidden={found.length > 0} data-nothing-found>
        No documents found.
      </p>
    </Dialog>
  )
}

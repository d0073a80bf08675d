import { LinkButton } from '#app/ui/LinkButton.tsx'
import { placeWith } from './place.ts'

/** Links to the pages before and after this one; nothing when there is only one. `here` is the view's address. */
export function Pager({ page, pages, here }: { page: number; pages: number; here: string }) {
  if (pages < 2) return null
  return (
    <nav className="pane-bar" aria-label="Pages">
      {page > 1 && (
        <LinkButton
          variant="quiet"
          small
          icon="chevron-left"
          href={placeWith(here, { page: String(page - 1) })}
        >
          Previous
        </LinkButton>
      )}
      <span className="muted text-sm num">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <LinkButton
          variant="quiet"
          small
          icon="chevron-right"
          href={placeWith(here, { page: String(page + 1) })}
        >
          Next
        </LinkButton>
      )}
    </nav>
  )
}

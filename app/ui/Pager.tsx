import { LinkButton } from './LinkButton.tsx'

type PagerProps = { page: number; pages: number; hrefOf: (page: number) => string; className?: string }

/** Links to the pages before and after this one; nothing when there is only one. */
export function Pager({ page, pages, hrefOf, className = 'pager' }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav className={className} aria-label="Pages">
      {page > 1 && (
        <LinkButton variant="quiet" small icon="chevron-left" href={hrefOf(page - 1)}>
          Previous
        </LinkButton>
      )}
      <span className="muted text-sm num">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <LinkButton variant="quiet" small icon="chevron-right" href={hrefOf(page + 1)}>
          Next
        </LinkButton>
      )}
    </nav>
  )
}

import { LinkButton } from './LinkButton.tsx'

type PagerProps = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** None where pages cost work that is done only when somebody asks for them. */
  prefetch?: 'intent' | 'none'
  className?: string
}

/** Links to the pages before and after this one; nothing when there is only one. */
export function Pager({ page, pages, hrefOf, prefetch = 'intent', className = '' }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav className={`flex items-center justify-center gap-3 pt-2 ${className}`.trim()} aria-label="Pages">
      {page > 1 && (
        <LinkButton variant="quiet" small icon="chevron-left" to={hrefOf(page - 1)} prefetch={prefetch}>
          Previous
        </LinkButton>
      )}
      <span className="text-sm text-ink-soft tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <LinkButton variant="quiet" small icon="chevron-right" to={hrefOf(page + 1)} prefetch={prefetch}>
          Next
        </LinkButton>
      )}
    </nav>
  )
}

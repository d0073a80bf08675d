import { Pager as PlainPager } from '#app/ui/Pager.tsx'
import { placeWith } from './place.ts'

/** Links to the pages before and after this one, at the end of a pane. `here` is the view's address. */
export function Pager({ page, pages, here }: { page: number; pages: number; here: string }) {
  const hrefOf = (other: number) => placeWith(here, { page: String(other) })
  return (
    <PlainPager
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-1.5"
    />
  )
}

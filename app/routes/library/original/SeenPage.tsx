import { useLocation } from 'react-router'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PageImage } from './PageImage.tsx'
import type { Seen } from './seen.ts'
import { SheetTable } from './SheetTable.tsx'

type SeenPageProps = {
  seen: Seen
  /** What the file and its page are called. */
  name: string
  page: string
  /** Whether a passage is looked for that the text of the page has. */
  asked: boolean
  /** The id of the element that has the text, where it is on the page. */
  textId?: string
  /** Where other rows of a sheet are. */
  rowHref: (row: number) => string
}

/** A page as it is in its file, or why it cannot be shown. */
export function SeenPage({ seen, name, page, asked, textId, rowHref }: SeenPageProps) {
  const { pathname, search } = useLocation()
  switch (seen.kind) {
    case 'image':
      return (
        <div className="grid gap-2">
          {asked && seen.frames.length === 0 && (
            <p className="text-sm text-ink-soft">
              {seen.isRead
                ? 'The text of this page was read off its picture, so the place of the passage is not known.'
                : 'Where the passage stands on this page is not known.'}
            </p>
          )}
          <PageImage seen={seen} name={`${name}, ${page}`} describedBy={textId} />
        </div>
      )
    case 'document':
      return (
        <div className="grid gap-2">
          {asked && !seen.isFound && (
            <p className="text-sm text-ink-soft">Where the passage stands in this document is not known.</p>
          )}
          <p className="text-sm text-ink-soft">
            Its headings, tables and most pictures are here; its fonts, colors and pages are not.
          </p>
          <iframe
            key={seen.src}
            src={seen.src}
            sandbox=""
            title={`${name}, the document`}
            className="h-[75dvh] w-full rounded-sm border border-line bg-qr-paper"
          />
        </div>
      )
    case 'sheet':
      return <SheetTable sheet={seen} name={`${name}, ${page}`} rowHref={rowHref} />
    case 'none':
      return (
        <Notice title={seen.again ? 'This page is not here yet.' : 'There is no picture of this page.'}>
          <p>{seen.reason}</p>
          {seen.again && (
            <LinkButton to={pathname + search} prefetch="none" variant="secondary" small>
              Try again
            </LinkButton>
          )}
        </Notice>
      )
  }
}

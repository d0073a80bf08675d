import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { Link } from 'react-router'
import { SeenPage } from './original/SeenPage.tsx'
import { type Seen, viewOfName } from './original/seen.ts'
import type { CitedPage as Cited } from '#app/domain/chat/cited-page.server.ts'

type CitedPageProps = {
  cited: Cited
  closeHref: string
  /** The page as it looks, where that was asked for. */
  seen: Seen | undefined
  /** The address of the same page, shown in another manner: as it looks, from a row of its sheet on, or as text. */
  hrefOf: (manner: { show?: 'original'; row?: string }) => string
}

/** The page that a citation names, its quote marked: text as it is, never as markup. */
export function CitedPage({ cited, closeHref, seen, hrefOf }: CitedPageProps) {
  const { documentId, fileName, page, label, hasOriginal, doubtful, before, quote, after } = cited
  const name = `${fileName}, ${label ?? `page ${page}`}`
  return (
    <Card
      as="section"
      className="stack scroll-mt-[calc(var(--header,0px)+1rem)] gap-2"
      aria-labelledby="cited-title"
    >
      <div className="cluster justify-between">
        <h3 id="cited-title" className="wrap-anywhere">
          {name}
        </h3>
        <LinkButton to={closeHref} preventScrollReset variant="quiet" small icon="close" iconOnly>
          Close the page
        </LinkButton>
      </div>
      {viewOfName(fileName) && (
        <Tabs
          label="How the page is shown"
          tabs={[
            { href: hrefOf({}), label: 'Text', current: !seen },
            {
              href: hrefOf({ show: 'original' }),
              label: 'Original',
              current: seen !== undefined,
              prefetch: 'none',
            },
          ]}
        />
      )}
      {doubtful && !seen && (
        <p className="text-sm text-ink-soft">
          This page could not be read well: some of its words may be wrong.{' '}
          <Link to={hrefOf({ show: 'original' })} preventScrollReset>
            Look at the picture
          </Link>
        </p>
      )}
      {quote === null && <Notice kind="warn" title="This quote does not stand on this page." />}
      {seen ? (
        <SeenPage
          seen={seen}
          name={fileName}
          page={label ?? `page ${page}`}
          asked={quote !== null}
          rowHref={(row) => hrefOf({ show: 'original', row: String(row) })}
        />
      ) : (
        <div className="writing mt-2 wrap-anywhere whitespace-pre-wrap" id={quote === null ? 'q' : undefined}>
          {before}
          {quote !== null && (
            <mark id="q" className="scroll-mt-[calc(var(--header,0px)+6rem)]">
              {quote}
            </mark>
          )}
          {after}
        </div>
      )}
      <div className="cluster">
        <LinkButton
          href={`/my-files?doc=${documentId}&at=${page}#page-${page}`}
          variant="secondary"
          small
          icon="eye"
        >
          Read the document
        </LinkButton>
        {hasOriginal && (
          <LinkButton
            href={`/api/documents/${documentId}/file#page=${page}`}
            variant="quiet"
            small
            icon="download"
          >
            {/\.pdf$/i.test(fileName) ? `Open the original at page ${page}` : 'Open the original'}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

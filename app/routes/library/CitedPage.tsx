import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { CitedPage as Cited } from '#app/domain/chat/cited-page.server.ts'

type CitedPageProps = {
  cited: Cited
  closeHref: string
  /** What leads here may be in other words than the page's own. */
  isLoose?: boolean
}

/** The page that a citation names, its quote marked: text as it is, never as markup. */
export function CitedPage({ cited, closeHref, isLoose }: CitedPageProps) {
  const { documentId, fileName, page, label, hasOriginal, before, quote, after } = cited
  return (
    <Card
      as="section"
      className="stack scroll-mt-[calc(var(--header,0px)+1rem)] gap-2"
      aria-labelledby="cited-title"
    >
      <div className="cluster justify-between">
        <h3 id="cited-title" className="wrap-anywhere">
          {fileName}, {label ?? `page ${page}`}
        </h3>
        <LinkButton to={closeHref} preventScrollReset variant="quiet" small icon="close" iconOnly>
          Close the page
        </LinkButton>
      </div>
      {quote === null && !isLoose && <Notice kind="warn" title="This quote does not stand on this page." />}
      <div className="writing mt-2 wrap-anywhere whitespace-pre-wrap" id={quote === null ? 'q' : undefined}>
        {before}
        {quote !== null && (
          <mark id="q" className="scroll-mt-[calc(var(--header,0px)+6rem)]">
            {quote}
          </mark>
        )}
        {after}
      </div>
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

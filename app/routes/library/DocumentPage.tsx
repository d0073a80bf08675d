import { Form, href, Link } from 'react-router'
import type { DocumentPage as PageText, DocumentRow } from '#app/domain/library/types.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { formatCount, formatShortDay } from '#app/ui/format.ts'
import { Card } from '#app/ui/Card.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import type { DocumentData } from './document-data.server.ts'
import { originalHref } from './original/address.ts'
import { viewOfName } from './original/seen.ts'
import { FEATURE_LOOKS } from './FileMenu.tsx'
import { FileKind } from './FileKind.tsx'
import { FileState } from './FileState.tsx'
import { DocumentText } from './DocumentText.tsx'
import { sizeLook } from './size.ts'
import { addressOf, fieldsOf, overAddress, PAGES_AT_ONCE } from './view.ts'

/** What was read of a document, page by page: text as it is, never as markup. */
export function DocumentPage({ document }: { document: DocumentData }) {
  const { view, file, pages, part, parts } = document
  const marked = new Set(document.marked)
  const here = addressOf(view, { doc: file.id })
  return (
    <div className="reading stack">
      <p>
        <LinkButton to={addressOf(view)} variant="quiet" small icon="chevron-left" className="-ms-2.5">
          Back to My Files
        </LinkButton>
      </p>
      <header className="grid gap-1.5">
        <div className="mb-1 flex items-start gap-3">
          <FileKind file={file} />
          <h1 className="self-center wrap-anywhere">{file.fileName}</h1>
        </div>
        <DocumentFacts file={file} />
        <FileState file={file} here={here} />
        <div className="cluster">
          {viewOfName(file.fileName) && pages[0] && (
            <LinkButton
              to={originalHref({ doc: file.id, page: pages[0].number }, view)}
              prefetch="none"
              variant="secondary"
              small
              icon="eye"
            >
              Original
            </LinkButton>
          )}
          {file.hasOriginal && (
            <LinkButton href={`/api/documents/${file.id}/file`} variant="secondary" small icon="download">
              Open File
            </LinkButton>
          )}
          <LinkButton to={overAddress('delete', view, { id: file.id })} variant="quiet" small icon="trash">
            Delete File
          </LinkButton>
        </div>
      </header>
      {parts > 1 && <GoToPage document={document} />}
      {pages.map((page) => (
        <PageSection
          key={page.number}
          page={page}
          marked={marked}
          doubtful={file.coverage?.lowConfidencePages.includes(page.number) ?? false}
          originalAt={viewOfName(file.fileName) && originalHref({ doc: file.id, page: page.number }, view)}
        />
      ))}
      <Pager
        page={part}
        pages={parts}
        hrefOf={(other) => addressOf(view, { doc: file.id, at: String((other - 1) * PAGES_AT_ONCE + 1) })}
      />
    </div>
  )
}

function DocumentFacts({ file }: { file: DocumentRow }) {
  const { fileSize, createdAt, wordCount, features, sourceUrl } = file
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums">
      <span>{sizeLook(fileSize).words}</span>
      <span>
        Added <time dateTime={createdAt.toISOString()}>{formatShortDay(createdAt)}</time>
      </span>
      {sourceUrl && (
        <span className="wrap-anywhere">
          From{' '}
          <a href={sourceUrl} rel="noreferrer nofollow">
            {sourceUrl}
          </a>
        </span>
      )}
      {wordCount > 0 && <span>{formatCount(wordCount)} words</span>}
      {features.map((feature) => (
        <Badge key={feature} icon={FEATURE_LOOKS[feature].icon}>
          {FEATURE_LOOKS[feature].label}
        </Badge>
      ))}
    </p>
  )
}

function GoToPage({ document: { view, file, pages, total } }: { document: DocumentData }) {
  return (
    <Form method="get" action={href('/my-files')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {Object.entries({ ...fieldsOf(view), doc: file.id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="me-auto text-ink-soft tabular-nums">
        Pages {pages[0]?.number ?? 0} to {pages.at(-1)?.number ?? 0} of {total}
      </p>
      <label htmlFor="at">Go to page</label>
      <input
        id="at"
        className={inputClass('tabular-nums', 'w-22')}
        type="number"
        name="at"
        min={1}
        max={total}
        defaultValue={pages[0]?.number}
        required
      />
      <Button variant="secondary">Go</Button>
    </Form>
  )
}

type PageSectionProps = {
  page: PageText
  marked: ReadonlySet<string>
  doubtful: boolean
  /** Where the page is seen as it looks, if it can be. */
  originalAt: string | undefined
}

function PageSection({ page, marked, doubtful, originalAt }: PageSectionProps) {
  const { number, label, text, method, confidence } = page
  return (
    <Card as="section" className="scroll-mt-18" id={`page-${number}`} aria-labelledby={`page-${number}-name`}>
      <div className="cluster justify-between">
        <h2
          className="font-sans text-sm tracking-normal text-ink-soft wrap-anywhere"
          id={`page-${number}-name`}
        >
          {label ?? `Page ${number}`}
        </h2>
        {originalAt && !doubtful && (
          <Link to={originalAt} className="text-sm">
            Original<span className="sr-only"> of {label ?? `page ${number}`}</span>
          </Link>
        )}
        {method === 'ocr' && (
          <Badge tone={doubtful ? 'warn' : 'info'} icon={doubtful ? 'warn' : 'eye'}>
            Read off a picture
            {confidence !== null && `, ${Math.round(confidence)} % sure`}
          </Badge>
        )}
      </div>
      {doubtful && (
        <p className="text-sm text-ink-soft">
          This page could not be read well: some of its words may be wrong.{' '}
          {originalAt && <Link to={originalAt}>Look at the picture</Link>}
        </p>
      )}
      {text.trim() === '' ? (
        <p className="text-ink-soft">There is no text on this page.</p>
      ) : (
        <DocumentText text={text} title={label ?? ''} marked={marked} />
      )}
    </Card>
  )
}

import { Form, href } from 'react-router'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { DocumentText } from '../DocumentText.tsx'
import { FileKind } from '../FileKind.tsx'
import { addressOf } from '../view.ts'
import { originalHref } from './address.ts'
import type { OriginalData } from './original-data.server.ts'
import { SeenPage } from './SeenPage.tsx'

const NO_WORDS: ReadonlySet<string> = new Set()
/** From this width on the text stands beside the page; before, below it. Sheets are their text, and as wide as they get. */
const PANES = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4'
const BESIDE = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

/** A page of a document as it looks, and beside it what was read of it. */
export function OriginalPage({ original }: { original: OriginalData }) {
  const { view, file, look, total, page, seen, name, marked } = original
  const isBeside = seen?.kind === 'image' || seen?.kind === 'document'
  return (
    <div className="page stack gap-4">
      <div className="cluster justify-between">
        <LinkButton
          to={`${addressOf(view, { doc: file.id, at: String(look.page) })}#page-${look.page}`}
          variant="quiet"
          small
          icon="chevron-left"
          className="-ms-2.5"
        >
          Back to the text
        </LinkButton>
        {total > 1 && page && <GoToPage original={original} />}
      </div>
      <header className="flex items-start gap-3">
        <FileKind file={file} />
        <h1 className="self-center text-2xl wrap-anywhere">{file.fileName}</h1>
      </header>
      {page && seen ? (
        <div className={isBeside ? `${PANES} ${BESIDE}` : PANES}>
          <section aria-labelledby="seen-name" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <div className="cluster justify-between">
              <h2 id="seen-name" className="font-sans text-sm tracking-normal text-ink-soft wrap-anywhere">
                {seen.kind === 'document' ? 'The document' : `${name}, the original`}
              </h2>
              {isBeside && (
                <a href="#text" className="text-sm lg:hidden">
                  Its text
                </a>
              )}
              <Pager
                className="pt-0"
                page={look.page}
                pages={total}
                prefetch="none"
                hrefOf={(other) => originalHref({ doc: file.id, page: other }, view)}
              />
            </div>
            {look.quote && !marked && (
              <Notice kind="warn" title="This passage does not stand on this page." />
            )}
            <SeenPage
              seen={seen}
              name={file.fileName}
              page={name}
              asked={marked !== undefined}
              textId="text"
              rowHref={(row) => originalHref({ ...look, row }, view)}
            />
          </section>
          {seen.kind !== 'sheet' && <PageText original={original} />}
        </div>
      ) : (
        <EmptyState icon="files" title="There is no such page">
          <p>{total === 0 ? 'This file has not been read yet.' : `The last page is ${total}.`}</p>
          <LinkButton
            to={originalHref({ doc: file.id, page: Math.max(1, total) }, view)}
            prefetch="none"
            variant="secondary"
          >
            {total === 0 ? 'Look again' : 'Go to the last page'}
          </LinkButton>
        </EmptyState>
      )}
    </div>
  )
}

function PageText({ original: { page, marked, doubtful, name } }: { original: OriginalData }) {
  const text = page?.text ?? ''
  return (
    <Card as="section" id="text" className="scroll-mt-18" aria-labelledby="text-name">
      <div className="cluster justify-between">
        <h2 id="text-name" className="font-sans text-sm tracking-normal text-ink-soft">
          What was read
        </h2>
        {page?.method === 'ocr' && (
          <Badge tone={doubtful ? 'warn' : 'info'} icon={doubtful ? 'warn' : 'eye'}>
            Read off a picture
            {page.confidence !== null && `, ${Math.round(page.confidence)} % sure`}
          </Badge>
        )}
      </div>
      {doubtful && (
        <p className="text-sm text-ink-soft">Some of this may be wrong: check it against the picture.</p>
      )}
      {marked ? (
        <div className="writing mt-2 wrap-anywhere whitespace-pre-wrap">
          {marked.before}
          <mark>{marked.quote}</mark>
          {marked.after}
        </div>
      ) : text.trim() === '' ? (
        <p className="text-ink-soft">There is no text on this page.</p>
      ) : (
        <DocumentText text={text} title={name} marked={NO_WORDS} />
      )}
    </Card>
  )
}

function GoToPage({ original: { view, file, look, total } }: { original: OriginalData }) {
  const fields = [...new URL(originalHref({ doc: file.id, page: 1 }, view), 'http://here').searchParams]
  return (
    <Form
      method="get"
      action={href('/my-files/original')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      {fields.map(
        ([name, value]) => name !== 'page' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor="page">Go to page</label>
      <input
        key={look.page}
        id="page"
        className={inputClass('tabular-nums', 'w-22')}
        type="number"
        name="page"
        min={1}
        max={total}
        defaultValue={look.page}
        required
      />
      <Button variant="secondary">Go</Button>
    </Form>
  )
}

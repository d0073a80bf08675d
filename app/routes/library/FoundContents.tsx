import { Link } from 'react-router'
import type { ContentsFound, FoundFile } from '#app/domain/chat/retrieval/search-contents.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { formatCount } from '#app/ui/format.ts'
import { FileLink } from './FileLink.tsx'
import { Pieces } from './Marked.tsx'
import { addressOf, type View } from './view.ts'

/** Files that have the words of a search in their text, each with its best passages, which lead to their pages. */
export function FoundContents({ found, view }: { found: ContentsFound; view: View }) {
  const { files, isMore, unprepared } = found
  if (files.length === 0 && unprepared === 0) return null
  return (
    <section className="stack gap-2" aria-labelledby="found-in-text">
      <h2 id="found-in-text" className="text-lg">
        In the text of your files
      </h2>
      {unprepared > 0 && (
        <p className="text-ink-soft" role="status">
          {unprepared === 1
            ? 'The text of 1 file cannot be searched yet: it is'
            : `The text of ${formatCount(unprepared)} files cannot be searched yet: they are`}{' '}
          being prepared. <Link to={addressOf(view)}>Search again</Link> in a moment.
        </p>
      )}
      {files.length > 0 && (
        <ol className="grid list-none gap-2">
          {files.map((file) => (
            <FoundInFile key={file.id} file={file} view={view} />
          ))}
        </ol>
      )}
      {isMore && (
        <p className="text-ink-soft">More files have these words. A further word narrows the search.</p>
      )}
    </section>
  )
}

function FoundInFile({ file: { id, fileName, passages, further }, view }: { file: FoundFile; view: View }) {
  return (
    <Card as="li" className="grid gap-2">
      <h3 className="font-sans text-base tracking-normal wrap-anywhere">
        <FileLink id={id} fileName={fileName} view={view} />
      </h3>
      <ul className="grid list-none gap-2">
        {passages.map(({ page, label, heading, pieces }, at) => (
          <li key={at} className="grid gap-0.5 border-s-2 border-line ps-3">
            <p className="text-sm text-ink-soft wrap-anywhere">
              <Link to={`${addressOf(view, { doc: id, at: String(page) })}#page-${page}`} prefetch="intent">
                {label ?? `Page ${page}`}
              </Link>
              {heading && heading !== label && ` · ${heading}`}
            </p>
            <p className="writing wrap-anywhere">
              <Pieces pieces={pieces} />
            </p>
          </li>
        ))}
      </ul>
      {further > 0 && (
        <p className="text-sm text-ink-soft">
          and {formatCount(further)} more {further === 1 ? 'passage' : 'passages'} of this file
        </p>
      )}
    </Card>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { formatCount } from '#app/ui/format.ts'
import { FileKind } from './FileKind.tsx'
import { progressWords } from './progress-words.ts'
import { UploadForm } from './UploadForm.tsx'

type DocumentsColumnProps = {
  documents: readonly DocumentRow[]
  /** How many there are, those that are not shown included, and where all of them are. */
  total: number
  othersHref: string
  /** The document that is being worked on. */
  selectedId: string | null
  /** Where a document can be looked for by its name; no link without. */
  searchHref?: string
  /** Where an upload leads; the document it brought is called `BROUGHT` there. */
  uploadTo: string
  hrefOf: (id: string) => string
  deleteHrefOf: (id: string) => string
  className?: string
  /** Stands below the documents. */
  children?: ReactNode
}

/** The left column of the tools: looking for a document, bringing one in, and those there are. */
export function DocumentsColumn(props: DocumentsColumnProps) {
  const { documents, total, othersHref, searchHref, uploadTo, className = '', children, ...lines } = props
  return (
    <aside className={`stack ${className}`} aria-label="Documents">
      {searchHref && (
        <LinkButton to={searchHref} dialog variant="secondary" icon="search" block>
          Documents
        </LinkButton>
      )}
      <UploadForm goTo={uploadTo} />
      <section className="stack gap-2" aria-labelledby="your-documents">
        <h2 id="your-documents" className="text-lg">
          Your Documents
        </h2>
        {documents.length === 0 ? (
          <p className="text-ink-soft">No documents yet. Upload a file to start.</p>
        ) : (
          <ul
            className="max-h-87.5 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-sheet"
            tabIndex={-1}
          >
            {documents.map((file) => (
              <DocumentLine key={file.id} file={file} {...lines} />
            ))}
          </ul>
        )}
        {total > documents.length && (
          <p className="text-sm text-ink-soft">
            {formatCount(documents.length)} of {formatCount(total)} documents.{' '}
            <Link to={othersHref}>Find the others in My Files</Link>
          </p>
        )}
      </section>
      {children}
    </aside>
  )
}

const CHOSEN = 'bg-accent-soft shadow-[inset_3px_0_0_var(--color-accent)]'

type DocumentLineProps = Pick<DocumentsColumnProps, 'selectedId' | 'hrefOf' | 'deleteHrefOf'> & {
  file: DocumentRow
}

function DocumentLine({ file, selectedId, hrefOf, deleteHrefOf }: DocumentLineProps) {
  const { id, fileName, status } = file
  const isSelected = id === selectedId
  return (
    <li
      className={`flex items-center gap-2 px-2 py-1 ${isSelected ? CHOSEN : ''}`}
      data-file={id}
      data-status={status}
    >
      <FileKind file={file} />
      <Link
        ref={isSelected ? intoView : undefined}
        className={`grid min-h-11 min-w-0 flex-1 content-center text-ink no-underline wrap-anywhere hover:text-accent hover:underline ${isSelected ? 'font-semibold' : ''}`}
        to={hrefOf(id)}
        prefetch="intent"
        aria-current={isSelected ? 'true' : undefined}
      >
        {fileName}
        {status !== 'ready' && (
          <span className="text-sm text-ink-soft">
            {status === 'failed' ? 'Could not be read' : progressWords(file)}
          </span>
        )}
      </Link>
      <LinkButton to={deleteHrefOf(id)} dialog variant="quiet" small icon="trash" iconOnly>
        {`Delete ${fileName}`}
      </LinkButton>
    </li>
  )
}

/** Brings the chosen document into the view of its list, without moving the page. */
function intoView(link: HTMLAnchorElement | null): void {
  const list = link?.closest('ul')
  if (!link || !list || list.scrollHeight <= list.clientHeight) return
  const [box, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  if (box.top < frame.top || box.bottom > frame.bottom)
    list.scrollTop += box.top - frame.top - frame.height / 2
}

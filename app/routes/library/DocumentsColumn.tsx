import type { ReactNode } from 'react'
import { acceptOf } from '#app/domain/extraction/formats.ts'
import { MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { formatCount } from '#app/ui/format.ts'
import { FileKind } from './FileKind.tsx'
import { progressWords } from './FileState.tsx'

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
  /** Stands below the documents. */
  children?: ReactNode
}

/** The left column of the tools: looking for a document, bringing one in, and those there are. */
export function DocumentsColumn(props: DocumentsColumnProps) {
  const { documents, total, othersHref, searchHref, uploadTo, children, ...lines } = props
  return (
    <aside className="stack study-side" aria-label="Documents">
      {searchHref && (
        <LinkButton href={searchHref} variant="secondary" icon="search" block>
          Documents
        </LinkButton>
      )}
      <form
        method="post"
        action="/api/upload-document"
        encType="multipart/form-data"
        className="drop study-drop"
        data-drop-one
      >
        <input type="hidden" name="goTo" value={uploadTo} />
        <input type="hidden" name="features" value="chat_pdf,study_buddy" />
        <Icon name="upload" className="icon-tile" />
        <p className="js-only muted">Drop your file here</p>
        <label className="label" htmlFor="file">
          Browse Files
        </label>
        <input id="file" type="file" name="file" accept={acceptOf('study')} required />
        <p className="hint">Up to {MAX_FILE_BYTES / 1024 / 1024} MB</p>
        <Button variant="secondary" busyLabel="Processing document...">
          Upload
        </Button>
      </form>
      <section className="stack stack-sm" aria-labelledby="your-documents">
        <h2 id="your-documents" className="study-heading">
          Your Documents
        </h2>
        {documents.length === 0 ? (
          <p className="muted">No documents yet. Upload a file to start.</p>
        ) : (
          <ul className="study-list" tabIndex={-1}>
            {documents.map((file) => (
              <DocumentLine key={file.id} file={file} {...lines} />
            ))}
          </ul>
        )}
        {total > documents.length && (
          <p className="hint">
            {formatCount(documents.length)} of {formatCount(total)} documents.{' '}
            <a href={othersHref}>Find the others in My Files</a>
          </p>
        )}
      </section>
      {children}
    </aside>
  )
}

type DocumentLineProps = Pick<DocumentsColumnProps, 'selectedId' | 'hrefOf' | 'deleteHrefOf'> & {
  file: DocumentRow
}

function DocumentLine({ file, selectedId, hrefOf, deleteHrefOf }: DocumentLineProps) {
  const { id, fileName, status } = file
  return (
    <li className="study-document" data-file={id} data-status={status}>
      <FileKind file={file} />
      <a href={hrefOf(id)} aria-current={id === selectedId ? 'true' : undefined}>
        {fileName}
        {status !== 'ready' && (
          <span className="hint">{status === 'failed' ? 'Could not be read' : progressWords(file)}</span>
        )}
      </a>
      <LinkButton href={deleteHrefOf(id)} variant="quiet" small icon="trash" iconOnly>
        {`Delete ${fileName}`}
      </LinkButton>
    </li>
  )
}

import { acceptOf } from '#app/domain/extraction/formats.ts'
import { MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { BROUGHT } from '#app/http/brought.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { FileKind } from '../library/FileKind.tsx'
import { progressWords } from '../library/FileState.tsx'
import type { ChatPageData } from './page-data.server.ts'
import { addressOf, type Place } from './place.ts'

/** The left column: bringing a document in, and those there are. */
export function DocumentsColumn({ page: { place, documents } }: { page: ChatPageData }) {
  return (
    <aside className="stack study-side" aria-label="Documents">
      <form
        method="post"
        action="/api/upload-document"
        encType="multipart/form-data"
        className="drop study-drop"
        data-chat-drop
      >
        <input type="hidden" name="goTo" value={addressOf({ doc: BROUGHT, chat: null })} />
        <input type="hidden" name="features" value="chat_pdf,study_buddy" />
        <Icon name="upload" className="icon-tile" />
        <p className="js-only muted">Drop your file here</p>
        <label className="label" htmlFor="chat-file">
          Choose a file
        </label>
        <input id="chat-file" type="file" name="file" accept={acceptOf('study')} required />
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
              <DocumentLine key={file.id} file={file} place={place} />
            ))}
          </ul>
        )}
      </section>
    </aside>
  )
}

function DocumentLine({ file, place }: { file: DocumentRow; place: Place }) {
  const { id, fileName, status } = file
  return (
    <li className="study-document" data-file={id} data-status={status}>
      <FileKind file={file} />
      <a href={addressOf({ doc: id, chat: null })} aria-current={id === place.doc ? 'true' : undefined}>
        {fileName}
        {status !== 'ready' && (
          <span className="hint">{status === 'failed' ? 'Could not be read' : progressWords(file)}</span>
        )}
      </a>
      <LinkButton
        href={addressOf(place, { confirm: 'delete', id })}
        variant="quiet"
        small
        icon="trash"
        iconOnly
      >
        {`Delete ${fileName}`}
      </LinkButton>
    </li>
  )
}

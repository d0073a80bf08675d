import { coverageLine } from '#app/domain/extraction/coverage.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type FileStateProps = {
  file: DocumentRow
  /** The view the file stands in: where its links and forms lead back to. */
  here: string
}

/** How far a file is: what was read of it, where the reading is, or why there is none; and what can be done about it. */
export function FileState({ file, here }: FileStateProps) {
  const { status, coverage, error } = file
  const hydrated = useHydrated()
  if (status === 'ready') {
    return <p className="file-note">{coverage ? coverageLine(coverage) : 'Read'}</p>
  }
  if (status === 'failed') {
    return (
      <div className="file-state tone-bad">
        <p className="file-note">
          <Icon name="bad" label="Not read" />
          <span>{error}</span>
        </p>
        {file.hasOriginal && (
          <FileForm file={file} here={here} to="retry" label="Try again" busyLabel="Starting…" />
        )}
      </div>
    )
  }
  return (
    <div className="file-state tone-info">
      <p className="file-note">
        <span className="spinner" aria-hidden="true" />
        <span>{progressWords(file)}</span>
      </p>
      {file.pageCount !== null && (
        <progress value={file.pagesRead} max={file.pageCount} aria-label={`Reading of ${file.fileName}`} />
      )}
      {!hydrated && (
        <LinkButton to={here} variant="quiet" small>
          Check progress<span className="visually-hidden"> of {file.fileName}</span>
        </LinkButton>
      )}
      <FileForm file={file} here={here} to="cancel" label="Cancel" busyLabel="Cancelling…" />
    </div>
  )
}

/** "Waiting", "Reading" or "Reading page 3 of 12". The page being read is the one after those that are. */
export function progressWords({ status, interrupted, pagesRead, pageCount }: DocumentRow): string {
  if (interrupted) return 'The reading was interrupted and begins again by itself'
  if (status === 'waiting') return 'Waiting'
  if (pageCount === null) return 'Reading'
  return `Reading page ${Math.min(pagesRead + 1, pageCount)} of ${pageCount}`
}

type FileFormProps = FileStateProps & { to: 'retry' | 'cancel'; label: string; busyLabel: string }

function FileForm({ file, here, to, label, busyLabel }: FileFormProps) {
  return (
    <Form method="post" action={`/api/documents/${file.id}/${to}`} preventScrollReset>
      <input type="hidden" name="goTo" value={here} />
      <Button variant="quiet" small busyLabel={busyLabel}>
        {label}
        <span className="visually-hidden"> {file.fileName}</span>
      </Button>
    </Form>
  )
}

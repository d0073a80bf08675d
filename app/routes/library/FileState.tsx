import { coverageLine } from '#app/domain/extraction/coverage.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Bar } from '#app/ui/ProgressBar.tsx'
import { TONES } from '#app/ui/tone.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { Working } from '#app/ui/Working.tsx'
import { progressWords } from './progress-words.ts'

const LINE = 'flex flex-wrap items-center gap-x-2 gap-y-1'
/** A button that stands in a line of small words. */
const TIGHT = '-mx-1.5'

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
    return <p className="text-sm font-normal text-ink-soft">{coverage ? coverageLine(coverage) : 'Read'}</p>
  }
  if (status === 'failed') {
    return (
      <div className={LINE}>
        <p className="flex gap-1.5 text-sm font-normal text-bad">
          <Icon name="bad" label="Not read" className="mt-0.5" />
          <span>{error}</span>
        </p>
        {file.hasOriginal && (
          <FileForm file={file} here={here} to="retry" label="Try again" busyLabel="Starting…" />
        )}
      </div>
    )
  }
  return (
    <div className={`${LINE} ${TONES.info}`}>
      <Working className="font-normal text-tone">{progressWords(file)}</Working>
      {file.pageCount !== null && (
        <Bar
          className="order-1 h-1.5 w-[min(16rem,100%)]"
          value={file.pagesRead}
          max={file.pageCount}
          aria-label={`Reading of ${file.fileName}`}
        />
      )}
      {!hydrated && (
        <LinkButton to={here} variant="quiet" small className={TIGHT}>
          Check progress<span className="sr-only"> of {file.fileName}</span>
        </LinkButton>
      )}
      <FileForm file={file} here={here} to="cancel" label="Cancel" busyLabel="Cancelling…" />
    </div>
  )
}

type FileFormProps = FileStateProps & { to: 'retry' | 'cancel'; label: string; busyLabel: string }

function FileForm({ file, here, to, label, busyLabel }: FileFormProps) {
  return (
    <Form method="post" action={`/api/documents/${file.id}/${to}`} preventScrollReset>
      <input type="hidden" name="goTo" value={here} />
      <Button variant="quiet" small busyLabel={busyLabel} className={TIGHT}>
        {label}
        <span className="sr-only"> {file.fileName}</span>
      </Button>
    </Form>
  )
}

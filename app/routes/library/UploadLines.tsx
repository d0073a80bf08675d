import { Button } from '#app/ui/Button.tsx'
import { formatBytes } from '#app/ui/format.ts'
import { Bar } from '#app/ui/ProgressBar.tsx'
import { TONES } from '#app/ui/tone.ts'
import { problemOf, type Upload, type Uploads } from './use-uploads.ts'

/** How far each file is that is brought in, and what became of it. */
export function UploadLines({ uploads }: { uploads: Uploads }) {
  if (uploads.list.length === 0) return null
  return (
    <ul className="upload-lines rounded-lg border border-line bg-sheet px-4 py-1">
      {uploads.list.map((upload) => (
        <UploadLine key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </ul>
  )
}

const LINE =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-b border-line py-2 last:border-b-0'

function UploadLine({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { file, sent, outcome } = upload
  const { tone, words } = lookOf(upload)
  const button = (label: string, act: (upload: Upload) => void) => (
    <Button type="button" variant="quiet" small onClick={() => act(upload)}>
      {label}
      <span className="sr-only"> {file.name}</span>
    </Button>
  )
  return (
    <li className={`upload-line ${LINE} ${TONES[tone]}`}>
      <strong className="font-semibold wrap-anywhere">{file.name}</strong>
      <p className="col-start-1 text-sm text-tone tabular-nums">{words}</p>
      {outcome === undefined && (
        <Bar
          className="col-start-1 h-1.5 w-full"
          max={1}
          value={file.size === 0 ? 0 : sent / file.size}
          aria-label={`Upload of ${file.name}`}
        />
      )}
      <span className="col-start-2 row-span-3 row-start-1 flex self-center">
        {outcome === undefined && button('Cancel', uploads.cancel)}
        {outcome?.kind === 'lost' && button('Try again', uploads.retry)}
        {outcome && button('Dismiss', uploads.dismiss)}
      </span>
    </li>
  )
}

function lookOf({ file, sent, outcome }: Upload): { tone: 'info' | 'good' | 'bad'; words: string } {
  if (outcome === undefined) {
    if (sent === 0) return { tone: 'info', words: 'Waiting' }
    if (sent >= file.size) return { tone: 'info', words: 'Being read…' }
    return { tone: 'info', words: `${formatBytes(sent)} of ${formatBytes(file.size)}` }
  }
  const problem = problemOf(outcome)
  if (problem) return { tone: 'bad', words: problem }
  if (outcome.kind === 'cancelled') return { tone: 'info', words: 'Canceled' }
  if (outcome.kind === 'stored' && outcome.existing)
    return { tone: 'info', words: `You already have this file: ${outcome.name}` }
  return { tone: 'good', words: 'Uploaded' }
}

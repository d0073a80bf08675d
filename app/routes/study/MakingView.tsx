import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Making } from './page-data.server.ts'

const WORDS = {
  quiz: { busy: 'Generating quiz questions...', failed: 'Failed to generate quiz' },
  key_points: {
    busy: 'Extracting key points from your document...',
    failed: 'Failed to generate key points',
  },
} as const

/** How far a quiz or notes are; or why there are none. Nothing once they are there. */
export function MakingView({ making, here }: { making: Making; here: string }) {
  const { id, kind, status, error, fallback, progress } = making
  const words = WORDS[kind]
  if (status === 'failed') {
    const why = error === words.failed ? null : error?.replace(`${words.failed}. `, '')
    return (
      <Notice kind="bad" role="alert" title={words.failed}>
        <p>{why ?? 'Nothing was charged. Please try again.'}</p>
      </Notice>
    )
  }
  if (status === 'running') {
    const address = `${here}${here.includes('?') ? '&' : '?'}run=${id}`
    return (
      <div className="card stack stack-sm study-making" data-making={id}>
        <p className="file-note" role="status">
          <span className="spinner" aria-hidden="true" />
          <span>
            {words.busy} {readyWords(making)}
          </span>
        </p>
        <progress value={progress} max={100} aria-label={words.busy} />
        <div className="cluster">
          <a className="btn btn-secondary btn-sm when-not-live" href={address}>
            Check progress
          </a>
          <form
            method="post"
            action={`/api/runs/${id}/stop?goTo=${encodeURIComponent(address)}`}
            data-in-place
          >
            <Button variant="quiet" small busyLabel="Stopping…">
              Stop
            </Button>
          </form>
        </div>
      </div>
    )
  }
  if (fallback) {
    return (
      <Notice kind="info" role="status" title="Finished by the built-in engine">
        <p>
          The language model could not be reached, or wrote nothing that could be used, so the rest was made
          from sentences of your document.
        </p>
      </Notice>
    )
  }
  if (status === 'stopped') {
    return <Notice kind="info" role="status" title={stoppedWords(making)} />
  }
  return null
}

function stoppedWords({ kind, ready }: Making): string {
  if (ready > 0) return 'Stopped. What was ready is kept, and only that was charged.'
  const first = kind === 'quiz' ? 'question' : 'key point'
  return `Stopped before the first ${first} was ready. Nothing was charged, and what was here before is kept.`
}

function readyWords({ kind, ready, wanted }: Making): string {
  if (ready === 0) return ''
  return kind === 'quiz' ? `Question ${ready} of ${wanted} ready.` : `${ready} ready.`
}

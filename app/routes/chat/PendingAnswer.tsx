import { plainWords } from '#app/domain/chat/answer-text.ts'
import type { TextEngine } from '#app/domain/chat/types.ts'
import { LIVE_MARK } from '#app/http/live-mark.ts'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Pending } from './page-data.server.ts'
import { AskAgain } from './AskAgain.tsx'
import { addressOf, type Place } from './place.ts'

type PendingAnswerProps = { pending: Pending; place: Place; live: boolean; engine: TextEngine }

/** An answer that is being made, or why there is none; the question stands before it. */
export function PendingAnswer({ pending, place, live, engine }: PendingAnswerProps) {
  const { id, status, output, error, question } = pending
  const here = addressOf(place, { run: id })
  return (
    <li className="turn turn-answer stack stack-sm" data-pending={status === 'running' ? id : undefined}>
      {status === 'failed' ? (
        <Notice kind="bad" role="alert" title="Failed to get response">
          <p>{error}</p>
        </Notice>
      ) : status === 'stopped' ? (
        <Notice
          kind="info"
          role="status"
          title="Stopped before the answer began. The question is kept, and nothing was charged."
        />
      ) : (
        <>
          <div className="stack stack-sm" data-working>
            <p className="file-note">
              <span className="spinner" aria-hidden="true" />
              <span>Reading and answering…</span>
            </p>
            {engine === 'llm' && (
              <p className="hint">Each sentence comes when the document was found to bear it out.</p>
            )}
            <div className="cluster">
              {!live && (
                <a className="btn btn-secondary btn-sm when-not-live" href={here}>
                  Check progress
                </a>
              )}
              <form method="post" action={`/api/runs/${id}/stop?goTo=${encodeURIComponent(here)}`} data-stop>
                <Button variant="quiet" small busyLabel="Stopping…">
                  Stop
                </Button>
              </form>
            </div>
          </div>
          <div className="writing answer-text plain-words" data-words>
            {live ? LIVE_MARK : plainWords(output)}
          </div>
        </>
      )}
      {status !== 'running' && (
        <div className="cluster">
          <AskAgain question={question} place={place} label="Try again" variant="secondary" />
        </div>
      )}
    </li>
  )
}

import { plainWords } from '#app/domain/chat/answer-text.ts'
import type { TextEngine } from '#app/domain/chat/types.ts'
import { LIVE_MARK } from '#app/http/live-mark.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { Working } from '#app/ui/Working.tsx'
import { AskAgain } from './AskAgain.tsx'
import type { Pending } from './page-data.server.ts'
import { addressOf, type Place } from './place.ts'
import { StopButton } from './StopButton.tsx'
import { ANSWER } from './turn-class.ts'

type PendingAnswerProps = {
  pending: Pending
  place: Place
  pageKey: string
  live: boolean
  engine: TextEngine
  /** What has come of it by now, where script follows it. */
  output: string | null
  isLost: boolean
  /** Somebody pressed Stop before it was known which run to stop. */
  isUnwanted: boolean
}

/** An answer that is being made, or why there is none; the question stands before it. */
export function PendingAnswer(props: PendingAnswerProps) {
  const { pending, place, pageKey, live, engine, isLost } = props
  const { id, status, error, question } = pending
  const output = props.output ?? pending.output
  const here = addressOf(place, { run: id })
  const hydrated = useHydrated()
  return (
    <li className={ANSWER} data-pending={status === 'running' ? id : undefined}>
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
          <div className="grid gap-2 in-[li:has([data-ended])]:hidden" data-working>
            <Working>{isLost ? 'The connection was lost. Trying again…' : 'Reading and answering…'}</Working>
            {engine === 'llm' && (
              <p className="text-sm text-ink-soft">
                Each sentence appears once the document has been found to support it.
              </p>
            )}
            <div className="flex flex-wrap items-center gap-2">
              {!live && !hydrated && <a href={here}>Check progress</a>}
              <StopButton run={id} here={here} isUnwanted={props.isUnwanted} />
            </div>
          </div>
          <div className="answer-text font-serif text-lg leading-relaxed whitespace-pre-line" data-words>
            {live ? LIVE_MARK : plainWords(output)}
          </div>
        </>
      )}
      {status !== 'running' && (
        <AskAgain question={question} place={place} pageKey={pageKey} label="Try again" variant="secondary" />
      )}
    </li>
  )
}

import type { Message } from '#app/domain/chat/sessions.server.ts'
import type { TextEngine } from '#app/domain/chat/types.ts'
import { LIVE_MARK } from '#app/http/live-mark.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { AnswerText } from './AnswerText.tsx'
import type { ChatPageData, Pending } from './page-data.server.ts'
import { addressOf, citationHref, type Place } from './place.ts'

/** What was asked and answered so far, and the answer that is being made. */
export function Thread({ page }: { page: ChatPageData }) {
  const { thread, pending, place, live, engine } = page
  const question = thread.findLast(({ role }) => role === 'user')?.content
  return (
    <div role="log" aria-label="Conversation" aria-live="off">
      <ol className="thread" data-thread>
        {thread.map((message, at) =>
          message.role === 'user' ? (
            <Question key={message.id} id={`m-${message.id}`} text={message.content} />
          ) : (
            <Answer
              key={message.id}
              message={message}
              place={place}
              question={at === thread.length - 1 ? question : undefined}
            />
          ),
        )}
        {pending && <PendingAnswer pending={pending} place={place} live={live} engine={engine} />}
      </ol>
    </div>
  )
}

function Question({ id, text }: { id?: string; text: string }) {
  return (
    <li className="turn turn-question" id={id}>
      <p className="visually-hidden">You asked:</p>
      <p className="wrap-anywhere">{text}</p>
    </li>
  )
}

type AnswerProps = { message: Message; place: Place; question: string | undefined }

function Answer({ message, place, question }: AnswerProps) {
  const { id, content, citations } = message
  return (
    <li className="turn turn-answer stack stack-sm" id={`m-${id}`}>
      <p className="visually-hidden">Answer:</p>
      <div className="writing answer-text" id={`m-${id}-text`}>
        <AnswerText content={content} citations={citations} place={place} />
      </div>
      {citations.length > 0 && (
        <ol className="sources" aria-label="Sources">
          {citations.map((citation) => (
            <li key={citation.number} value={citation.number}>
              <a href={citationHref(place, citation)}>
                {citation.documentId === place.doc ? '' : `${citation.fileName}, `}
                {citation.label ?? `page ${citation.page}`}
              </a>{' '}
              <q>{shortened(citation.quote)}</q>
            </li>
          ))}
        </ol>
      )}
      <p className="answer-facts">{factsOf(message)}</p>
      <div className="cluster">
        <button type="button" className="btn btn-quiet btn-sm" data-copy={`#m-${id}-text`} hidden>
          Copy
        </button>
        {question && (
          <form method="post" action={addressOf(place)} data-ask>
            <input type="hidden" name="message" value={question} />
            <input type="hidden" name="documentId" value={place.doc ?? ''} />
            <Button variant="quiet" small icon="undo" busyLabel="Asking…">
              Ask again
            </Button>
          </form>
        )}
        <form method="post" action="/api/drafts">
          <input type="hidden" name="text" value={content.replace(/\s?\[\d{1,3}\]/g, '')} />
          <Button variant="quiet" small icon="humanizer">
            Humanize this
          </Button>
        </form>
      </div>
    </li>
  )
}

function shortened(quote: string): string {
  return quote.length > 140 ? `${quote.slice(0, 139)}…` : quote
}

/** Who answered, out of what, and what became of citations that did not hold. */
function factsOf({ engine, facts }: Message) {
  if (!facts) return null
  const words: string[] = []
  if (facts.stopped) words.push('Stopped before it was finished; its sources were not looked up.')
  else if (facts.support === 'absent') words.push('Not in the document.')
  if (!facts.stopped) {
    const search = facts.search ? `, found by their ${facts.search}` : ''
    words.push(
      facts.basis === 'whole' ? 'From the whole document.' : `From the passages that fit best${search}.`,
    )
  }
  if (facts.fallback)
    words.push('The language model gave no answer that the document bears out, so this one is quoted.')
  else if (facts.dropped) {
    words.push(
      facts.dropped === 1
        ? 'One source was left out: its quote is not on its page.'
        : `${facts.dropped} sources were left out: their quotes are not on their pages.`,
    )
  }
  return (
    <>
      {engine && (
        <Badge tone="info">{engine === 'llm' ? 'Language model' : 'Built-in engine: quotes only'}</Badge>
      )}{' '}
      {words.join(' ')}
    </>
  )
}

type PendingAnswerProps = { pending: Pending; place: Place; live: boolean; engine: TextEngine }

function PendingAnswer({ pending, place, live, engine }: PendingAnswerProps) {
  const { id, status, output, error, question } = pending
  const here = addressOf(place, { run: id })
  return (
    <>
      <Question text={question} />
      <li className="turn turn-answer stack stack-sm" data-pending={status === 'running' ? id : undefined}>
        {status === 'failed' ? (
          <Notice kind="bad" role="alert" title="Failed to get response">
            <p>{error}</p>
          </Notice>
        ) : status === 'stopped' ? (
          <Notice
            kind="info"
            role="status"
            title="Stopped before the answer began. Only the question was kept."
          />
        ) : (
          <>
            <p className="file-note">
              <span className="spinner" aria-hidden="true" />
              <span>Reading and answering…</span>
            </p>
            <div className="writing answer-text" data-words>
              {output}
              {live && LIVE_MARK}
            </div>
            {engine === 'llm' && (
              <p className="answer-facts">
                Not checked yet: when it is finished, its sources are looked up in the document and shown.
              </p>
            )}
          </>
        )}
        <div className="cluster">
          {status === 'running' ? (
            <>
              <a className="btn btn-secondary btn-sm when-not-live" href={here}>
                Check progress
              </a>
              <form method="post" action={`/api/runs/${id}/stop?goTo=${encodeURIComponent(here)}`} data-stop>
                <Button variant="quiet" small busyLabel="Stopping…">
                  Stop
                </Button>
              </form>
            </>
          ) : (
            <form method="post" action={addressOf(place)} data-ask>
              <input type="hidden" name="message" value={question} />
              <input type="hidden" name="documentId" value={place.doc ?? ''} />
              <Button variant="secondary" small icon="undo" busyLabel="Asking…">
                Try again
              </Button>
            </form>
          )}
        </div>
      </li>
    </>
  )
}

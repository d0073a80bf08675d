import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { AnswerFacts } from './AnswerFacts.tsx'
import { AnswerText } from './AnswerText.tsx'
import { AskAgain } from './AskAgain.tsx'
import type { ChatPageData, Turn } from './page-data.server.ts'
import { PendingAnswer } from './PendingAnswer.tsx'
import { addressOf, citationHref, LATEST, type Place } from './place.ts'

/** What was asked and answered so far, and the answer that is being made. */
export function Thread({ page }: { page: ChatPageData }) {
  const { thread, pending, place, live, engine } = page
  const asked = thread.findLast((turn) => turn.role === 'user')
  return (
    <div role="log" aria-label="Conversation" aria-live="off">
      <ol className="thread" data-thread>
        {thread.map((message, at) =>
          message.role === 'user' ? (
            <Question
              key={message.id}
              id={`m-${message.id}`}
              text={message.content}
              latest={message === asked}
              editHref={pending ? undefined : `${addressOf(place, { edit: String(message.id) })}#message`}
            />
          ) : (
            <Answer
              key={message.id}
              message={message}
              place={place}
              question={at === thread.length - 1 ? asked?.content : undefined}
            />
          ),
        )}
        {pending && (
          <>
            <Question text={pending.question} />
            <PendingAnswer pending={pending} place={place} live={live} engine={engine} />
          </>
        )}
      </ol>
    </div>
  )
}

type QuestionProps = { id?: string; text: string; latest?: boolean; editHref?: string | undefined }

function Question({ id, text, latest = false, editHref }: QuestionProps) {
  return (
    <li className="turn turn-asked" id={id}>
      <div className="turn-question" id={latest ? LATEST : undefined}>
        <p className="visually-hidden">You asked:</p>
        <p className="wrap-anywhere">{text}</p>
      </div>
      {editHref && (
        <LinkButton href={editHref} variant="quiet" small>
          Edit<span className="visually-hidden"> this question</span>
        </LinkButton>
      )}
    </li>
  )
}

type AnswerProps = {
  message: Extract<Turn, { role: 'assistant' }>
  place: Place
  question: string | undefined
}

function Answer({ message, place, question }: AnswerProps) {
  const { id, blocks, words, citations } = message
  return (
    <li className="turn turn-answer stack stack-sm" id={`m-${id}`}>
      <p className="visually-hidden">Answer:</p>
      <div className="writing answer-text" id={`m-${id}-text`}>
        <AnswerText
          blocks={blocks}
          marked={citations.map((citation) => ({ ...citation, href: citationHref(place, citation) }))}
        />
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
      <AnswerFacts {...message} />
      <div className="cluster">
        <button type="button" className="btn btn-quiet btn-sm" data-copy={`#m-${id}-text`} hidden>
          Copy
        </button>
        {question && <AskAgain question={question} place={place} label="Ask again" variant="quiet" />}
        <form method="post" action="/api/drafts">
          <input type="hidden" name="text" value={words} />
          <Button variant="quiet" small icon="humanizer">
            Humanize this
          </Button>
        </form>
        <form method="post" action={`/api/chat/messages/${id}/note`}>
          <input type="hidden" name="goTo" value={`${addressOf(place)}#m-${id}`} />
          <Button variant="quiet" small icon="study" busyLabel="Saving…">
            Save to notes
          </Button>
        </form>
      </div>
    </li>
  )
}

function shortened(quote: string): string {
  return quote.length > 140 ? `${quote.slice(0, 139)}…` : quote
}

import { href, Link, useFetcher } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { FetcherForm, Form } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Working } from '#app/ui/Working.tsx'
import { AnswerFacts } from './AnswerFacts.tsx'
import { AnswerText } from './AnswerText.tsx'
import { AskAgain } from './AskAgain.tsx'
import type { ChatPageData, Turn } from './page-data.server.ts'
import { PendingAnswer } from './PendingAnswer.tsx'
import { addressOf, citationHref, type Place } from './place.ts'
import { ANSWER, ASKED, QUESTION, SOURCES, THREAD } from './turn-class.ts'

type ThreadProps = {
  page: ChatPageData
  /** A question that is being sent. */
  sending: string | null
  /** The answer to it, or to what is answered, is not wanted any more. */
  isUnwanted: boolean
  onUnwanted: () => void
  output: string | null
  isLost: boolean
}

/** What was asked and answered so far, and the answer that is being made. */
export function Thread({ page, sending, isUnwanted, onUnwanted, output, isLost }: ThreadProps) {
  const { thread, pending, place, live, engine, key: pageKey } = page
  const asked = thread.findLast((turn) => turn.role === 'user')
  return (
    <ol className={THREAD}>
      {thread.map((turn, at) =>
        turn.role === 'user' ? (
          <Question
            key={turn.id}
            id={`m-${turn.id}`}
            text={turn.content}
            editHref={pending ? undefined : `${addressOf(place, { edit: String(turn.id) })}#message`}
          />
        ) : (
          <Answer
            key={turn.id}
            turn={turn}
            place={place}
            pageKey={pageKey}
            question={at === thread.length - 1 ? asked?.content : undefined}
          />
        ),
      )}
      {pending && (
        <>
          <Question text={pending.question} />
          <PendingAnswer {...{ pending, place, pageKey, live, engine, output, isLost, isUnwanted }} />
        </>
      )}
      {sending !== null && (
        <>
          <Question text={sending} />
          <li className={ANSWER}>
            <Working>Sending your question…</Working>
            <div>
              <Button
                type="button"
                variant="quiet"
                small
                busy={isUnwanted}
                busyLabel="Stopping…"
                onClick={onUnwanted}
              >
                Stop
              </Button>
            </div>
          </li>
        </>
      )}
    </ol>
  )
}

type QuestionProps = { id?: string; text: string; editHref?: string | undefined }

function Question({ id, text, editHref }: QuestionProps) {
  return (
    <li className={ASKED} id={id}>
      <div className={QUESTION}>
        <p className="sr-only">You asked:</p>
        <p>{text}</p>
      </div>
      {editHref && (
        <LinkButton to={editHref} variant="quiet" small>
          Edit<span className="sr-only"> this question</span>
        </LinkButton>
      )}
    </li>
  )
}

type AnswerProps = {
  turn: Extract<Turn, { role: 'assistant' }>
  place: Place
  pageKey: string
  question: string | undefined
}

function Answer({ turn, place, pageKey, question }: AnswerProps) {
  const { id, blocks, words, citations } = turn
  const noting = useFetcher()
  const marked = citations.map((citation) => ({ ...citation, href: citationHref(place, id, citation) }))
  return (
    <li className={ANSWER} id={`m-${id}`}>
      <p className="sr-only">Answer:</p>
      <div className="answer-text font-serif text-lg leading-relaxed">
        <AnswerText blocks={blocks} marked={marked} />
      </div>
      {marked.length > 0 && (
        <ol className={SOURCES} aria-label="Sources">
          {marked.map(({ number, documentId, fileName, label, page, quote, href: to }) => (
            <li key={number} value={number}>
              <Link to={to} preventScrollReset className="inline-block min-h-6">
                {documentId === place.doc ? '' : `${fileName}, `}
                {label ?? `page ${page}`}
              </Link>
              {/* What is quoted in the answer itself is not said twice. */}
              {!words.includes(quote) && (
                <>
                  {' '}
                  <q>{shortened(quote)}</q>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      <AnswerFacts {...turn} />
      <div className="flex flex-wrap items-center gap-x-1">
        <CopyButton text={words} variant="quiet" small />
        {question && (
          <AskAgain question={question} place={place} pageKey={pageKey} label="Ask again" variant="quiet" />
        )}
        <Form method="post" action={href('/api/drafts')} reloadDocument>
          <input type="hidden" name="text" value={words} />
          <Button variant="quiet" small icon="humanizer">
            Humanize this
          </Button>
        </Form>
        <FetcherForm
          fetcher={noting}
          method="post"
          action={href('/api/chat/messages/:id/note', { id: String(id) })}
          preventScrollReset
        >
          <input type="hidden" name="goTo" value={`${addressOf(place)}#m-${id}`} />
          <Button variant="quiet" small icon="study" busyLabel="Saving…">
            Save to notes
          </Button>
        </FetcherForm>
      </div>
    </li>
  )
}

function shortened(quote: string): string {
  return quote.length > 140 ? `${quote.slice(0, 139)}…` : quote
}

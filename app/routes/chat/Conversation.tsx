import { useEffect, useRef, useState } from 'react'
import { href, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { later } from '#app/ui/later.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { UntilLoaded } from '#app/ui/UntilLoaded.tsx'
import { Working } from '#app/ui/Working.tsx'
import { AskForm } from './AskForm.tsx'
import type { ChatPageData } from './page-data.server.ts'
import { addressOf } from './place.ts'
import { useAnswer } from './use-answer.ts'
import { keepDraft } from './use-draft.ts'

const loadThread = async () => (await import('./Thread.tsx')).Thread
const Thread = later(loadThread)

/** What somebody sent that was refused. */
export type Refused = { message: string; code: string; typed: string; chosen: string[] } | null

type ConversationProps = { page: ChatPageData; refused: Refused }

/** The question that is on its way to the server. */
function useSending(): string | null {
  const { formMethod, formAction, formData } = useNavigation()
  if (formMethod !== 'POST' || formAction?.split('?')[0] !== href('/chat-pdf')) return null
  const message = formData?.get('message')
  return typeof message === 'string' ? message : ''
}

/** A conversation, which scrolls by itself and opens at its end, and the field for the next question, always in view. */
export function Conversation({ page, refused }: ConversationProps) {
  const { place, pending, thread, suggestions } = page
  const sending = useSending()
  const { output, isLost } = useAnswer(pending)
  const [isUnwanted, setUnwanted] = useState(false)
  const pane = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = useRef<string | null>(null)
  const running = pending?.status === 'running' ? pending.id : null
  useEffect(() => {
    // It is there by the time that somebody has asked, even if the line is lost meanwhile; what fails is tried again then.
    loadThread().catch(() => {})
  }, [])
  useEffect(() => {
    if (sending !== null) {
      sent.current = sending
      // Whoever asks wants to see it asked: the pane begins at its end.
      if (pane.current) pane.current.scrollTop = 0
      return
    }
    if (sent.current === null) return
    if (!refused && field.current?.value === sent.current) {
      field.current.value = ''
      keepDraft(place, '')
    }
    if (refused) setUnwanted(false)
    sent.current = null
    field.current?.focus({ preventScroll: true })
  }, [sending, refused, place])
  useEffect(() => {
    if (running === null && sending === null) setUnwanted(false)
  }, [running, sending])
  const begun = thread.length > 0 || pending !== null || sending !== null
  return (
    <>
      {/* Reversed, so that it is scrolled to its end from the start, and stays there while it grows. */}
      <div
        ref={pane}
        className="relative flex min-h-0 flex-1 flex-col-reverse overflow-y-auto scroll-smooth rounded-lg border border-line p-3 sm:p-4"
        role="log"
        aria-label="Conversation"
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled with the keyboard.
        tabIndex={0}
      >
        <div className="mb-auto grid grid-cols-[minmax(0,1fr)] gap-4">
          {begun && (
            <UntilLoaded>
              <Thread
                {...{ page, sending, isUnwanted, output, isLost }}
                onUnwanted={() => setUnwanted(true)}
              />
            </UntilLoaded>
          )}
          {!begun && suggestions.length > 0 && (
            <section className="grid gap-2" aria-labelledby="suggested">
              <h3 id="suggested" className="text-lg">
                Suggested questions
              </h3>
              <Suggestions page={page} />
            </section>
          )}
          {!begun && page.collection && <CollectionWords page={page} collection={page.collection} />}
          {!begun && page.thinking && <Working>Thinking of questions to suggest…</Working>}
        </div>
      </div>
      {begun && suggestions.length > 0 && (
        <details>
          <summary className="min-h-6 w-fit cursor-pointer text-sm text-ink-soft pointer-coarse:min-h-11">
            Suggested questions
          </summary>
          <div className="max-h-40 overflow-y-auto py-2">
            <Suggestions page={page} />
          </div>
        </details>
      )}
      {refused && refused.code !== 'invalid' && <RefusedNotice refused={refused} />}
      <AskForm
        page={page}
        field={field}
        typed={refused?.typed ?? page.typed}
        chosen={refused?.chosen ?? page.collection?.first.filter((id) => id !== place.doc) ?? []}
        failure={refused?.code === 'invalid' ? refused.message : null}
        isBusy={running !== null || sending !== null}
      />
    </>
  )
}

type CollectionWordsProps = { page: ChatPageData; collection: NonNullable<ChatPageData['collection']> }

/** Which documents of a collection the conversation will be about. */
function CollectionWords({ page: { most }, collection }: CollectionWordsProps) {
  const { documents, first, total } = collection
  const names = documents.filter(({ id }) => first.includes(id)).map(({ fileName }) => fileName)
  const unread = total > documents.length
  return (
    <div className="grid gap-2 text-ink-soft">
      <p className="wrap-anywhere">This conversation will be about {names.join(', ')}.</p>
      {documents.length > first.length && (
        <p>
          One conversation takes {most} documents: these are the first by name of {total} in the collection.
          Tick others below to ask those instead.
        </p>
      )}
      {unread && <p>Files that could not be read, or are being read, are not asked.</p>}
    </div>
  )
}

function RefusedNotice({ refused: { message, code } }: { refused: NonNullable<Refused> }) {
  const limit = code === 'limit_reached'
  return (
    <Notice
      kind="bad"
      role="alert"
      title={limit ? 'You have too few words left this month' : 'Failed to get response'}
    >
      <p>
        {limit ? 'Your question is kept below. ' : `${message} `}
        {(limit || code === 'plan_required') && (
          <Link to={href('/subscription')} reloadDocument>
            See the plans
          </Link>
        )}
      </p>
    </Notice>
  )
}

function Suggestions({ page: { suggestions, place, key } }: { page: ChatPageData }) {
  return (
    <div className="flex flex-wrap gap-2">
      {suggestions.map((question) => (
        <Form key={question} method="post" action={addressOf(place)} preventScrollReset>
          <input type="hidden" name="documentId" value={place.doc ?? ''} />
          <input type="hidden" name="message" value={question} />
          <input type="hidden" name="key" value={key} />
          <Button
            variant="secondary"
            small
            className="h-auto text-start whitespace-normal wrap-anywhere"
            busyLabel="Asking…"
          >
            {question}
          </Button>
        </Form>
      ))}
    </div>
  )
}

import { type KeyboardEvent, type RefObject, type SubmitEvent, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { FIELD_ERROR, inputClass } from '#app/ui/input-class.ts'
import { showToast } from '#app/ui/toast.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ChatPageData } from './page-data.server.ts'
import { addressOf } from './place.ts'
import { keepDraft, useDraft } from './use-draft.ts'

type AskFormProps = {
  page: ChatPageData
  field: RefObject<HTMLTextAreaElement | null>
  typed: string
  /** The further documents that were ticked. */
  chosen: string[]
  failure: string | null
  /** An answer is being made, or a question sent: there is one at a time. */
  isBusy: boolean
}

/** The field for a question. Enter sends with script; without, the button does. */
export function AskForm({ page, field, typed, chosen, failure, isBusy }: AskFormProps) {
  const { place, selected, session, documents, collection, key, editing } = page
  const offered = [...(collection?.documents ?? []), ...documents].filter(({ status }) => status === 'ready')
  const others = [...new Map(offered.map((one) => [one.id, one])).values()].filter(
    ({ id }) => id !== selected?.id,
  )
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  useDraft(place, 'message')
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.currentTarget.value.trim() !== '') form.current?.requestSubmit()
  }
  const oneAtATime = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isBusy) return
    event.preventDefault()
    showToast({ title: 'One at a time', description: 'Please wait for the answer, or stop it.' })
  }
  return (
    <Form
      ref={form}
      method="post"
      action={addressOf(place, editing ? { edit: String(editing.id) } : {})}
      className="grid gap-2"
      onSubmit={oneAtATime}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="documentId" value={selected?.id} />
      <input type="hidden" name="key" value={key} />
      {editing && (
        <>
          <input type="hidden" name="edits" value={editing.id} />
          <p className="text-sm text-ink-soft">
            You are editing a question you asked. A new conversation goes on from what was said before it;
            this one stays among your conversations. <Link to={addressOf(place)}>Cancel</Link>
          </p>
        </>
      )}
      {!session && others.length > 0 && (
        <details open={chosen.length > 0}>
          <summary className="min-h-6 w-fit cursor-pointer text-sm text-ink-soft pointer-coarse:min-h-11">
            Ask other documents too
          </summary>
          <fieldset className="grid max-h-48 gap-2 overflow-y-auto py-2">
            <legend className="sr-only">Further documents for this conversation</legend>
            {others.map(({ id, fileName }) => (
              <Choice
                key={id}
                type="checkbox"
                name="documentIds"
                value={id}
                defaultChecked={chosen.includes(id)}
              >
                <span className="wrap-anywhere">{fileName}</span>
              </Choice>
            ))}
            <p className="text-sm text-ink-soft">Up to {page.most} documents in one conversation.</p>
          </fieldset>
        </details>
      )}
      <label className="sr-only" htmlFor="message">
        Your question
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id="message"
          name="message"
          className={inputClass('field-sizing-content max-h-48 min-w-0 flex-1')}
          rows={1}
          maxLength={4_000}
          required
          placeholder={collection ? 'Ask about this collection' : 'Ask about this document'}
          defaultValue={typed}
          key={editing?.id}
          onKeyDown={sendByKey}
          onChange={({ currentTarget }) => keepDraft(place, currentTarget.value)}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? 'message-error' : hydrated ? 'message-hint' : undefined}
        />
        <Button icon="chat" busyLabel="Sending…">
          {editing ? 'Ask anew' : 'Send'}
        </Button>
      </div>
      {failure ? (
        <p className={FIELD_ERROR} id="message-error" role="alert">
          {failure}
        </p>
      ) : (
        hydrated && (
          <p className="text-sm text-ink-soft max-lg:hidden" id="message-hint">
            Enter sends, Shift and Enter begin a new line
          </p>
        )
      )}
    </Form>
  )
}

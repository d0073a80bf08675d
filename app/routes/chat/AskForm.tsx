import { Button } from '#app/ui/Button.tsx'
import type { ChatPageData } from './page-data.server.ts'
import { addressOf } from './place.ts'

/** `chosen` are the further documents that were ticked. */
type AskFormProps = { page: ChatPageData; typed: string; chosen: string[]; failure: string | null }

/** The field for a question. Enter sends with script; without, the button does. */
export function AskForm({ page, typed, chosen, failure }: AskFormProps) {
  const { place, selected, session, documents, key, editing } = page
  const others = documents.filter(({ id, status }) => id !== selected?.id && status === 'ready')
  return (
    <form
      method="post"
      action={addressOf(place, editing ? { edit: String(editing.id) } : {})}
      className="ask"
      data-ask
      data-ask-field
    >
      <input type="hidden" name="documentId" value={selected?.id} />
      <input type="hidden" name="key" value={key} />
      {editing && (
        <>
          <input type="hidden" name="edits" value={editing.id} />
          <p className="hint">
            You are editing a question you asked. A new conversation goes on from what was said before it;
            this one stays among your conversations. <a href={addressOf(place)}>Cancel</a>
          </p>
        </>
      )}
      {!session && others.length > 0 && (
        <details open={chosen.length > 0}>
          <summary>Ask other documents too</summary>
          <fieldset className="stack stack-sm ask-others">
            <legend className="visually-hidden">Further documents for this conversation</legend>
            {others.map(({ id, fileName }) => (
              <label key={id} className="choice">
                <input type="checkbox" name="documentIds" value={id} defaultChecked={chosen.includes(id)} />
                <span className="wrap-anywhere">{fileName}</span>
              </label>
            ))}
            <p className="hint">Up to {page.most} documents in one conversation.</p>
          </fieldset>
        </details>
      )}
      <label className="visually-hidden" htmlFor="message">
        Your question
      </label>
      <div className="ask-row">
        <textarea
          id="message"
          name="message"
          className="input"
          rows={2}
          maxLength={4_000}
          required
          placeholder="Ask about this document"
          defaultValue={typed}
          key={editing?.id}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? 'message-error' : 'message-hint'}
        />
        <Button icon="chat" busyLabel="Sending…">
          {editing ? 'Ask anew' : 'Send'}
        </Button>
      </div>
      {failure ? (
        <p className="field-error" id="message-error">
          {failure}
        </p>
      ) : (
        <p className="hint js-only" id="message-hint">
          Enter sends, Shift and Enter begin a new line
        </p>
      )}
    </form>
  )
}

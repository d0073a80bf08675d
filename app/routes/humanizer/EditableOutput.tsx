import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Desk } from './desk-data.server.ts'
import { type DeskWork, sameText } from './use-desk.ts'

type EditableOutputProps = { desk: Desk; work: DeskWork; ready: boolean; here: string }

/** The rewrite itself, to be changed by hand. The browser keeps the text; React knows whether it is saved. */
export function EditableOutput({ desk, work, ready, here }: EditableOutputProps) {
  const { output } = desk
  const { typed, type, clash } = work
  const field = useRef<HTMLTextAreaElement>(null)
  const [initial] = useState(typed ?? desk.typed ?? output)
  const begun = useRef(false)
  useEffect(() => {
    const element = field.current
    if (!element) return
    const changed = !sameText(element.value, output)
    // What was typed before React came counts, too; later, a text that was changed elsewhere on the page is shown.
    if (!begun.current && changed) type(element.value)
    else if (begun.current && changed && typed === null) element.value = output
    begun.current = true
  }, [output, typed, type])
  return (
    <>
      <textarea
        ref={field}
        id="output"
        form="edit"
        name="output"
        className="writing pane-input"
        aria-label="Rewritten text"
        aria-describedby="output-hint"
        defaultValue={initial}
        onInput={({ currentTarget: { value } }) => type(sameText(value, output) ? null : value)}
        onBlur={({ relatedTarget }) => {
          if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.form?.id === 'edit'))
            work.saveQuietly()
        }}
      />
      <div className="pane-bar">
        <span id="output-hint" className="muted text-sm grow">
          {clash
            ? 'This is what you typed. It is not saved.'
            : typed === null
              ? 'You can change this text by hand.'
              : 'Not saved yet.'}
        </span>
        {clash && (
          <LinkButton
            variant="quiet"
            small
            href={here}
            onClick={(event) => {
              event.preventDefault()
              type(null)
            }}
          >
            Show the saved text
          </LinkButton>
        )}
        <Button
          type="submit"
          form="edit"
          variant="secondary"
          small
          disabled={ready && typed === null}
          busy={work.busy?.startsWith('edit')}
          busyLabel="Saving…"
        >
          {clash ? 'Save this text' : 'Save changes'}
        </Button>
      </div>
    </>
  )
}

import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Desk } from './desk-data.server.ts'
import { type DeskWork, plainLines } from './use-desk.ts'

type OutputTextProps = {
  output: string
  lang: string | undefined
  desk: Desk | null
  work: DeskWork
  ready: boolean
  here: string
}

/** The rewrite itself. The field stays the same while words come and once they can be changed by hand. */
export function OutputText({ output, lang, desk, work, ready, here }: OutputTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const saved = desk?.output
  const { typed, type } = work
  // What was typed before React came counts, too; from then on every change is heard.
  const arrived = useRef(false)
  useEffect(() => {
    const value = field.current?.value
    if (!arrived.current && value !== undefined && saved !== undefined && value !== plainLines(saved))
      type(value)
    arrived.current = true
  }, [saved, type])
  return (
    <>
      <textarea
        ref={field}
        id="output"
        className="writing pane-input"
        aria-label="Rewritten text"
        dir="auto"
        lang={lang}
        aria-describedby={desk ? 'output-hint' : undefined}
        {...(desk && { form: 'edit', name: 'output' })}
        readOnly={!desk}
        value={plainLines(typed !== null && desk ? typed : output)}
        onChange={({ currentTarget: { value } }) => type(value === plainLines(saved ?? '') ? null : value)}
        onBlur={({ relatedTarget }) => {
          const toSave = relatedTarget instanceof HTMLButtonElement && relatedTarget.form?.id === 'edit'
          if (!toSave) work.saveQuietly()
        }}
      />
      {desk && <SaveBar work={work} ready={ready} here={here} />}
    </>
  )
}

function SaveBar({ work, ready, here }: Pick<OutputTextProps, 'work' | 'ready' | 'here'>) {
  const { typed, clash, saved } = work
  const unsaved = clash ? 'This is what you typed. It is not saved.' : 'Not saved yet.'
  const settled = saved ? 'Saved.' : 'You can change this text by hand.'
  return (
    <div className="pane-bar">
      <span id="output-hint" className="muted text-sm grow" role="status">
        {clash || typed !== null ? unsaved : settled}
      </span>
      {clash && (
        <LinkButton
          variant="quiet"
          small
          href={here}
          onClick={(event) => {
            event.preventDefault()
            work.type(null)
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
  )
}

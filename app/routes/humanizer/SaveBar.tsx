import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { EditorWork } from './use-editor.ts'

/** Whether what was typed in the place of the rewrite is saved, and what saves it. */
export function SaveBar({ work, here }: { work: EditorWork; here: string }) {
  const { typed, clash, saved } = work
  const hydrated = useHydrated()
  const unsaved = clash ? 'What you typed is not saved.' : 'Not saved yet.'
  const settled = saved ? 'Saved.' : 'You can edit this text.'
  const open = clash || typed !== null
  return (
    <div className="ms-auto flex flex-wrap items-center gap-x-2 px-2">
      <span id="output-hint" className="text-sm text-ink-soft" role="status">
        {open ? unsaved : settled}
      </span>
      {clash && (
        <LinkButton
          variant="quiet"
          small
          to={here}
          onClick={(event) => {
            event.preventDefault()
            work.type(null)
          }}
        >
          Show the saved text
        </LinkButton>
      )}
      {(open || !hydrated) && (
        <Button
          form="edit"
          variant="secondary"
          small
          className="min-h-7!"
          busy={work.busy?.startsWith('edit')}
          busyLabel="Saving…"
        >
          {clash ? 'Save this text' : 'Save changes'}
        </Button>
      )}
    </div>
  )
}

import type { MouseEvent } from 'react'
import { brand } from '#app/brand.ts'
import { DOWNLOADS } from '#app/domain/humanizer/download.ts'
import { Button } from '#app/ui/Button.tsx'
import { copyRich, copyText } from '#app/ui/copy-text.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Menu, MenuLink } from '#app/ui/Menu.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { EditorData } from './editor-data.server.ts'
import { showToast } from '#app/ui/toast.ts'
import { PanelButton } from './PanelButton.tsx'
import { panelOver } from './place.ts'
import type { Result } from './shown.server.ts'
import type { Work } from './use-run.ts'

type ToolbarProps = {
  work: Work
  output: string
  result: Result | null
  editor: EditorData | null
  here: string
}

/** Longer mails are cut by mail programs anyway. */
const MAIL_CHARACTERS = 1_500

/** What can be done with the rewrite. */
export function OutputToolbar({ work, output, result, editor, here }: ToolbarProps) {
  // There is nothing to take along of what was stopped before its first words.
  const done = work.state === 'done' && output !== '' ? work : null
  const entry = editor?.historyId ?? result?.historyId
  const hydrated = useHydrated()
  const mail = `mailto:?subject=${encodeURIComponent(`Written with ${brand.name}`)}&body=${encodeURIComponent(output.slice(0, MAIL_CHARACTERS).toWellFormed())}`

  // What is not saved yet has no other form than its text.
  const formatted =
    editor && output === editor.output
      ? `/api/humanizer/history/${editor.historyId}/download?format=html`
      : null

  async function copy() {
    if ((await copyRich(output, formatted)) || (await copyText(output)))
      return showToast({ kind: 'good', title: 'Copied', description: 'The rewrite is on your clipboard.' })
    const field = document.getElementById('output')
    if (field instanceof HTMLTextAreaElement) field.select()
    const description = 'The browser refused. The text is selected: copy it with Ctrl/Cmd+C.'
    showToast({ kind: 'bad', title: 'Not copied', description })
  }

  function share(event: MouseEvent) {
    if (!navigator.share) return
    event.preventDefault()
    // Closing the share sheet is no mistake.
    navigator.share({ text: output }).catch(() => undefined)
  }

  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-line px-2 py-1">
      {hydrated && done && (
        <Button type="button" variant="quiet" small icon="copy" className="px-2!" onClick={() => void copy()}>
          Copy
        </Button>
      )}
      {done && entry && (
        <Menu label="Download" variant="quiet" small start above>
          {DOWNLOADS.map(({ format, label }) => (
            <MenuLink key={format} href={`/api/humanizer/history/${entry}/download?format=${format}`}>
              {label}
            </MenuLink>
          ))}
        </Menu>
      )}
      {done && (
        <LinkButton variant="quiet" small icon="share" className="px-2!" href={mail} onClick={share}>
          Share
        </LinkButton>
      )}
      {done?.runId && (
        <form method="post" action={`/api/humanizer/runs/${done.runId}/document`}>
          <Button variant="quiet" small className="px-2!">
            Save to My Files
          </Button>
        </form>
      )}
      <PanelButton
        variant="quiet"
        icon="history"
        className="ms-auto px-2!"
        panel="history"
        to={panelOver(here, '/humanizer/history')}
      >
        History
      </PanelButton>
    </div>
  )
}

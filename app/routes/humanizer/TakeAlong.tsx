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
import type { Result } from './shown.server.ts'
import type { Work } from './use-run.ts'

type TakeAlongProps = {
  work: Extract<Work, { state: 'done' }>
  output: string
  result: Result | null
  editor: EditorData | null
}

/** Longer mails are cut by mail programs anyway. */
const MAIL_CHARACTERS = 1_500

/** The ways to take a finished rewrite along. */
export function TakeAlong({ work, output, result, editor }: TakeAlongProps) {
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
    <>
      {hydrated && (
        <Button type="button" variant="quiet" small icon="copy" className="px-2!" onClick={() => void copy()}>
          Copy
        </Button>
      )}
      {entry && (
        <Menu label="Download" variant="quiet" small start above>
          {DOWNLOADS.map(({ format, label }) => (
            <MenuLink key={format} href={`/api/humanizer/history/${entry}/download?format=${format}`}>
              {label}
            </MenuLink>
          ))}
        </Menu>
      )}
      <LinkButton variant="quiet" small icon="share" className="px-2!" href={mail} onClick={share}>
        Share
      </LinkButton>
      {work.runId && (
        <form method="post" action={`/api/humanizer/runs/${work.runId}/document`}>
          <Button variant="quiet" small className="px-2!">
            Save to My Files
          </Button>
        </form>
      )}
    </>
  )
}

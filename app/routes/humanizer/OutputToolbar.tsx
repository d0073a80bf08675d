import type { MouseEvent } from 'react'
import { brand } from '#app/brand.ts'
import { downloadName } from '#app/domain/humanizer/download.ts'
import { Button } from '#app/ui/Button.tsx'
import { copyText } from '#app/ui/copy-text.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { notify } from './notify.ts'
import { placeWith } from './place.ts'
import type { Result } from './page-data.server.ts'
import type { Work } from './use-run.ts'

type ToolbarProps = { work: Work; output: string; ready: boolean; result: Result | null; here: string }

/** Longer mails are cut by mail programs anyway. */
const MAIL_CHARACTERS = 1_500

/** What can be done with the rewrite. */
export function OutputToolbar({ work, output, ready, result, here }: ToolbarProps) {
  // There is nothing to take along of what was stopped before its first words.
  const done = work.state === 'done' && output !== '' ? work : null
  const entry = result?.historyId
  const mail = `mailto:?subject=${encodeURIComponent(`Written with ${brand.name}`)}&body=${encodeURIComponent(output.slice(0, MAIL_CHARACTERS).toWellFormed())}`

  async function copy() {
    if (await copyText(output))
      return notify({ kind: 'good', title: 'Copied', description: 'The rewrite is on your clipboard.' })
    const field = document.getElementById('output')
    if (field instanceof HTMLTextAreaElement) field.select()
    const description = 'The browser refused. The text is selected: copy it with Ctrl/Cmd+C.'
    notify({ kind: 'bad', title: 'Not copied', description })
  }

  function download(event: MouseEvent) {
    event.preventDefault()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([output], { type: 'text/plain' }))
    link.download = downloadName(done?.tone ?? '', new Date())
    link.click()
    URL.revokeObjectURL(link.href)
    notify({ kind: 'good', title: 'Downloaded', description: link.download })
  }

  function share(event: MouseEvent) {
    if (!navigator.share) return
    event.preventDefault()
    // Closing the share sheet is no mistake.
    navigator.share({ text: output }).catch(() => undefined)
  }

  return (
    <div className="pane-bar">
      <Button
        type="submit"
        variant="quiet"
        small
        icon="history"
        formAction="/api/drafts"
        name="goTo"
        value="history"
        data-local={placeWith(here, { panel: 'history' })}
      >
        History
      </Button>
      {ready && done && (
        <Button type="button" variant="quiet" small icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
      )}
      {done && (
        <>
          <LinkButton
            variant="quiet"
            small
            icon="download"
            href={entry ? `/api/humanizer/history/${entry}/download` : '#output'}
            download
            onClick={download}
          >
            Download
          </LinkButton>
          <LinkButton variant="quiet" small icon="share" href={mail} onClick={share}>
            Share
          </LinkButton>
          {done.runId && (
            <Button
              type="submit"
              variant="quiet"
              small
              icon="files"
              formAction={`/api/humanizer/runs/${done.runId}/document`}
              formNoValidate
            >
              Save to My Files
            </Button>
          )}
        </>
      )}
    </div>
  )
}

import { type MouseEvent, useEffect, useRef } from 'react'
import { brand } from '#app/brand.ts'
import { downloadName } from '#app/domain/humanizer/download.ts'
import { presetTone } from '#app/domain/humanizer/tones.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { LIVE_MARK } from './live-mark.ts'
import { notify } from './notify.ts'
import { placeWith } from './place.ts'
import type { Result } from './page-data.server.ts'
import type { Work } from './use-run.ts'

type OutputPaneProps = {
  work: Work
  result: Result | null
  /** The server goes on writing into the page while it is read (see stream-without-script.server.ts). */
  live: boolean
  /** React is at work: the page follows by itself. */
  ready: boolean
  /** The page's address without dialogs. */
  here: string
  tone: string
  toneName: string
  onStop: (runId: string) => Promise<void>
}

/** The right side: the rewrite, or what will be here. */
export function OutputPane({ work, result, live, ready, here, tone, toneName, onStop }: OutputPaneProps) {
  const output = work.state === 'idle' ? '' : work.output
  const pane = useRef<HTMLElement>(null)
  const begun = work.state === 'busy' && work.runId === null
  // On a phone the rewrite is below the text: what was asked for comes into sight.
  useEffect(() => {
    if (begun) pane.current?.scrollIntoView({ block: 'nearest' })
  }, [begun])
  return (
    <section className="pane" aria-label="The rewrite" ref={pane}>
      {work.state === 'busy' && <Working work={work} live={live} ready={ready} onStop={onStop} />}
      {work.state === 'failed' && (
        <Notice kind="bad" title="This text was not finished" role="alert" className="m-3">
          {work.message}
        </Notice>
      )}
      {work.state === 'done' && <Finished work={work} />}
      {work.state === 'idle' || (work.state === 'failed' && output === '') ? (
        <Empty tone={tone} toneName={toneName} />
      ) : (
        <textarea
          id="output"
          className="writing pane-input"
          aria-label="Rewritten text"
          readOnly
          value={live ? output + LIVE_MARK : output}
        />
      )}
      <Toolbar work={work} result={result} ready={ready} here={here} />
    </section>
  )
}

type WorkingProps = Pick<OutputPaneProps, 'live' | 'ready' | 'onStop'> & {
  work: Extract<Work, { state: 'busy' }>
}

function Working({ work, live, ready, onStop }: WorkingProps) {
  const { runId, progress } = work
  return (
    <div className="pane-bar">
      <div className="grow">
        {live ? (
          <p role="status">Humanizing your text: the words appear below as they are written.</p>
        ) : (
          <ProgressBar id="progress" label="Humanizing your text" value={progress} words={`${progress}%`} />
        )}
      </div>
      {runId && (
        <>
          {(live || !ready) && <a href={`/humanizer?run=${runId}`}>Check progress</a>}
          <Button
            type="submit"
            variant="secondary"
            small
            form="stop"
            formAction={`/api/runs/${runId}/stop`}
            onClick={(event) => {
              event.preventDefault()
              // This button goes with the end of the run; what was written stays.
              document.getElementById('output')?.focus()
              void onStop(runId)
            }}
          >
            Stop
          </Button>
        </>
      )}
    </div>
  )
}

function Finished({ work }: { work: Extract<Work, { state: 'done' }> }) {
  const { toneName } = work
  const how = work.stopped
    ? 'Stopped. You are charged only for the part below.'
    : work.fallback
      ? `Done in ${toneName} tone. The language model could not finish, so the built-in engine did.`
      : `Done in ${toneName} tone.`
  return (
    <p className="pane-bar muted" role="status">
      <Icon name="check" /> {how}
    </p>
  )
}

function Empty({ tone, toneName }: { tone: string; toneName: string }) {
  const uses = presetTone(tone)?.worksBestFor
  return (
    <div className="pane-body stack">
      <h2>{toneName} mode</h2>
      <p className="muted">Enter text on the left and click "Humanize Text" to transform it</p>
      {uses && (
        <>
          <h3>Works best for</h3>
          <ul className="stack stack-sm">
            {uses.map((use) => (
              <li key={use} className="flex gap-2">
                <Icon name="check" /> {use}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type ToolbarProps = { work: Work; ready: boolean; result: Result | null; here: string }

/** Longer mails are cut by mail programs anyway. */
const MAIL_CHARACTERS = 1_500

function Toolbar({ work, ready, result, here }: ToolbarProps) {
  const done = work.state === 'done' ? work : null
  const output = done?.output ?? ''
  const entry = result?.historyId
  const mail = `mailto:?subject=${encodeURIComponent(`Written with ${brand.name}`)}&body=${encodeURIComponent(output.slice(0, MAIL_CHARACTERS).toWellFormed())}`

  async function copy() {
    await navigator.clipboard.writeText(output)
    notify({ kind: 'good', title: 'Copied', description: 'The rewrite is on your clipboard.' })
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
        <Button type="button" variant="quiet" small icon="copy" disabled={!done} onClick={() => void copy()}>
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
        </>
      )}
    </div>
  )
}

import { Suspense, useEffect, useRef } from 'react'
import { toneWithoutModel } from '#app/domain/humanizer/without-model.ts'
import { presetTone } from '#app/domain/humanizer/tones.ts'
import { LIVE_MARK } from '#app/http/live-mark.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { later } from '#app/ui/later.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { EditorData } from './editor-data.server.ts'
import { OutputText } from './OutputText.tsx'
import { loadTakeAlong, OutputToolbar } from './OutputToolbar.tsx'
import type { Result } from './shown.server.ts'
import type { EditorWork } from './use-editor.ts'
import type { Work } from './use-run.ts'

const loadHead = async () => (await import('./EditorHead.tsx')).EditorHead
const loadStatus = async () => (await import('./StatusLine.tsx')).StatusLine
const EditorHead = later(loadHead)
const StatusLine = later(loadStatus)

/** Most rewrites are only read: what the other views need is loaded with the first of them. */
const ChosenView = later(async () => (await import('./ChosenView.tsx')).ChosenView, 'grow content-start')

type OutputPaneProps = {
  work: Work
  result: Result | null
  /** What can be seen of the finished rewrite. */
  editor: EditorData | null
  editing: EditorWork
  /** The server goes on writing into the page while it is read (see write-into-page.server.ts). */
  live: boolean
  /** The page's address without dialogs. */
  here: string
  tone: string
  toneName: string
  /** A language model is at work. */
  model: boolean
  /** What is different on the page from what the rewrite was made of, in words; null when nothing is. */
  stale: string | null
  onStop: () => Promise<void>
}

/** The right side: the rewrite, or what will be here. */
export function OutputPane(props: OutputPaneProps) {
  const { work, result, editing, live, here, tone, toneName, model, stale, onStop } = props
  // A rewrite that has just ended is shown at once; its other views come with the page of its address.
  const editor = work.state === 'done' && props.editor?.runId === work.runId ? props.editor : null
  const output = work.state === 'idle' ? '' : editor ? (editing.typed ?? editor.output) : work.output
  const pane = useRef<HTMLElement>(null)
  const begun = work.state === 'busy' && work.runId === null
  // On a phone the rewrite is below the text: what was asked for comes into sight.
  useEffect(() => {
    if (!begun) return
    pane.current?.scrollIntoView({ block: 'nearest' })
    // What stands around a finished rewrite is there by then, even if the line is lost meanwhile.
    void Promise.allSettled([loadHead(), loadStatus(), loadTakeAlong()])
  }, [begun])
  return (
    <section
      id="rewrite"
      className="group/rewrite flex min-h-64 min-w-0 flex-col rounded-lg border border-line bg-sheet fits:min-h-0"
      aria-label="The rewrite"
      ref={pane}
    >
      {work.state === 'busy' && <Working work={work} live={live} onStop={onStop} />}
      {work.state === 'failed' && (
        <Notice kind="bad" title="This text was not finished" role="alert" className="m-3">
          {work.message}
        </Notice>
      )}
      {editor && (
        <Suspense>
          <EditorHead editor={editor} work={editing} here={here} />
        </Suspense>
      )}
      {/* Around all of them: what is shown stays until the next view is there. */}
      <Suspense>
        {editor && editor.view !== 'rewrite' ? (
          <ChosenView editor={editor} work={editing} here={here} />
        ) : work.state === 'idle' || (work.state !== 'busy' && output === '') ? (
          <Empty tone={tone} toneName={toneName} model={model} />
        ) : (
          <OutputText
            output={live ? LIVE_MARK : output}
            lang={work.state === 'done' ? work.manner.language : result?.manner.language}
            editor={editor}
            work={editing}
          />
        )}
      </Suspense>
      {work.state === 'done' && (
        <Suspense>
          <StatusLine
            work={work}
            output={output}
            editor={editor}
            unchanged={result?.runId === work.runId ? result.unchanged : work.unchanged}
            model={model}
            stale={stale}
            here={here}
          />
        </Suspense>
      )}
      <OutputToolbar work={work} output={output} result={result} editor={editor} here={here} />
    </section>
  )
}

type WorkingProps = Pick<OutputPaneProps, 'live' | 'onStop'> & { work: Extract<Work, { state: 'busy' }> }

function Working({ work, live, onStop }: WorkingProps) {
  const { runId, progress, stopping } = work
  const hydrated = useHydrated()
  return (
    <div className="flex items-center gap-3 border-b group-has-data-ended/rewrite:hidden border-line px-3 py-1.5">
      <div className="grow">
        {live ? (
          <p role="status">Humanizing your text: the words appear below as they are written.</p>
        ) : (
          <ProgressBar
            id="progress"
            label={stopping ? 'Stopping' : 'Humanizing your text'}
            value={progress}
            words={`${progress}%`}
          />
        )}
      </div>
      {runId && (live || !hydrated) && <a href={`/humanizer?run=${runId}`}>Check progress</a>}
      {/* Without script the run is known when this is on the page. */}
      <form method="post" action={runId ? `/api/runs/${runId}/stop` : undefined}>
        <Button
          variant="secondary"
          small
          aria-disabled={stopping || undefined}
          onClick={(event) => {
            event.preventDefault()
            // This button goes with the end of the run; what was written stays, or else the text it was to be made of.
            const onward = document.getElementById('output') ?? document.getElementById('text')
            onward?.focus()
            void onStop()
          }}
        >
          Stop
        </Button>
      </form>
    </div>
  )
}

function Empty({ tone, toneName, model }: Pick<OutputPaneProps, 'tone' | 'toneName' | 'model'>) {
  const uses = presetTone(tone)?.worksBestFor
  const lacking = model ? undefined : toneWithoutModel(tone)
  return (
    <div className="grid min-h-0 grow content-start gap-3 p-4 fits:overflow-auto">
      <h2>{toneName} mode</h2>
      <p className="text-ink-soft">Enter text on the left and click "Humanize Text" to transform it</p>
      {lacking && <p>{lacking}</p>}
      {uses && (
        <>
          <h3>Works best for</h3>
          <ul className="grid gap-2">
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

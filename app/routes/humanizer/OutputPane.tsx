import { useEffect, useRef } from 'react'
import { outcomeLine } from '#app/domain/humanizer/outcome.ts'
import { toneWithoutModel } from '#app/domain/humanizer/without-model.ts'
import { shorterLine } from '#app/domain/humanizer/review/wording.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { presetTone } from '#app/domain/humanizer/tones.ts'
import { LIVE_MARK } from '#app/http/live-mark.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { MannerNote } from './MannerNote.tsx'
import { OutputToolbar } from './OutputToolbar.tsx'
import type { Desk } from './desk-data.server.ts'
import type { Result } from './page-data.server.ts'
import { OutputText } from './OutputText.tsx'
import { ChosenView, DeskHead } from './ResultViews.tsx'
import type { DeskWork } from './use-desk.ts'
import type { Work } from './use-run.ts'

type OutputPaneProps = {
  work: Work
  result: Result | null
  /** What can be seen of the finished rewrite. */
  desk: Desk | null
  deskWork: DeskWork
  /** The server goes on writing into the page while it is read (see stream-without-script.server.ts). */
  live: boolean
  /** React is at work: the page follows by itself. */
  ready: boolean
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
export function OutputPane({
  work,
  result,
  desk: pageDesk,
  deskWork,
  live,
  ready,
  here,
  tone,
  toneName,
  model,
  stale,
  onStop,
}: OutputPaneProps) {
  // A rewrite that has just ended is shown at once; its other views come with the page of its address.
  const desk = work.state === 'done' && pageDesk?.runId === work.runId ? pageDesk : null
  const output = work.state === 'idle' ? '' : desk ? (deskWork.typed ?? desk.output) : work.output
  const pane = useRef<HTMLElement>(null)
  const begun = work.state === 'busy' && work.runId === null
  // On a phone the rewrite is below the text: what was asked for comes into sight.
  useEffect(() => {
    if (begun) pane.current?.scrollIntoView({ block: 'nearest' })
  }, [begun])
  return (
    <section id="rewrite" className="pane" aria-label="The rewrite" ref={pane}>
      {work.state === 'busy' && <Working work={work} live={live} ready={ready} onStop={onStop} />}
      {work.state === 'failed' && (
        <Notice kind="bad" title="This text was not finished" role="alert" className="m-3">
          {work.message}
        </Notice>
      )}
      {work.state === 'done' && (
        <Finished
          work={work}
          desk={desk}
          unchanged={result?.runId === work.runId ? result.unchanged : work.unchanged}
          model={model}
        />
      )}
      {stale && work.state === 'done' && (
        <p className="pane-bar tone-warn" role="status">
          <Icon name="warn" /> <span>{stale}</span>
        </p>
      )}
      {desk && <DeskHead desk={desk} work={deskWork} here={here} />}
      {desk && desk.view !== 'rewrite' ? (
        <ChosenView desk={desk} work={deskWork} here={here} />
      ) : work.state === 'idle' || (work.state !== 'busy' && output === '') ? (
        <Empty tone={tone} toneName={toneName} model={model} />
      ) : (
        <OutputText
          output={live ? LIVE_MARK : output}
          lang={work.state === 'done' ? work.manner.language : undefined}
          desk={desk}
          work={deskWork}
          ready={ready}
          here={here}
        />
      )}
      <OutputToolbar work={work} output={output} result={result} ready={ready} here={here} />
    </section>
  )
}

type WorkingProps = Pick<OutputPaneProps, 'live' | 'ready' | 'onStop'> & {
  work: Extract<Work, { state: 'busy' }>
}

function Working({ work, live, ready, onStop }: WorkingProps) {
  const { runId, progress, stopping } = work
  const told = stopping ? 'Stopping' : 'Humanizing your text'
  return (
    <div className="pane-bar" data-working>
      <div className="grow">
        {live ? (
          <p role="status">Humanizing your text: the words appear below as they are written.</p>
        ) : (
          <ProgressBar id="progress" label={told} value={progress} words={`${progress}%`} />
        )}
      </div>
      {runId && (live || !ready) && <a href={`/humanizer?run=${runId}`}>Check progress</a>}
      <Button
        type="submit"
        variant="secondary"
        small
        form="stop"
        // Without script the run is known when this is on the page.
        formAction={runId ? `/api/runs/${runId}/stop` : undefined}
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
    </div>
  )
}

type FinishedProps = {
  work: Extract<Work, { state: 'done' }>
  desk: Desk | null
  unchanged: boolean
  model: boolean
}

function Finished({ work, desk, unchanged, model }: FinishedProps) {
  const asked = work.manner.options.length === 'shorter' && desk && !unchanged && !work.stopped
  const length = asked ? ` ${shorterLine(countWords(desk.source), countWords(desk.output))}` : ''
  return (
    <p className="pane-bar muted" role="status">
      <Icon name="check" />{' '}
      <span>
        {outcomeLine({ ...work, unchanged }, model)}
        {length}
      </span>
      <MannerNote manner={work.manner} />
    </p>
  )
}

function Empty({ tone, toneName, model }: Pick<OutputPaneProps, 'tone' | 'toneName' | 'model'>) {
  const uses = presetTone(tone)?.worksBestFor
  const lacking = model ? undefined : toneWithoutModel(tone)
  return (
    <div className="pane-body stack">
      <h2>{toneName} mode</h2>
      <p className="muted">Enter text on the left and click "Humanize Text" to transform it</p>
      {lacking && <p>{lacking}</p>}
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

import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import type { Comparison, Side } from './comparison-data.server.ts'
import { placeWith } from './place.ts'

/** How often the page looks again while a rewrite is under way, in milliseconds. */
const LOOK_AGAIN_MS = 1_000

/** One text in two tones, side by side; both are entries of the history, one of them is taken further. */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { sides, running, words, source } = comparison
  useLookingAgain(running)
  const here = `/humanizer?compare=${sides.map(({ runId }) => runId).join(',')}`
  const first = `/humanizer?run=${sides[0]?.runId}`
  const names = sides.map(({ toneName }) => toneName).join(' and ')
  return (
    <div className="page">
      <div className="cluster cluster-apart">
        <h1 className="page-title">{names} compared</h1>
        <div className="cluster">
          <LinkButton href={first} variant="quiet" small icon="undo">
            Back to the editor
          </LinkButton>
          <LinkButton href={placeWith(first, { dialog: 'compare' })} variant="quiet" small icon="plus">
            Compare other tones
          </LinkButton>
        </div>
      </div>
      <p className="muted num">
        <span role="status">{running ? 'Rewriting your text in both tones.' : endedAs(sides)}</span>{' '}
        {`Uses 2\u00a0×\u00a0${formatCount(words)} words of this month; what is not delivered is not charged.`}
      </p>
      <details className="compare-source">
        <summary>Your text</summary>
        <textarea className="writing input" aria-label="Your text" rows={6} readOnly value={source} />
      </details>
      <div className="panes grow compare">
        {sides.map((side) => (
          <SidePane key={side.runId} side={side} here={here} />
        ))}
      </div>
    </div>
  )
}

function endedAs(sides: Side[]): string {
  return sides.every(({ status }) => status === 'done')
    ? 'Both are done, and in your history.'
    : 'Both have ended; what was written is in your history.'
}

function SidePane({ side, here }: { side: Side; here: string }) {
  const { runId, toneName, status, output, error, unchanged, language, historyId, lines } = side
  const id = `side-${runId}`
  return (
    <section className="pane" aria-labelledby={id}>
      <div className="pane-bar">
        <h2 id={id} className="grow">
          {toneName}
        </h2>
        {status === 'done' && (
          <span className="muted cluster">
            <Icon name="check" /> {unchanged ? 'Nothing was changed, nothing charged' : 'Done'}
          </span>
        )}
        {status === 'stopped' && (
          <span className="muted">
            {unchanged
              ? 'Stopped; nothing was changed, nothing charged'
              : 'Stopped; charged for this part only'}
          </span>
        )}
      </div>
      {status === 'running' && <Working side={side} here={here} />}
      {status === 'failed' && (
        <Notice kind="bad" title="This rewrite was not finished" className="m-3">
          {error}
        </Notice>
      )}
      <textarea
        className="writing pane-input"
        aria-label={`Rewrite in ${toneName} tone`}
        readOnly
        lang={language}
        value={output}
        placeholder={status === 'running' ? 'Nothing written yet' : 'No text'}
      />
      {lines.length > 0 && (
        <ul className="pane-bar num compare-lines">
          {lines.map(({ text, good }) => (
            <li key={text} className={good === false ? 'tone-warn' : undefined}>
              {good !== undefined && <Icon name={good ? 'good' : 'warn'} />} {text}
            </li>
          ))}
        </ul>
      )}
      {status !== 'running' && (
        <div className="pane-bar">
          <LinkButton href={`/humanizer?run=${runId}`} small variant={output ? 'primary' : 'secondary'}>
            {output ? 'Use this one' : 'Back to this text'}
            <span className="visually-hidden"> ({toneName})</span>
          </LinkButton>
          {historyId !== null && (
            <LinkButton
              variant="quiet"
              small
              icon="download"
              href={`/api/humanizer/history/${historyId}/download`}
              download
            >
              Download
            </LinkButton>
          )}
        </div>
      )}
    </section>
  )
}

function Working({ side: { runId, progress, output, toneName }, here }: { side: Side; here: string }) {
  const begun = progress > 0 || output !== ''
  return (
    <div className="pane-bar">
      <div className="grow">
        <ProgressBar
          id={`progress-${runId}`}
          label={begun ? 'Rewriting' : 'About to begin, or waiting for the other'}
          value={progress}
          words={`${progress}%`}
        />
      </div>
      <a className="check-progress" href={here}>
        Check progress
      </a>
      <form method="post" action={`/api/runs/${runId}/stop?goTo=${encodeURIComponent(here)}`}>
        <Button variant="secondary" small busyLabel="Stopping…">
          Stop <span className="visually-hidden">{toneName}</span>
        </Button>
      </form>
    </div>
  )
}

/** Asks the server again from time to time while something is under way. */
function useLookingAgain(running: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!running || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [running, state, revalidate])
}

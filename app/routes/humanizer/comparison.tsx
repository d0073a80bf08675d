import { PANE, PANE_BAR } from '#app/ui/pane-class.ts'
import { useEffect } from 'react'
import { data, Link, redirect, useRevalidator } from 'react-router'
import { brand } from '#app/brand.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { nextPress } from '#app/http/press-key.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { formatCount } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { inputClass } from '#app/ui/input-class.ts'
import type { Route } from './+types/comparison'
import { comparisonData, type Side } from './comparison-data.server.ts'

export const handle: PageHandle = { layout: 'tool' }

/** How often the page looks again while a rewrite is under way, in milliseconds. */
const LOOK_AGAIN_MS = 1_000

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const comparison = await comparisonData(requireUser(context, request), url.searchParams.get('runs') ?? '')
  if (!comparison) throw redirect('/humanizer')
  const { keys, ...shown } = comparison
  const press = nextPress(request, keys)
  return data(shown, press.header ? { headers: { 'set-cookie': press.header } } : undefined)
}

/** One text in two tones, side by side; both are entries of the history, one of them is taken further. */
export default function Comparison({ loaderData }: Route.ComponentProps) {
  const { sides, running, words, source } = loaderData
  useLookingAgain(running)
  const here = `/humanizer/comparison?runs=${sides.map(({ runId }) => runId).join(',')}`
  const first = sides[0]?.runId
  const names = sides.map(({ toneName }) => toneName).join(' and ')
  return (
    <div className="page">
      <title>{`Two tones compared · ${brand.name}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1>{names} compared</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`/humanizer?run=${first}`} variant="quiet" small icon="undo">
            Back to the editor
          </LinkButton>
          <LinkButton to={`/humanizer/compare?run=${first}`} variant="quiet" small icon="plus">
            Compare other tones
          </LinkButton>
        </div>
      </div>
      <p className="text-ink-soft tabular-nums">
        <span role="status">{running ? 'Rewriting your text in both tones.' : endedAs(sides)}</span>{' '}
        {`Uses 2\u00a0×\u00a0${formatCount(words)} words of this month; what is not delivered is not charged.`}
      </p>
      <details>
        <summary className="cursor-pointer font-semibold">Your text</summary>
        <textarea
          className={inputClass('writing mt-2')}
          aria-label="Your text"
          rows={6}
          readOnly
          dir="auto"
          lang={sides[0]?.language}
          value={source}
        />
      </details>
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 fits:grid-rows-[minmax(0,1fr)]">
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
    <section className={`${PANE} min-h-64`} aria-labelledby={id}>
      <div className={`${PANE_BAR} border-b`}>
        <h2 id={id} className="grow">
          {toneName}
        </h2>
        {status === 'done' && (
          <span className="text-ink-soft cluster">
            <Icon name="check" /> {unchanged ? 'Nothing was changed, nothing charged' : 'Done'}
          </span>
        )}
        {status === 'stopped' && (
          <span className="text-ink-soft">
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
        className="writing field-sizing-content min-h-56 w-full grow resize-none bg-transparent p-4 -outline-offset-2 fits:field-sizing-fixed fits:min-h-0"
        aria-label={`Rewrite in ${toneName} tone`}
        readOnly
        dir="auto"
        lang={language}
        value={output}
        placeholder={status === 'running' ? 'Nothing written yet' : 'No text'}
      />
      {lines.length > 0 && (
        <ul className={`${PANE_BAR} gap-x-4 border-t text-sm tabular-nums`}>
          {lines.map(({ text, good }) => (
            <li key={text} className={`flex items-center gap-1.5 ${good === false ? 'text-warn' : ''}`}>
              {good !== undefined && <Icon name={good ? 'good' : 'warn'} />} {text}
            </li>
          ))}
        </ul>
      )}
      {status !== 'running' && (
        <div className={`${PANE_BAR} border-t`}>
          <LinkButton to={`/humanizer?run=${runId}`} small variant={output ? 'primary' : 'secondary'}>
            {output ? 'Use this one' : 'Back to this text'}
            <span className="sr-only"> ({toneName})</span>
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
  const hydrated = useHydrated()
  return (
    <div className={`${PANE_BAR} border-b`}>
      <div className="grow">
        <ProgressBar
          id={`progress-${runId}`}
          label={begun ? 'Rewriting' : 'About to begin, or waiting for the other'}
          value={progress}
          words={`${progress}%`}
        />
      </div>
      {!hydrated && <Link to={here}>Check progress</Link>}
      <Form method="post" action={`/api/runs/${runId}/stop?goTo=${encodeURIComponent(here)}`}>
        <Button variant="secondary" small busyLabel="Stopping…">
          Stop <span className="sr-only">{toneName}</span>
        </Button>
      </Form>
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

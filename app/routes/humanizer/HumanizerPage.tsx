import { Suspense, useRef } from 'react'
import { useOutlet } from 'react-router'
import { brand } from '#app/brand.ts'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { InputPane } from './InputPane.tsx'
import { OutputPane } from './OutputPane.tsx'
import { LazyLimitDialog } from './lazy-limit-dialog.ts'
import type { OverPage } from './over-page.ts'
import type { HumanizerData } from './page-data.server.ts'
import { type Refused, summaryOf } from './refused.ts'
import { RewriteOptionsMenu } from './RewriteOptionsMenu.tsx'
import { ToneBar } from './ToneBar.tsx'
import { useHumanizer } from './use-humanizer.ts'

/** The humanizer: a form that works by itself, and React around it that makes it immediate. */
export function HumanizerPage({ page, refused }: { page: HumanizerData; refused: Refused }) {
  const { usage, tones, model, importing } = page
  const form = useRef<HTMLFormElement>(null)
  const state = useHumanizer(page, refused, form)
  const { tone, input, options, run, limit } = state
  const draft = refused?.details?.draft
  const here = draft ? `/humanizer?draft=${draft}` : page.here
  const { words } = input
  const open = useOutlet({ here, model, usage, tones, tone, words } satisfies OverPage)
  const errors = refused && refused.code !== 'limit_reached' ? summaryOf(refused, 'text') : []
  return (
    <div className="page gap-3 fits:gap-2 fits:px-4 fits:py-2">
      {!open && <title>{`${refused ? 'Error: ' : ''}AI Text Humanizer · ${brand.name}`}</title>}
      {open}
      {limit && (
        <Suspense>
          <LazyLimitDialog
            refusal={limit}
            usage={usage}
            now={page.now}
            closeHref={here}
            onClose={state.closeLimit}
          />
        </Suspense>
      )}
      <ErrorSummary errors={errors} />
      {/* Cancelling does not send the whole text along. */}
      <form id="cancel" method="post" />
      <div className="grid grow grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 fits:min-h-0 fits:grid-rows-[auto_minmax(0,1fr)] fits:gap-2">
        <form
          ref={form}
          id="humanize"
          method="post"
          action="/humanizer"
          encType="multipart/form-data"
          className="contents"
          onSubmit={state.onSubmit}
        >
          {/* Enter presses the first submit button of a form: that must be the main one. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
          <input type="hidden" name="key" value={page.key} />
          {page.result && <input type="hidden" name="from" value={page.source?.split(':', 2).join(':')} />}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 lg:col-span-2 lg:flex-nowrap">
            <h1 className="lg:whitespace-nowrap">AI Text Humanizer</h1>
            <ToneBar here={here} tone={tone} tones={tones} onChoose={state.setTone}>
              <RewriteOptionsMenu state={options} detected={input.language} model={model} />
            </ToneBar>
          </div>
          <InputPane
            input={input}
            language={options.choices.language}
            usage={usage}
            importTypes={page.importTypes}
            busy={run.work.state === 'busy'}
            spent={state.spent}
            aside={state.aside}
            importing={importing}
            cleared={page.cleared}
            here={here}
          />
        </form>
        <OutputPane
          work={run.work}
          result={page.result}
          editor={page.editor}
          editing={state.editor}
          live={page.live}
          here={here}
          tone={tone}
          toneName={state.toneName}
          model={model}
          stale={state.stale}
          onStop={run.stop}
        />
      </div>
    </div>
  )
}

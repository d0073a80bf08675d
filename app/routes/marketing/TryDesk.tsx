import { PANE, PANE_BAR } from '#app/ui/pane-class.ts'
import { PRESET_TONES } from '#app/domain/humanizer/tones.ts'
import { TRY } from '#app/domain/marketing/copy.ts'
import type { TrialUsage } from '#app/domain/marketing/trial-allowance.server.ts'
import { TRIAL, TRIAL_TONE } from '#app/domain/marketing/trial-text.ts'
import { Button } from '#app/ui/Button.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import type { TrialState } from './trial-state.ts'
import { TrialRefusal } from './TrialRefusal.tsx'
import { TrialRewrite } from './TrialRewrite.tsx'

type TryDeskProps = {
  usage: TrialUsage
  trial: TrialState | undefined
  /** Names the next press, for browsers that have tried before. */
  press: string | undefined
}

/** The visitor's trial: a form that works as one, on two sheets. The script only spares the reload. */
export function TryDesk({ usage: before, trial, press }: TryDeskProps) {
  const usage = trial?.usage ?? before
  return (
    <section className="band band-tint" id="try" aria-labelledby="try-title" tabIndex={-1}>
      <div className="band-inner stack">
        <div className="band-head">
          <h2 id="try-title">{TRY.title}</h2>
          <p className="text-lg text-ink-soft">{TRY.lead}</p>
        </div>
        <form method="post" action="/#try" className="stack" id="try-form">
          {press && <input type="hidden" name="key" value={press} />}
          {trial?.failure && <TrialRefusal failure={trial.failure} usage={usage} />}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
            <div className={`${PANE} min-h-80`}>
              <div className={`${PANE_BAR} min-h-13 justify-between border-b`}>
                <label className="font-semibold" htmlFor="try-text">
                  {TRY.label}
                </label>
                <p
                  className="text-sm text-ink-soft tabular-nums data-over:font-semibold data-over:text-bad"
                  id="try-words"
                  data-limit={TRIAL.wordsPerRun}
                >
                  Up to {TRIAL.wordsPerRun} words a run
                </p>
              </div>
              <textarea
                id="try-text"
                name="text"
                className="writing min-h-56 w-full flex-1 resize-none bg-transparent p-4 -outline-offset-2"
                placeholder={TRY.placeholder}
                defaultValue={trial?.typed.text}
                aria-describedby="try-words"
                aria-invalid={trial?.failure?.code === 'invalid' ? true : undefined}
                spellCheck
              />
              <div className={`${PANE_BAR} justify-between gap-x-4 border-t`}>
                <label className="flex items-center gap-2 font-semibold">
                  <span>Tone</span>
                  <select
                    name="tone"
                    className={inputClass('', 'w-auto')}
                    defaultValue={trial?.typed.tone ?? TRIAL_TONE}
                  >
                    {PRESET_TONES.map(({ name, label }) => (
                      <option key={name} value={name}>
                        {label}
                      </option>
                    ))}
                  </select>
                </label>
                <Button busyLabel={TRY.busy} className="grow @[40rem]:grow-0">
                  {TRY.action}
                </Button>
              </div>
            </div>
            <div className={`${PANE} min-h-80`}>
              {trial?.result ? (
                <TrialRewrite result={trial.result} />
              ) : (
                <>
                  <div className={`${PANE_BAR} min-h-13 border-b`}>
                    <p className="font-semibold">Rewrite</p>
                  </div>
                  <div className="grid flex-1 place-content-center p-4">
                    <EmptyState icon="humanizer" heading="h3" title={TRY.empty.title}>
                      <p>{TRY.empty.text}</p>
                    </EmptyState>
                  </div>
                </>
              )}
            </div>
          </div>
          <p id="try-news" className="text-sm text-ink-soft tabular-nums" role="status">
            {usage.wordsLeft} of {usage.maxWords} trial words left this month.
            {trial?.result &&
              (trial.result.unchanged
                ? ' Nothing was changed, and no words were used.'
                : ` Done: ${trial.result.words} words were used.`)}
          </p>
        </form>
      </div>
    </section>
  )
}

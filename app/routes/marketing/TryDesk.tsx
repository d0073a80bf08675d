import { PRESET_TONES } from '#app/domain/humanizer/tones.ts'
import { TRY } from '#app/domain/marketing/copy.ts'
import type { TrialUsage } from '#app/domain/marketing/trial-allowance.server.ts'
import { TRIAL, TRIAL_TONE } from '#app/domain/marketing/trial-text.ts'
import { Button } from '#app/ui/Button.tsx'
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
    <section className="band band-tint" id="try" aria-labelledby="try-title" tabIndex={-1} data-try>
      <div className="band-inner stack">
        <div className="band-head">
          <h2 id="try-title">{TRY.title}</h2>
          <p className="lead">{TRY.lead}</p>
        </div>
        <form method="post" action="/#try" className="stack" id="try-form">
          {press && <input type="hidden" name="key" value={press} />}
          {trial?.failure && <TrialRefusal failure={trial.failure} usage={usage} />}
          <div className="panes try-panes">
            <div className="pane">
              <div className="pane-bar cluster-apart">
                <label className="label" htmlFor="try-text">
                  {TRY.label}
                </label>
                <p className="fine num" id="try-words" data-try-words data-limit={TRIAL.wordsPerRun}>
                  Up to {TRIAL.wordsPerRun} words a run
                </p>
              </div>
              <textarea
                id="try-text"
                name="text"
                className="pane-input writing"
                placeholder={TRY.placeholder}
                defaultValue={trial?.typed.text}
                aria-describedby="try-words"
                aria-invalid={trial?.failure?.code === 'invalid' ? true : undefined}
                spellCheck
              />
              <div className="pane-bar try-bar">
                <label className="try-tone">
                  <span>Tone</span>
                  <select name="tone" className="input" defaultValue={trial?.typed.tone ?? TRIAL_TONE}>
                    {PRESET_TONES.map(({ name, label }) => (
                      <option key={name} value={name}>
                        {label}
                      </option>
                    ))}
                  </select>
                </label>
                <Button busyLabel={TRY.busy}>{TRY.action}</Button>
              </div>
            </div>
            <div className="pane try-out">
              {trial?.result ? (
                <TrialRewrite result={trial.result} />
              ) : (
                <>
                  <div className="pane-bar">
                    <p className="label">Rewrite</p>
                  </div>
                  <div className="pane-body try-empty">
                    <EmptyState icon="humanizer" heading="h3" title={TRY.empty.title}>
                      <p>{TRY.empty.text}</p>
                    </EmptyState>
                  </div>
                </>
              )}
            </div>
          </div>
          <p className="fine num" role="status">
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

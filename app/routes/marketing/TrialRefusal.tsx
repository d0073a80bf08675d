import { TRY } from '#app/domain/marketing/copy.ts'
import type { TrialUsage } from '#app/domain/marketing/trial-allowance.server.ts'
import { TRIAL } from '#app/domain/marketing/trial-text.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { Button } from '#app/ui/Button.tsx'
import { formatCount, formatDay } from '#app/ui/format.ts'
import { Problem } from '#app/ui/ErrorSummary.tsx'
import type { TrialFailure } from './trial-state.ts'

/** Why a text was not rewritten, that it is still there, and what can be done with it. Takes focus. */
export function TrialRefusal({ failure, usage }: { failure: TrialFailure; usage: TrialUsage }) {
  const { code, message } = failure
  return (
    <Problem
      id="try-refusal"
      heading="h3"
      title={code === 'invalid' ? 'There is a problem' : 'This text was not rewritten'}
    >
      <div className="stack gap-2">
        <p>
          {code === 'invalid' ? <a href="#try-text">{message}</a> : sentence(failure, usage)}
          {code !== 'invalid' && ' Your text is still here, and nothing was counted.'}
        </p>
        {code !== 'invalid' && (
          <>
            <p>
              An account is free: {formatCount(PLANS.free.wordsPerMonth)} words a month, in one go if you
              like.
            </p>
            <p className="cluster">
              <Button small formAction="/api/drafts" name="goTo" value="join">
                {TRY.keep}
              </Button>
              {code === 'too_large' && usage.wordsLeft >= TRIAL.wordsPerRun && (
                <Button variant="secondary" small name="part" value="first" busyLabel={TRY.busy}>
                  {`Humanize the first ${TRIAL.wordsPerRun} words`}
                </Button>
              )}
            </p>
          </>
        )}
      </div>
    </Problem>
  )
}

function sentence({ code, message, details }: TrialFailure, usage: TrialUsage): string {
  if (code !== 'limit_reached') return message
  const renews = typeof details.renewsAt === 'string' ? formatDay(new Date(details.renewsAt)) : 'next month'
  const asked = formatCount(Number(details.wordCount))
  return `This text has ${asked} words, and ${usage.wordsLeft} of your ${usage.maxWords} trial words are left until ${renews}.`
}

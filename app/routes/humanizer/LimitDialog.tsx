import type { Usage } from '#app/domain/usage/allowance.server.ts'
import { LIMIT_OFFER, PLANS } from '#app/domain/usage/plans.ts'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { OfferEnd } from '#app/ui/OfferEnd.tsx'
import type { Refusal } from './use-run.ts'

type LimitDialogProps = {
  refusal: Refusal
  usage: Pick<Usage, 'plan' | 'larger'>
  now: Date
  closeHref: string
  onClose: () => void
}

/** Shown only when a server's answer lacks its own figure. */
const FALLBACK_MAX_WORDS = 300

/** The month's words do not suffice: how many there are, and what more would cost. The text stays where it is. */
export function LimitDialog({ refusal, usage, now, closeHref, onClose }: LimitDialogProps) {
  const {
    wordsUsed = 0,
    wordCount = 0,
    maxWords = FALLBACK_MAX_WORDS,
    offer,
    rewrites,
  } = refusal.details ?? {}
  const more = usage.larger && PLANS[usage.larger]
  const kind = usage.plan === 'free' ? 'free words' : 'words'
  return (
    <div
      onClickCapture={(event) => {
        if ((event.target as Element).closest('a[data-limit-close], a[data-dialog-close]')) onClose()
      }}
    >
      <Dialog
        id="limit"
        title={`You've reached your ${formatCount(maxWords)} ${kind} limit for this month.`}
        href={closeHref}
      >
        <div className="stack">
          <Facts
            facts={[
              {
                label: rewrites ? 'Two rewrites of this text' : 'This text',
                value: `${formatCount(wordCount)} words`,
              },
              {
                label: 'Used this month',
                value: `${formatCount(wordsUsed)} of ${formatCount(maxWords)} words`,
              },
            ]}
          />
          <p>
            Your text is kept. {more ? 'Shorten it, wait' : 'Shorten it or wait'} for the next month
            {more && ', or choose a larger plan'}.
          </p>
          {offer && (
            <div data-offer>
              <Notice kind="good" title={`${LIMIT_OFFER.percentOff}% off the first month`}>
                <p>Taken off by itself on the plans page, until it ends.</p>
                <OfferEnd endsAt={new Date(offer.endsAt)} now={now} />
              </Notice>
            </div>
          )}
          {more && (
            <p>
              {more.label}: up to {formatCount(more.wordsPerMonth)} words a month, all writing modes, latest
              AI models and priority processing ({more.concurrentRuns} texts at a time).
            </p>
          )}
          <DialogActions>
            <LinkButton href={closeHref} variant="secondary" data-limit-close>
              Back to my text
            </LinkButton>
            {more && <LinkButton href="/subscription">See the plans</LinkButton>}
          </DialogActions>
        </div>
      </Dialog>
    </div>
  )
}

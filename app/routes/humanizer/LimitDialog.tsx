import type { Usage } from '#app/domain/usage/allowance.server.ts'
import { LIMIT_OFFER, PLANS } from '#app/domain/usage/plans.ts'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { OfferEnd } from '#app/ui/OfferEnd.tsx'
import { useTimeLeft } from '#app/ui/use-time-left.ts'
import type { Refusal } from './pursue.ts'

type LimitDialogProps = {
  refusal: Refusal
  usage: Pick<Usage, 'plan' | 'larger'>
  now: Date
  closeHref: string
  /** It was a script that asked: then the page stays as it is. */
  onClose?: () => void
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
  const endsAt = offer ? new Date(offer.endsAt) : undefined
  const left = useTimeLeft(endsAt)
  return (
    <Dialog
      id="limit"
      title={`You've reached your ${formatCount(maxWords)} ${kind} limit for this month.`}
      href={closeHref}
      onClose={onClose}
    >
      <div className="grid gap-4">
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
        {endsAt && (left === null || left > 0) && (
          <Notice kind="good" title={`${LIMIT_OFFER.percentOff}% off the first month`}>
            <p>Taken off by itself on the plans page, until it ends.</p>
            <OfferEnd endsAt={endsAt} now={now} />
          </Notice>
        )}
        {more && (
          <p>
            {more.label}: up to {formatCount(more.wordsPerMonth)} words a month, all writing modes, latest AI
            models and priority processing ({more.concurrentRuns} texts at a time).
          </p>
        )}
        <DialogActions>
          <LinkButton
            to={closeHref}
            variant="secondary"
            onClick={(event) => {
              if (!onClose) return
              event.preventDefault()
              onClose()
            }}
          >
            Back to my text
          </LinkButton>
          {more && <LinkButton href="/subscription">See the plans</LinkButton>}
        </DialogActions>
      </div>
    </Dialog>
  )
}

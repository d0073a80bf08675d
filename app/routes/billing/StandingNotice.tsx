import type { BillingView } from '#app/domain/billing/types.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { PaymentLinkForm } from './PaymentLinkForm.tsx'

type StandingNoticeProps = { billing: BillingView; mode: string; mail: boolean }

/** What somebody should know of their own subscription before they choose another plan; nothing when all is well. */
export function StandingNotice({ billing, mode, mail }: StandingNoticeProps) {
  const { status, open, accessEndsAt, scheduled, cancelAtPeriodEnd, now } = billing
  if (open) {
    const href = mode === 'demo' ? '/subscription?dialog=pay' : open.url
    return (
      <Notice kind="warn" title={status === 'past_due' ? 'Payment failed' : 'A payment is waiting'}>
        <p>
          {formatMoney(open.amount, open.currency)} has not been paid yet.{' '}
          {href && status !== 'past_due' && <a href={href}>Pay now</a>}
          {status === 'past_due' && <a href="/account#subscription">Update your card</a>}
        </p>
        {mail && <PaymentLinkForm back="/subscription" />}
      </Notice>
    )
  }
  if (status === 'paused') {
    return (
      <Notice kind="info" title="Your subscription is paused">
        <p>
          {accessEndsAt &&
            `Paid features ${accessEndsAt > now ? 'last until' : 'ended on'} ${formatDay(accessEndsAt)}. `}
          <a href="/account#subscription">Resume it in your account</a>
        </p>
      </Notice>
    )
  }
  if (cancelAtPeriodEnd) {
    return (
      <Notice kind="info" title="Your subscription is ending">
        <p>
          {accessEndsAt && `You keep your plan until ${formatDay(accessEndsAt)}. `}
          <a href="/account#subscription">Reactivate it in your account</a>
        </p>
      </Notice>
    )
  }
  if (!scheduled) return null
  return (
    <Notice kind="info" title={`${PLANS[scheduled.plan].label} begins on ${formatDay(scheduled.at)}`}>
      <p>
        Until then you keep what you have.{' '}
        <a href="/account#subscription">Change your mind in your account</a>
      </p>
    </Notice>
  )
}

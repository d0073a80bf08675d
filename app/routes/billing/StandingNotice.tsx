import type { BillingView } from '#app/domain/billing/types.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { PaymentLinkForm } from './PaymentLinkForm.tsx'

type StandingNoticeProps = { billing: BillingView; mode: string; mail: boolean }

/** What somebody should know of their own subscription before they choose another plan; nothing when all is well. */
export function StandingNotice({ billing, mode, mail }: StandingNoticeProps) {
  const { status, plan, open, accessEndsAt, scheduled, cancelAtPeriodEnd, now } = billing
  const href = mode === 'demo' ? '/subscription?dialog=pay' : open?.url
  if (status === 'unpaid') {
    return (
      <Notice kind="bad" title="Your subscription was not paid for">
        <p>
          You are on Free now.{' '}
          {open && href ? (
            <>
              {formatMoney(open.amount, open.currency)} has not been paid yet: <a href={href}>Pay now</a> to
              have {plan ? PLANS[plan].label : 'your plan'} back, or choose a plan below.
            </>
          ) : (
            'Choose a plan below to begin anew.'
          )}
        </p>
        {mail && open && <PaymentLinkForm back="/subscription" />}
      </Notice>
    )
  }
  if (open) {
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

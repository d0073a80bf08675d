import { href } from 'react-router'
import type { BillingView } from '#app/domain/billing/types.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { amountWords } from './amounts.ts'
import { begunTitle, begunWords } from './begun.ts'
import { PaymentLinkForm } from './PaymentLinkForm.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

type StandingNoticeProps = { billing: BillingView; mode: string; mail: boolean }

/** What somebody should know of their own subscription before they choose another plan; nothing when all is well. */
export function StandingNotice({ billing, mode, mail }: StandingNoticeProps) {
  const { status, plan, open, accessEndsAt, scheduled, cancelAtPeriodEnd, now } = billing
  const payAt = mode === 'demo' ? href('/subscription/pay') : open?.url
  if (status === 'unpaid') {
    return (
      <Notice kind="bad" title="Your subscription was not paid for">
        <p>
          You are on Free now, and nothing is collected any more.{' '}
          {open && payAt ? (
            <>
              {formatMoney(open.amount, open.currency)} would bring {plan ? PLANS[plan].label : 'your plan'}{' '}
              back: <a href={payAt}>Pay now</a>. Or choose a plan below.
            </>
          ) : (
            'Choose a plan below to start again.'
          )}
        </p>
        {open && <PaymentForms mail={mail} />}
      </Notice>
    )
  }
  if (open && status === 'past_due') {
    return (
      <Notice kind="warn" title="Payment failed">
        <p>
          {formatMoney(open.amount, open.currency)} could not be charged. You keep your plan while it is tried
          again. <a href={href('/account')}>Update your card</a>
        </p>
        {mail && <PaymentLinkForm back="/subscription" />}
      </Notice>
    )
  }
  if (open) {
    return (
      <Notice kind="info" title={begunTitle(billing)}>
        <p>
          {begunWords(billing, open)} {payAt && <a href={payAt}>Pay now</a>}
        </p>
        <PaymentForms mail={mail} />
      </Notice>
    )
  }
  if (status === 'paused') {
    return (
      <Notice kind="info" title="Your subscription is paused">
        <p>
          {accessEndsAt &&
            `Paid features ${accessEndsAt > now ? 'last until' : 'ended on'} ${formatDay(accessEndsAt)}. `}
          <a href={href('/account')}>Resume it in your account</a>
        </p>
      </Notice>
    )
  }
  if (cancelAtPeriodEnd) {
    return (
      <Notice kind="info" title="Your subscription is ending">
        <p>
          {accessEndsAt && `You keep your plan until ${formatDay(accessEndsAt)}. `}
          <a href={href('/account')}>Reactivate it in your account</a>
        </p>
      </Notice>
    )
  }
  if (!scheduled) return null
  return (
    <Notice kind="info" title={`${amountWords(scheduled).name}, begins on ${formatDay(scheduled.at)}`}>
      <p>
        Until then you keep what you have. <a href={href('/account')}>Undo this in your account</a>
      </p>
    </Notice>
  )
}

/** What can be done about a payment that waits, beside making it. */
function PaymentForms({ mail }: { mail: boolean }) {
  return (
    <div className="cluster">
      {mail && <PaymentLinkForm back="/subscription" />}
      <WithdrawForm back="/subscription" />
    </div>
  )
}

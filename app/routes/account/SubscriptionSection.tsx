import type { BillingView } from '#app/domain/billing/types.ts'
import { isPercentOff } from '#app/domain/billing/renewal.ts'
import { type PlanName, PLANS } from '#app/domain/usage/plans.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { DemoBilling } from '#app/ui/DemoBilling.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PlanBadge } from '#app/ui/PlanBadge.tsx'
import { begunTitle, begunWords } from '../billing/begun.ts'
import { WithdrawForm } from '../billing/WithdrawForm.tsx'
import type { BillingData, ReadBilling } from './billing-data.server.ts'
import { linkToBilling } from './billing-panels.ts'
import { DemoTime } from './DemoTime.tsx'
import { Invoices } from './Invoices.tsx'
import { statusBadge, type SubscriptionButton, subscriptionButtons } from './subscription-state.ts'

type SubscriptionSectionProps = { plan: PlanName; data: BillingData }

/** What is paid for, when it is charged next, and everything that can be done about it. */
export function SubscriptionSection({ plan, data }: SubscriptionSectionProps) {
  const badge = data.failed ? undefined : statusBadge(data.billing)
  return (
    <Card as="section" id="subscription" className="stack" aria-labelledby="subscription-title">
      <div className="cluster cluster-apart">
        <h2 id="subscription-title">Subscription</h2>
        <span className="cluster">
          <PlanBadge plan={plan} />
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </span>
      </div>
      {data.failed ? (
        <Notice kind="bad" title="Failed to load subscription details. Please try again later." />
      ) : (
        <Details plan={plan} {...data} />
      )}
    </Card>
  )
}

function Details({ plan, billing, invoices, demo, isDemo }: ReadBilling & { plan: PlanName }) {
  const buttons = subscriptionButtons(billing)
  return (
    <>
      {isDemo && <DemoBilling />}
      <StatusNotice billing={billing} demo={isDemo} />
      {billing.plan && buttons.length > 0 ? (
        <Facts facts={factsOf(billing)} />
      ) : (
        <p>
          <strong>No Active Subscription</strong>
          <br />
          <span className="muted">
            {plan === 'free'
              ? 'You are on the free plan.'
              : `${PLANS[plan].label} is yours without paying for it.`}{' '}
            <a href="/subscription">See the plans</a>
          </span>
        </p>
      )}
      {(buttons.length > 0 || billing.customerId) && (
        <div className="cluster">
          {buttons.map((button) => (
            <SectionButton key={button} button={button} billing={billing} />
          ))}
          {billing.customerId && (
            <form method="post" action={linkToBilling('portal')} target="_blank">
              <Button variant="secondary" icon="external">
                View Billing Portal
              </Button>
            </form>
          )}
          {billing.refundable && (
            <LinkButton href={linkToBilling('refund')} variant="secondary">
              Refund
            </LinkButton>
          )}
        </div>
      )}
      {billing.refundable && (
        <p className="muted">
          Not what you hoped for? Until {formatDay(billing.refundable.until)} you can have your{' '}
          {formatMoney(billing.refundable.amount, billing.currency)} back.
        </p>
      )}
      <Invoices invoices={invoices} />
      {demo && <DemoTime demo={demo} />}
    </>
  )
}

function factsOf(billing: BillingView) {
  const { plan, amount, interval, currency, nextAmount, nextDate, accessEndsAt, scheduled, now } = billing
  const { renewal, discountPercent } = billing
  const facts = [{ label: 'Plan', value: plan ? PLANS[plan].label : '' }]
  if (amount !== null && interval) {
    facts.push({ label: 'Amount', value: `${formatMoney(amount, currency)} per ${interval}` })
  }
  if (nextDate) facts.push({ label: 'Next billing date', value: formatDay(nextDate) })
  if (nextAmount !== null && nextAmount !== amount) {
    const off = renewal && isPercentOff(renewal, discountPercent) ? ` (${discountPercent}% off)` : ''
    facts.push({ label: 'Next invoice', value: `${formatMoney(nextAmount, currency)}${off}` })
  }
  if (accessEndsAt) {
    const label = accessEndsAt > now ? 'Paid features until' : 'Paid features ended on'
    facts.push({ label, value: formatDay(accessEndsAt) })
  }
  if (scheduled) {
    const name = `${PLANS[scheduled.plan].label}, ${scheduled.interval === 'year' ? 'yearly' : 'monthly'}`
    facts.push({ label: `From ${formatDay(scheduled.at)}`, value: name })
  }
  return facts
}

function StatusNotice({ billing, demo }: { billing: BillingView; demo: boolean }) {
  const { open, status } = billing
  if (!open && status !== 'unpaid') return null
  const pay = demo ? '/subscription/pay' : open?.url
  const isDue = status === 'past_due' || status === 'unpaid'
  return (
    <Notice kind={isDue ? 'warn' : 'info'} title={WAITING[status] ?? begunTitle(billing)}>
      <p>
        {waitingWords(billing)} {open && pay && <a href={pay}>Pay now</a>}
      </p>
      {open && status !== 'past_due' && <WithdrawForm back="/account#subscription" />}
    </Notice>
  )
}

const WAITING: Partial<Record<BillingView['status'], string>> = {
  past_due: 'Your payment failed',
  unpaid: 'Your subscription was not paid for',
}

function waitingWords(billing: BillingView): string {
  const { open, status, plan } = billing
  const amount = open && formatMoney(open.amount, open.currency)
  if (status === 'past_due')
    return `${amount} could not be charged. You keep your plan while it is tried again. A new card is charged at once, or you pay by hand.`
  if (status !== 'unpaid') return open ? begunWords(billing, open) : ''
  const back = amount ? ` ${amount} would bring ${plan ? PLANS[plan].label : 'your plan'} back.` : ''
  return `You are on Free now, and nothing is collected any more.${back}`
}

const LABELS: Record<SubscriptionButton, string> = {
  upgrade: 'Upgrade',
  change: 'Change plan',
  pause: 'Pause',
  cancel: 'Cancel',
  resume: 'Resume Subscription',
  reactivate: 'Reactivate Subscription',
  keep: 'Keep my plan as it is',
  card: 'Update card',
}

function SectionButton({ button, billing }: { button: SubscriptionButton; billing: BillingView }) {
  const label = LABELS[button]
  switch (button) {
    case 'upgrade':
      return <LinkButton href="/subscription">{label}</LinkButton>
    case 'change':
      return (
        <LinkButton href="/subscription" variant="secondary">
          {label}
        </LinkButton>
      )
    case 'pause':
    case 'cancel':
      return (
        <LinkButton href={linkToBilling(button)} variant="secondary">
          {label}
        </LinkButton>
      )
    case 'card':
      return (
        <form method="post" action={linkToBilling('card')}>
          <Button busyLabel="Opening…">{label}</Button>
        </form>
      )
    case 'resume':
    case 'reactivate':
    case 'keep':
      // Going on after the end of what was paid for is charged at once: that is asked about first.
      return billing.resumeCharge !== null ? (
        <LinkButton href={linkToBilling('resume')}>{label}</LinkButton>
      ) : (
        <form method="post" action={linkToBilling('resume')}>
          {/* It charges nothing now; should that have changed meanwhile, it is refused and the price is shown. */}
          <input type="hidden" name="dueNow" value="0" />
          <Button busyLabel="Resuming…" variant={button === 'keep' ? 'secondary' : 'primary'}>
            {label}
          </Button>
        </form>
      )
  }
}

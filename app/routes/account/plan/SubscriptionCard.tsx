import { href } from 'react-router'
import type { BillingView } from '#app/domain/billing/types.ts'
import { isPercentOff } from '#app/domain/billing/renewal.ts'
import { type PlanName, PLANS } from '#app/domain/usage/plans.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { DemoBilling } from '#app/ui/DemoBilling.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { Form } from '#app/ui/Form.tsx'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PlanBadge } from '#app/ui/PlanBadge.tsx'
import { begunTitle, begunWords } from '../../billing/begun.ts'
import { PostButton } from '../PostButton.tsx'
import type { BillingData, ReadBilling } from './billing-data.server.ts'
import { Invoices } from './Invoices.tsx'
import { statusBadge, type SubscriptionButton, subscriptionButtons } from './subscription-state.ts'

type SubscriptionCardProps = { plan: PlanName; data: BillingData }

/** What is paid for, when it is charged next, and everything that can be done about it. */
export function SubscriptionCard({ plan, data }: SubscriptionCardProps) {
  const badge = data.failed ? undefined : statusBadge(data.billing)
  return (
    <Card
      as="section"
      id="subscription"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      aria-labelledby="subscription-title"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="subscription-title">Subscription</h2>
        <span className="flex flex-wrap items-center gap-2">
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
          <span className="text-ink-soft">
            {plan === 'free'
              ? 'You are on the free plan.'
              : `${PLANS[plan].label} is yours without paying for it.`}{' '}
            <a href={href('/subscription')}>See the plans</a>
          </span>
        </p>
      )}
      {(buttons.length > 0 || billing.customerId) && (
        <div className="flex flex-wrap items-center gap-2">
          {buttons.map((button) => (
            <CardButton key={button} button={button} billing={billing} />
          ))}
          {billing.customerId && (
            <Form
              method="post"
              action={href('/api/create-billing-portal-session')}
              target="_blank"
              reloadDocument
            >
              <Button variant="secondary" icon="external">
                View Billing Portal
              </Button>
            </Form>
          )}
          {billing.refundable && (
            <LinkButton to={href('/account/refund')} dialog variant="quiet">
              Refund
            </LinkButton>
          )}
        </div>
      )}
      {billing.refundable && (
        <p className="text-ink-soft">
          Not what you hoped for? Until {formatDay(billing.refundable.until)} you can have your{' '}
          {formatMoney(billing.refundable.amount, billing.currency)} back.
        </p>
      )}
      <Invoices invoices={invoices} />
      {demo && (
        <p>
          <LinkButton to={href('/account/time')} dialog variant="quiet" small>
            Demo billing: move time forward
          </LinkButton>
        </p>
      )}
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
  const pay = demo ? href('/subscription/pay') : open?.url
  const isDue = status === 'past_due' || status === 'unpaid'
  return (
    <Notice kind={isDue ? 'warn' : 'info'} title={WAITING[status] ?? begunTitle(billing)}>
      <p>
        {waitingWords(billing)} {open && pay && <a href={pay}>Pay now</a>}
      </p>
      {open && status !== 'past_due' && (
        <PostButton action={href('/api/subscription/withdraw')} busyLabel="Withdrawing…" small>
          I changed my mind
        </PostButton>
      )}
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

function CardButton({ button, billing }: { button: SubscriptionButton; billing: BillingView }) {
  const label = LABELS[button]
  switch (button) {
    case 'upgrade':
      return <LinkButton href={href('/subscription')}>{label}</LinkButton>
    case 'change':
      return (
        <LinkButton href={href('/subscription')} variant="secondary">
          {label}
        </LinkButton>
      )
    case 'pause':
    case 'cancel':
      return (
        <LinkButton
          to={button === 'pause' ? href('/account/pause') : href('/account/cancel')}
          dialog
          variant="secondary"
        >
          {label}
        </LinkButton>
      )
    case 'card':
      return (
        <Form method="post" action={href('/api/create-billing-portal-session')} reloadDocument>
          <input type="hidden" name="task" value="card" />
          <Button busyLabel="Opening…">{label}</Button>
        </Form>
      )
    case 'resume':
    case 'reactivate':
    case 'keep':
      // Going on after the end of what was paid for is charged at once: that is asked about first.
      return billing.resumeCharge !== null ? (
        <LinkButton to={href('/account/resume')} dialog>
          {label}
        </LinkButton>
      ) : (
        // It charges nothing now; should that have changed meanwhile, it is refused.
        <PostButton
          action={href('/api/subscription/resume')}
          fields={{ dueNow: '0' }}
          busyLabel="Resuming…"
          variant={button === 'keep' ? 'secondary' : 'primary'}
        >
          {label}
        </PostButton>
      )
  }
}

import { useForm } from '@conform-to/react'
import { href, redirect } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import { cancelSubscription } from '#app/domain/billing/cancel.server.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { sayingWhatFailed } from '#app/http/billing-failure.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { formatCount, formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Route } from './+types/switch-to-free'
import { pays } from './plan-button.ts'
import { looksAt } from './plans-data.server.ts'
import { plansAddress } from './plans-view.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireUser(context, request)
  const { customer, view } = await looksAt(url, context)
  const close = plansAddress(view)
  const billing = customer?.billing
  if (!billing || !pays(billing.status) || billing.cancelAtPeriodEnd) throw redirect(close)
  return {
    close,
    plan: billing.plan && PLANS[billing.plan].label,
    at: billing.accessEndsAt ?? billing.currentPeriodEnd,
    retentionOffered: billing.retentionOffered,
  }
}

const NOT_CANCELLED = 'Failed to cancel subscription. Please try again later.'

export const action = pageAction(z.object({}), async ({ user }) => {
  await limitBilling(user)
  const { endsAt } = await sayingWhatFailed(NOT_CANCELLED, cancelSubscription(user))
  // One whose payment had failed ends at once.
  const { status } = await billingOf(user)
  const description =
    status === 'canceled'
      ? 'You are on Free.'
      : `You keep your plan until ${formatDay(endsAt)}. Then you are on Free.`
  return { to: plansAddress(), flash: { kind: 'good', title: 'Subscription Canceled', description } }
})

/** Asks whether somebody wants Free again when what they have paid for is over. */
export default function SwitchToFree({ loaderData, actionData }: Route.ComponentProps) {
  const { close, plan, at, retentionOffered } = loaderData
  const [form, fields] = useForm({ id: 'free', lastResult: actionData?.result })
  return (
    <Dialog id="question" title="Switch to Free?" href={close}>
      <title>{`${actionData ? 'Error: ' : ''}Switch to Free? · ${brand.name}`}</title>
      <Form method="post" id={form.id} className="stack">
        <FormErrors form={form} fields={fields} title="Nothing was changed" />
        <p>
          {at ? `You keep ${plan ?? 'your plan'} until ${formatDay(at)}. ` : ''}
          Then you have {formatCount(PLANS.free.wordsPerMonth)} words a month, and Chat PDF and Study Buddy
          close. Your texts and files stay, and nothing more is charged.
        </p>
        {retentionOffered && (
          <p>
            <a href={href('/account/cancel')}>See what we offer you for staying</a>
          </p>
        )}
        <DialogActions>
          <LinkButton href={close} variant="secondary">
            Keep {plan ?? 'my plan'}
          </LinkButton>
          <Button variant="danger" busyLabel="Canceling…">
            Switch to Free
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

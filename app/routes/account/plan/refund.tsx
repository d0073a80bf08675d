import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { refundSubscription } from '#app/domain/billing/refund.server.ts'
import { REFUND_DAYS } from '#app/domain/usage/plans.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { formatMoney } from '#app/ui/format.ts'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { FormDialog, PageDialog } from '#app/ui/FormDialog.tsx'
import { BackToAccount } from '../NothingDialog.tsx'
import type { Route } from './+types/refund'
import { billingForDialog } from './billing-data.server.ts'
import { planLabel } from './plan-label.ts'

const BACK = href('/account')
const TITLE = 'Have your money back?'
const FAILED = 'Failed to refund your payment'

export async function loader({ request, context }: Route.LoaderArgs) {
  const billing = await billingForDialog(requireUser(context, request))
  const { refundable, currency } = billing
  return {
    plan: planLabel(billing),
    amount: refundable ? formatMoney(refundable.amount, currency) : undefined,
  }
}

export const action = pageAction(z.object({}), async ({ user }) => {
  const { amount, currency } = await changeBilling(user, () => refundSubscription(user))
  return {
    to: BACK,
    flash: {
      kind: 'good',
      title: `${formatMoney(amount, currency)} will be paid back`,
      description: 'Your subscription has ended. Your texts and files stay.',
    },
  }
})

/** Gives back what was paid. */
export default function Refund({ loaderData: { plan, amount }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'refund-form', lastResult: actionData?.result })
  if (!amount) {
    return (
      <PageDialog title={TITLE} back={BACK} failed={Boolean(actionData)}>
        <FormErrors form={form} fields={fields} title={FAILED} />
        <p>Money is given back within {REFUND_DAYS} days of the first payment.</p>
        <BackToAccount />
      </PageDialog>
    )
  }
  return (
    <FormDialog
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      failed={FAILED}
      label={`Refund ${amount}`}
      busyLabel="Refunding…"
      cancel="Keep my plan"
      danger
    >
      <p>
        {amount} goes back to the card you paid with, and {plan} ends at once. Your texts and files stay.
      </p>
    </FormDialog>
  )
}

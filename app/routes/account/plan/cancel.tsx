import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import * as z from 'zod'
import { cancelSubscription } from '#app/domain/billing/cancel.server.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { formatCount, formatDay } from '#app/ui/format.ts'
import { LongTextField } from '#app/ui/TextField.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { NothingDialog } from '../NothingDialog.tsx'
import type { Route } from './+types/cancel'
import { billingForDialog } from './billing-data.server.ts'
import { planLabel } from './plan-label.ts'
import { Retention } from './Retention.tsx'

const BACK = href('/account')
const TITLE = 'Cancel your subscription?'
const Leaving = z.object({
  reason: z.string().trim().max(500, 'Please shorten it to 500 characters.').optional(),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const billing = await billingForDialog(requireUser(context, request))
  return { billing, constraint: getZodConstraint(Leaving) }
}

export const action = pageAction(Leaving, async ({ user, values: { reason } }) => {
  await changeBilling(user, () => cancelSubscription(user, reason))
  return { to: href('/account/all-set') }
})

/** Ends the subscription, after an offer to stay. */
export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { billing, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'cancel-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { reason: '' },
  })
  if (!billing.plan && !actionData) {
    return (
      <NothingDialog title={TITLE} back={BACK}>
        You have no subscription that could be canceled.
      </NothingDialog>
    )
  }
  const end = billing.accessEndsAt ?? billing.currentPeriodEnd
  // What is owed is not collected from somebody who leaves, and what is not paid for does not go on.
  const atOnce = billing.status === 'past_due'
  return (
    <FormDialog
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      failed="Failed to cancel subscription"
      label="Cancel subscription"
      busyLabel="Canceling…"
      cancel="Keep my subscription"
      danger
      before={<Retention offered={billing.retentionOffered} />}
    >
      <p>
        {atOnce
          ? `Your last payment failed, so ${planLabel(billing)} ends at once and nothing more is charged. `
          : end && `You keep ${planLabel(billing)} until ${formatDay(end)}. `}
        Then you are on Free, with {formatCount(PLANS.free.wordsPerMonth)} words a month. Your texts and files
        stay.
      </p>
      <LongTextField label="What made you leave? (optional)" field={fields.reason} rows={3} />
    </FormDialog>
  )
}

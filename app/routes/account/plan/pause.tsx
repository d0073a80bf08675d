import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { pauseSubscription } from '#app/domain/billing/pause.server.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { formatDay } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { NothingDialog } from '../NothingDialog.tsx'
import type { Route } from './+types/pause'
import { billingForDialog } from './billing-data.server.ts'
import { planLabel } from './plan-label.ts'

const BACK = href('/account')
const TITLE = 'Pause your subscription?'

export async function loader({ request, context }: Route.LoaderArgs) {
  return { billing: await billingForDialog(requireUser(context, request)) }
}

export const action = pageAction(z.object({}), async ({ user }) => {
  const { released } = await changeBilling(user, () => pauseSubscription(user))
  return { to: released ? `${href('/account/all-set')}?released=1` : href('/account/all-set') }
})

/** Stops the charges. */
export default function Pause({ loaderData: { billing }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'pause-form', lastResult: actionData?.result })
  if (!actionData && (billing.status !== 'active' || billing.cancelAtPeriodEnd)) {
    return (
      <NothingDialog title={TITLE} back={BACK}>
        {billing.cancelAtPeriodEnd
          ? 'Your subscription is canceled: there is nothing to pause.'
          : 'You have no subscription that could be paused.'}
      </NothingDialog>
    )
  }
  return (
    <FormDialog
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      failed="Failed to pause subscription"
      label="Pause subscription"
      busyLabel="Pausing…"
      cancel="Not now"
    >
      <p>
        Nothing more is charged until you resume, which you can at any time.{' '}
        {billing.currentPeriodEnd &&
          `${planLabel(billing)} lasts until ${formatDay(billing.currentPeriodEnd)}, as you have paid for it.`}{' '}
        Your texts, files and remaining words stay.
      </p>
      {billing.scheduled && (
        <Notice
          kind="warn"
          title={`The change to ${PLANS[billing.scheduled.plan].label} on ${formatDay(billing.scheduled.at)} is given up`}
        />
      )}
    </FormDialog>
  )
}

import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { forecastResume } from '#app/domain/billing/forecast.server.ts'
import { resumeSubscription } from '#app/domain/billing/pause.server.ts'
import { nextWords, thenWords } from '#app/domain/billing/renewal.ts'
import type { BillingView, Forecast } from '#app/domain/billing/types.ts'
import { AppError } from '#app/domain/errors.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { resumedNews } from '../../billing/resumed.server.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { NothingDialog } from '../NothingDialog.tsx'
import type { Route } from './+types/resume'
import { billingForDialog } from './billing-data.server.ts'
import { planLabel } from './plan-label.ts'

const BACK = href('/account')
const TITLE = 'Resume your subscription?'

/** A form that named no price agreed to none. */
const Agreed = z.object({ dueNow: z.coerce.number().default(0) })

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const billing = await billingForDialog(user)
  return { billing, resuming: await resumingCosts(user) }
}

/** What resuming costs, or why that cannot be said. */
async function resumingCosts(user: User): Promise<Forecast | { refused: string }> {
  try {
    // Each look at a price asks the provider.
    await limitBilling(user)
    return await forecastResume(user)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refused: error.message }
  }
}

export const action = pageAction(Agreed, async ({ user, values: { dueNow } }) => {
  const { charged } = await changeBilling(user, () => resumeSubscription(user, dueNow))
  return { to: BACK, flash: await resumedNews(user, charged) }
})

/** Goes on, and says what that charges, now and later. */
export default function Resume({ loaderData, actionData }: Route.ComponentProps) {
  const { billing, resuming } = loaderData
  const [form, fields] = useForm({ id: 'resume-form', lastResult: actionData?.result })
  const nothing = nothingToResume(billing)
  if (!actionData && nothing) {
    return (
      <NothingDialog title={TITLE} back={BACK}>
        {nothing}
      </NothingDialog>
    )
  }
  if ('refused' in resuming) {
    return (
      <NothingDialog title={TITLE} back={BACK}>
        {resuming.refused}
      </NothingDialog>
    )
  }
  const { dueNow, currency, next } = resuming
  const amount = formatMoney(dueNow, currency)
  return (
    <FormDialog
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      failed="Failed to resume subscription"
      label={dueNow > 0 ? `Pay ${amount} and resume` : 'Resume Subscription'}
      busyLabel="Resuming…"
      cancel="Not now"
    >
      {/* Not a field of conform's: after a refusal it is the price as it is now. */}
      <input type="hidden" name="dueNow" value={dueNow} />
      <p>
        {billing.resumeCharge !== null
          ? `What you had paid for is over: a new ${billing.interval} of ${planLabel(billing)} begins now. You pay ${amount}, ${thenWords(next, currency, formatDay)}.`
          : `Your plan goes on as before. Nothing is charged now. ${next ? nextWords(next, currency, formatDay) : ''}`}
      </p>
    </FormDialog>
  )
}

function nothingToResume({ plan, status, cancelAtPeriodEnd, scheduled }: BillingView): string | undefined {
  if (!plan) return 'You have no subscription that could be resumed.'
  if (status === 'active' && !cancelAtPeriodEnd && !scheduled)
    return 'Your subscription is running: there is nothing to resume.'
  return undefined
}

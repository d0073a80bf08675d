import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href, redirect } from 'react-router'
import * as z from 'zod'
import { demoMoveClock, demoOf } from '#app/domain/billing/demo.server.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { formatDay } from '#app/ui/format.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import type { Route } from './+types/demo-time'

const BACK = href('/account')
const Passing = z.object({ days: z.coerce.number('How many days?').int('How many days?').min(1).max(400) })

export async function loader({ request, context }: Route.LoaderArgs) {
  const demo = await demoOf(requireUser(context, request))
  if (!demo) throw redirect(BACK)
  return { demo, constraint: getZodConstraint(Passing) }
}

export const action = pageAction(Passing, async ({ user, values: { days } }) => {
  await changeBilling(user, () => demoMoveClock(user, days))
  return {
    to: BACK,
    flash: {
      kind: 'info',
      title: days === 1 ? 'A day has passed' : `${days} days have passed`,
      description: 'In demo billing only: what would have been charged by now is in your invoices.',
    },
  }
})

/** Demo billing only: lets days pass, so that renewals, ends and failures can be seen. */
export default function DemoTime({ loaderData: { demo, constraint }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({
    id: 'time-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { days: '31' },
  })
  const ahead = demo.aheadDays > 0 ? `, ${demo.aheadDays} ${demo.aheadDays === 1 ? 'day' : 'days'} ahead` : ''
  return (
    <FormDialog
      title="Move time forward"
      back={BACK}
      form={form}
      fields={fields}
      failed="Failed to move time forward"
      label="Move time forward"
      busyLabel="Moving…"
    >
      <p>
        For your subscription it is {formatDay(demo.now)}
        {ahead}. Time can only go forward.
      </p>
      <TextField label="Days" field={fields.days} type="number" min={1} max={400} inputMode="numeric" />
    </FormDialog>
  )
}

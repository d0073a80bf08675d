import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { givePlan, personWith } from '#app/domain/admin/people.server.ts'
import { PLAN_NAMES, PLANS } from '#app/domain/usage/plans.ts'
import { adminAction, requireAdministrator } from '#app/http/admin.server.ts'
import { foundOr404 } from '#app/http/found.server.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import type { Route } from './+types/person-plan'
import { PlanChoice } from './PlanChoice.tsx'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  const { email, plan } = await foundOr404(personWith(params.id))
  return { email, plan, back: href('/admin/people/:id', params) }
}

const Wish = z.object({ plan: z.enum(PLAN_NAMES) })

export const action = adminAction(Wish, async ({ by, params, values: { plan } }) => {
  const person = await personWith(params.id ?? '')
  await givePlan(by, person, plan)
  const description = `${person.email} is on ${PLANS[plan].label}, or on what they pay for if that is more.`
  return {
    to: href('/admin/people/:id', { id: person.id }),
    flash: { kind: 'good', title: 'The plan was set', description },
  }
})

/** Gives somebody a plan that they need not pay for. */
export default function PersonPlan({ loaderData, actionData }: Route.ComponentProps) {
  const { email, plan, back } = loaderData
  const [form, fields] = useForm<{ plan: string }, { plan: string }, string[]>({
    id: 'plan-form',
    lastResult: actionData?.result,
  })
  return (
    <FormDialog
      title="Set the plan"
      back={back}
      form={form}
      fields={fields}
      label="Set plan"
      busyLabel="Setting…"
    >
      <p className="wrap-anywhere">
        What <strong>{email}</strong> has without paying. If they pay for more, they keep that.
      </p>
      <PlanChoice id={fields.plan.id} name={fields.plan.name} chosen={plan} />
    </FormDialog>
  )
}

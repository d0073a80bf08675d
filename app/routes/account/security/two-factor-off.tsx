import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { endTwoFactor } from '#app/domain/accounts/two-factor.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { OwnerDialog } from '../OwnerDialog.tsx'
import { CurrentPassword, ownerStanding, requireReauthentication } from '../reauthenticate.server.ts'
import type { Route } from './+types/two-factor-off'

const BACK = href('/account/security')
const TITLE = 'Turn off two-step sign-in'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  return { owner: await ownerStanding({ user, context }), constraint: getZodConstraint(CurrentPassword) }
}

export const action = pageAction(CurrentPassword, async ({ user, context, values }) => {
  await requireReauthentication({ user, context }, values.current)
  await endTwoFactor(user)
  await tellOwner(context, user, 'two_factor_off')
  return { to: BACK, flash: { kind: 'good', title: 'Two-step sign-in is off' } }
})

export default function TurnOffTwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'two-factor-off-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { current: '' },
  })
  return (
    <OwnerDialog
      owner={owner}
      current={fields.current}
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      label="Turn off"
      busyLabel="Turning off…"
      danger
    >
      <p>Signing in will only ask for your password. Your recovery codes stop working.</p>
    </OwnerDialog>
  )
}

import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { newRecoveryCodes } from '#app/domain/accounts/two-factor.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { ownerOf, requireUser } from '#app/http/session.server.ts'
import { OwnerDialog } from '../OwnerDialog.tsx'
import { CurrentPassword, ownerStanding, requireReauthentication } from '../reauthenticate.server.ts'
import type { Route } from './+types/codes'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const BACK = href('/account/security')
const TITLE = 'New recovery codes'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  return { owner: await ownerStanding({ user, context }), constraint: getZodConstraint(CurrentPassword) }
}

export const action = pageAction(CurrentPassword, async ({ user, context, values }) => {
  await requireReauthentication({ user, context }, values.current)
  const codes = await newRecoveryCodes(ownerOf(user, context))
  await tellOwner(context, user, 'recovery_codes')
  return { shown: { codes } }
})

export default function NewRecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'codes-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { current: '' },
  })
  if (actionData?.shown) return <RecoveryCodes {...actionData.shown} back={BACK} />
  return (
    <OwnerDialog
      owner={owner}
      current={fields.current}
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      label="Make new codes"
      busyLabel="Making…"
    >
      <p>The codes you have now stop working.</p>
    </OwnerDialog>
  )
}

import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href, redirect, redirectDocument } from 'react-router'
import { pageAction } from '#app/http/mutation.server.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { OwnerDialog } from '../OwnerDialog.tsx'
import { CurrentPassword, ownerStanding, requireReauthentication } from '../reauthenticate.server.ts'
import type { Route } from './+types/confirm'
import { afterConfirming, confirmedOf } from './confirm-for.ts'

const BACK = href('/account/security')
const TITLE = 'Is it you?'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const owner = await ownerStanding({ user, context })
  const what = confirmedOf(url)
  // The way to a provider is no page of the router's.
  const lead = typeof what === 'object' ? redirectDocument : redirect
  if (owner.confirmed) throw lead(afterConfirming(what))
  return { owner, constraint: getZodConstraint(CurrentPassword) }
}

export const action = pageAction(CurrentPassword, async ({ user, request, context, values }) => {
  await requireReauthentication({ user, context }, values.current)
  const what = confirmedOf(pageUrl(request))
  const description = 'You can add a passkey now, for the next ten minutes.'
  return {
    to: afterConfirming(what),
    leave: typeof what === 'object',
    ...(what === 'passkey' && { flash: { kind: 'good', title: 'Thank you', description } as const }),
  }
})

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'confirm-form',
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
      label="Go on"
      busyLabel="Checking…"
    >
      <p>Before you add a new way to sign in, we ask for your password. After that you have ten minutes.</p>
    </OwnerDialog>
  )
}

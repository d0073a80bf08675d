import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { listTokens, revokeToken } from '#app/domain/tokens/tokens.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { NothingDialog } from '../NothingDialog.tsx'
import type { Route } from './+types/revoke-token'

const BACK = href('/account/tokens')
const TITLE = 'Revoke this token?'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const tokens = await listTokens(requireUser(context, request))
  return { token: tokens.find(({ id }) => id === params.id) }
}

export const action = pageAction(z.object({}), async ({ user, params }) => {
  await revokeToken(user, params.id ?? '')
  const description = 'Programs that use it are refused from now on.'
  return { to: BACK, flash: { kind: 'good', title: 'The token was revoked', description } }
})

export default function RevokeToken({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'revoke-form', lastResult: actionData?.result })
  if (!token) {
    return (
      <NothingDialog title={TITLE} back={BACK}>
        There is no such token.
      </NothingDialog>
    )
  }
  return (
    <FormDialog
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      label="Revoke token"
      busyLabel="Revoking…"
      cancel="Keep it"
      danger
    >
      <p className="wrap-anywhere">
        Programs that use <strong>{token.name}</strong> ({token.prefix}…) are refused from then on. This
        cannot be undone.
      </p>
    </FormDialog>
  )
}

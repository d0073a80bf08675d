import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { acceptRetention } from '#app/domain/billing/cancel.server.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { PageDialog } from '#app/ui/FormDialog.tsx'
import { BackToAccount } from '../NothingDialog.tsx'
import type { Route } from './+types/stay'
import { billingForDialog } from './billing-data.server.ts'
import { Retention } from './Retention.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { retentionOffered } = await billingForDialog(requireUser(context, request))
  return { retentionOffered }
}

export const action = pageAction(z.object({}), async ({ user }) => {
  await changeBilling(user, () => acceptRetention(user))
  return { to: href('/account/all-set') }
})

/** The offer to stay by itself. */
export default function Stay({ loaderData: { retentionOffered }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'stay-form', lastResult: actionData?.result })
  return (
    <PageDialog title="Stay with a discount?" back={href('/account')} failed={Boolean(actionData)}>
      <FormErrors form={form} fields={fields} title="Failed to apply discount" />
      {retentionOffered ? <Retention offered /> : <p>This offer is not open to you now.</p>}
      <BackToAccount />
    </PageDialog>
  )
}

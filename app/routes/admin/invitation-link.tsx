import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { INVITATION_DAYS, invitationToken } from '#app/domain/accounts/invitations.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { adminAction, requireAdministrator } from '#app/http/admin.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { FormDialog, PageDialog } from '#app/ui/FormDialog.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Route } from './+types/invitation-link'

const BACK = href('/admin/invitations')

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  return { days: INVITATION_DAYS }
}

export const action = adminAction(z.object({}), async ({ params, request }) => {
  const made = await invitationToken(params.id ?? '', { provesAddress: false })
  if (!made) throw new AppError('not_found', 'This invitation is used, has run out or was revoked.')
  const link = `${publicOrigin(request)}${href('/auth/register')}?invitation=${made.token}`
  return { shown: { link, email: made.invitation.email } }
})

/** Makes the link of an invitation, for whoever hands it over themselves. */
export default function InvitationLink({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'link-form', lastResult: actionData?.result })
  if (actionData?.shown) return <MadeLink {...actionData.shown} days={loaderData.days} />
  return (
    <FormDialog
      title="Make a link"
      back={BACK}
      form={form}
      fields={fields}
      label="Make the link"
      busyLabel="Making…"
    >
      <p>
        You hand the link over yourself. It is shown this once; a link that was made or sent before stops
        working.
      </p>
    </FormDialog>
  )
}

function MadeLink({ link, email, days }: { link: string; email: string | null; days: number }) {
  return (
    <PageDialog title="The link" back={BACK}>
      <Notice kind="good" role="status" title="Copy it now: it is not shown again">
        <p>
          {email ? `It makes an account for ${email} alone` : 'Whoever has it can make one account'}, and is
          good for {days} days from the invitation on. The address is confirmed by a letter afterwards.
        </p>
      </Notice>
      <p className="wrap-anywhere">
        <code id="invitation-link">{link}</code>
      </p>
      <DialogActions>
        <CopyButton text={link} />
        <DialogClose variant="primary">I have it</DialogClose>
      </DialogActions>
    </PageDialog>
  )
}

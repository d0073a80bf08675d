import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import { invitationToken } from '#app/domain/accounts/invitations.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { adminAction, requireAdministrator } from '#app/http/admin.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { PageDialog } from '#app/ui/FormDialog.tsx'
import { formatDay } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { OwnerDialog } from '../account/OwnerDialog.tsx'
import { CurrentPassword, ownerStanding, requireConfirmation } from '../account/reauthenticate.server.ts'
import type { Route } from './+types/invitation-link'

const BACK = href('/admin/invitations')

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireAdministrator(context, request)
  return { owner: await ownerStanding({ user, context }) }
}

export const action = adminAction(CurrentPassword, async ({ user, context, params, request, values }) => {
  await requireConfirmation({ user, context }, values.current)
  const made = await invitationToken(params.id ?? '', { provesAddress: false })
  if (!made) throw new AppError('not_found', 'This invitation was used, has expired or was revoked.')
  const link = `${publicOrigin(request)}${href('/auth/register')}?invitation=${made.token}`
  const { email, expiresAt } = made.invitation
  return { shown: { link, email, expiresAt } }
})

/** Makes the link of an invitation, for whoever hands it over themselves. */
export default function InvitationLink({ loaderData: { owner }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ current: string }, { current: string }, string[]>({
    id: 'link-form',
    lastResult: actionData?.result,
  })
  if (actionData?.shown) return <MadeLink {...actionData.shown} />
  return (
    <OwnerDialog
      owner={owner}
      current={fields.current}
      because="This reaches into accounts, so we ask once more."
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
    </OwnerDialog>
  )
}

type Made = { link: string; email: string | null; expiresAt: Date }

function MadeLink({ link, email, expiresAt }: Made) {
  return (
    <PageDialog title="The link" back={BACK}>
      <Notice kind="good" role="status" title="Copy it now: it is not shown again">
        <p>
          {email ? `It makes an account for ${email} alone` : 'Anyone who has it can make one account'}, and
          is good until {formatDay(expiresAt)}. The address is confirmed by an email afterwards.
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

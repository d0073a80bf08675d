import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { TokenName } from '#app/domain/tokens/token-name.ts'
import { createToken, mayUseTokens } from '#app/domain/tokens/tokens.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { ownerOf, requireUser } from '#app/http/session.server.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { PageDialog } from '#app/ui/FormDialog.tsx'
import { NothingDialog } from '../NothingDialog.tsx'
import { CurrentPassword, ownerStanding, reauthenticateIfAsked } from '../reauthenticate.server.ts'
import { OwnerDialog } from '../OwnerDialog.tsx'
import type { Route } from './+types/new-token'

const BACK = href('/account/tokens')
const TITLE = 'New API token'
const NewToken = CurrentPassword.extend(TokenName.shape)

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const owner = await ownerStanding({ user, context })
  return { allowed: mayUseTokens(user), owner, constraint: getZodConstraint(NewToken) }
}

export const action = pageAction(NewToken, async ({ user, context, values }) => {
  await reauthenticateIfAsked({ user, context }, values.current)
  const { token } = await createToken(ownerOf(user, context), values.name)
  await tellOwner(context, user, 'token_added')
  return { shown: { token } }
})

export default function MakeToken({ loaderData, actionData }: Route.ComponentProps) {
  const { allowed, owner, constraint } = loaderData
  const [form, fields] = useForm<{ name: string; current: string }, { name: string }, string[]>({
    id: 'token-form',
    lastResult: actionData?.result,
    constraint,
  })
  if (actionData?.shown) return <MadeToken {...actionData.shown} />
  if (!allowed) {
    return (
      <NothingDialog title={TITLE} back={BACK}>
        API tokens come with the Ninja plan.
      </NothingDialog>
    )
  }
  return (
    <OwnerDialog
      owner={owner}
      current={fields.current}
      because="A token opens your account, so we ask once more."
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      label="Make token"
      busyLabel="Making…"
    >
      <TextField
        label="Name"
        hint="To know it again, such as the program or computer it is for."
        field={fields.name}
        autoComplete="off"
      />
    </OwnerDialog>
  )
}

function MadeToken({ token }: { token: string }) {
  return (
    <PageDialog title="Your new token" back={BACK}>
      <Notice kind="good" role="status" title="Copy it now: it is not shown again">
        <p>Anyone who has it can use your words. Keep it like a password.</p>
      </Notice>
      <p className="wrap-anywhere">
        <code id="token">{token}</code>
      </p>
      <DialogActions>
        <CopyButton text={token} />
        <DialogClose variant="primary">I have saved it</DialogClose>
      </DialogActions>
    </PageDialog>
  )
}

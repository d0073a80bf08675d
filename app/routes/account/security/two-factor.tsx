import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href, redirect } from 'react-router'
import { renderSVG } from 'uqr'
import { limitSecondStep } from '#app/domain/accounts/attempts.server.ts'
import { Code } from '#app/domain/accounts/forms.ts'
import { isRecentlyAuthenticated } from '#app/domain/accounts/reauthenticate.server.ts'
import { confirmTwoFactor, offerTwoFactor, twoFactorOf } from '#app/domain/accounts/two-factor.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { ownerOf, requireUser } from '#app/http/session.server.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { NothingDialog } from '../NothingDialog.tsx'
import type { Route } from './+types/two-factor'
import { linkToConfirm } from './confirm-for.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const BACK = href('/account/security')
const TITLE = 'Turn on two-step sign-in'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  // The key of an authenticator is shown to the owner alone.
  if (!(await isRecentlyAuthenticated(ownerOf(user, context)))) throw redirect(linkToConfirm('two-factor'))
  return { offer: await offerOf(user), constraint: getZodConstraint(Code) }
}

/** The key that an authenticator is told, as a picture and in letters; null where it has been told already. */
async function offerOf(user: User) {
  if ((await twoFactorOf(user)).on) return null
  const { secret, uri } = await offerTwoFactor(user)
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`
  return { key: secret.replace(/(.{4})(?=.)/g, '$1 '), picture }
}

export const action = pageAction(Code, async ({ user, context, values }) => {
  const succeeded = await limitSecondStep(user.id)
  const codes = await confirmTwoFactor(ownerOf(user, context), values.code)
  await succeeded()
  await tellOwner(context, user, 'two_factor_on')
  return { shown: { codes } }
})

export default function TurnOnTwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'two-factor-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { code: '' },
  })
  if (actionData?.shown) return <RecoveryCodes {...actionData.shown} back={BACK} />
  if (!offer) {
    return (
      <NothingDialog title={TITLE} back={BACK}>
        Two-step sign-in is on already.
      </NothingDialog>
    )
  }
  return (
    <FormDialog title={TITLE} back={BACK} form={form} fields={fields} label="Turn on" busyLabel="Checking…">
      <p>Scan this picture with an authenticator app, then type the code it shows.</p>
      <img
        className="size-48 max-w-full rounded-sm bg-qr-paper p-2"
        src={offer.picture}
        width={192}
        height={192}
        alt="QR code for your authenticator app; the key below says the same"
      />
      <p>
        Or type this key into the app: <code className="break-all">{offer.key}</code>
      </p>
      <TextField
        label="Code"
        hint="The six digits the app shows now."
        field={fields.code}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </FormDialog>
  )
}

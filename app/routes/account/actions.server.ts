import { redirect, type RouterContextProvider } from 'react-router'
import * as z from 'zod'
import { limitLetters, limitReauthentication, limitSecondStep } from '#app/domain/accounts/attempts.server.ts'
import { changePassword } from '#app/domain/accounts/change-password.server.ts'
import { deleteAccount } from '#app/domain/accounts/delete-account.server.ts'
import { Address, Code, NewPassword } from '#app/domain/accounts/forms.ts'
import { confirmTwoFactor, endTwoFactor, newRecoveryCodes } from '#app/domain/accounts/two-factor.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { checkedForm, type Refused } from '#app/http/checked-form.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { stillKnown } from '#app/http/device.server.ts'
import { flashHeader, redirectWith } from '#app/http/flash.server.ts'
import { requireMail, sendLetter, tellOwner } from '#app/http/letters.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { endSessionHeader, ownerOf } from '#app/http/session.server.ts'
import { requireReauthentication } from './reauthenticate.server.ts'
import { afterConfirming, confirmedOf, type Panel } from './panels.ts'

type Given = { form: FormData; user: User; request: Request; context: Readonly<RouterContextProvider> }
/** Recovery codes are shown this once. */
type Done = Response | { codes: string[] } | Refused
type Act = (given: Given) => Promise<Done>

/** The password that is in use now; empty for accounts that have none. */
const current = { current: z.string().max(1_000).default('') }

function formOf<T extends z.ZodType>(
  schema: T,
  work: (values: z.output<T>, given: Given) => Promise<Response | { codes: string[] }>,
): Act {
  return (given) => checkedForm(given.form, schema, (values) => work(values, given))
}

const confirm = formOf(z.object(current), async (values, given) => {
  await requireReauthentication(given, values.current)
  const what = confirmedOf(new URL(given.request.url))
  if (what !== 'passkey') return redirect(afterConfirming(what), { status: 303 })
  return redirectWith(afterConfirming(what), {
    kind: 'good',
    title: 'Thank you',
    description: 'You can add a passkey now, for the next ten minutes.',
  })
})

const email = formOf(Address.extend(current), async (values, given) => {
  const { user, request, context } = given
  await requireReauthentication(given, values.current)
  requireMail()
  await limitLetters(context.get(clientAddressContext), user)
  await sendLetter(context, {
    kind: 'change',
    userId: user.id,
    email: values.email,
    origin: publicOrigin(request),
  })
  return redirectWith('/account#email', {
    kind: 'info',
    title: 'Check your mail',
    description:
      'If the address can be used, a letter with a link is on its way there. Until then nothing changes.',
  })
})

const ChangedPassword = NewPassword.extend({ ...current, tokens: z.literal('revoke').optional() })

const password = formOf(ChangedPassword, async (values, { user, request, context }) => {
  const owner = ownerOf(user, context)
  const succeeded = await limitReauthentication(
    context.get(clientAddressContext),
    `session ${owner.sessionId}`,
  )
  const revokeTokens = values.tokens === 'revoke'
  await changePassword(owner, {
    current: values.current,
    next: values.password,
    revokeTokens,
  })
  await succeeded()
  await tellOwner(context, user, 'password')
  const answer = await redirectWith('/account#sign-in', {
    kind: 'good',
    title: 'Your password was changed',
    description: revokeTokens
      ? 'All other devices were signed out, and your API tokens no longer work.'
      : 'All other devices were signed out.',
  })
  return stillKnown(answer, request, user)
})

const twoFactor = formOf(Code, async (values, given) => {
  const succeeded = await limitSecondStep(given.user.id)
  const codes = await confirmTwoFactor(ownerOf(given.user, given.context), values.code)
  await succeeded()
  await tellOwner(given.context, given.user, 'two_factor_on')
  return { codes }
})

const twoFactorOff = formOf(z.object(current), async (values, given) => {
  await requireReauthentication(given, values.current)
  await endTwoFactor(given.user)
  await tellOwner(given.context, given.user, 'two_factor_off')
  return redirectWith('/account#sign-in', { kind: 'good', title: 'Two-step sign-in is off' })
})

const codes = formOf(z.object(current), async (values, given) => {
  await requireReauthentication(given, values.current)
  const made = await newRecoveryCodes(ownerOf(given.user, given.context))
  await tellOwner(given.context, given.user, 'recovery_codes')
  return { codes: made }
})

const leave = formOf(z.object(current), async (values, given) => {
  await requireReauthentication(given, values.current)
  await deleteAccount(given.user)
  await tellOwner(given.context, given.user, 'deleted')
  const headers = new Headers({ 'set-cookie': await endSessionHeader() })
  const title = 'Your account was deleted'
  const description = 'Your texts, files and everything else of yours are gone.'
  headers.append('set-cookie', await flashHeader({ kind: 'good', title, description }))
  return redirect('/', { status: 303, headers })
})

/** What posting to a panel does. */
export const ACTIONS: Record<Panel, Act> = {
  email,
  password,
  'two-factor': twoFactor,
  'two-factor-off': twoFactorOff,
  codes,
  confirm,
  delete: leave,
}

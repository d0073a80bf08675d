import { redirect, type RouterContextProvider } from 'react-router'
import type * as z from 'zod'
import { limitLetters, limitReauthentication } from '#app/domain/accounts/attempts.server.ts'
import { removedInWords } from '#app/domain/accounts/credentials.ts'
import { changeEmail } from '#app/domain/accounts/change-email.server.ts'
import { findEmailToken } from '#app/domain/accounts/email-tokens.server.ts'
import { Address, Code, Holder, NewPassword, Joining, SignIn, SignUp } from '#app/domain/accounts/forms.ts'
import { claimWith, joinWithPassword } from '#app/domain/accounts/google.server.ts'
import { resetPassword } from '#app/domain/accounts/reset-password.server.ts'
import type { Entering } from '#app/domain/accounts/user.server.ts'
import { verifyEmail } from '#app/domain/accounts/verify-email.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { authenticate, register } from '#app/http/auth.server.ts'
import { checkedForm, type Refused } from '#app/http/checked-form.server.ts'
import { clientAddressContext, userContext } from '#app/http/context.server.ts'
import { rememberDevice } from '#app/http/device.server.ts'
import { enter, enterWithCode } from '#app/http/enter.server.ts'
import { type Flash, flashHeader } from '#app/http/flash.server.ts'
import { forgetJoining, waitingToJoin } from '#app/http/google.server.ts'
import { requireMail, sendLetter, tellOwner } from '#app/http/letters.server.ts'
import { ownerOf } from '#app/http/session.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { linkTo, type View } from './views.ts'

type Given = { form: FormData; request: Request; context: Readonly<RouterContextProvider> }

/** Does what a view's form is for: answers where to go, or what is wrong with what was typed. */
type Act = (given: Given) => Promise<Response | Refused>

/** A form that is checked by `schema` and done by `work`; a refusal comes back with the form, after `title`. */
function formOf<T extends z.ZodType>(
  schema: T,
  title: string,
  work: (values: z.output<T>, given: Given) => Promise<Response>,
): Act {
  return (given) => checkedForm(given.form, schema, (values) => work(values, given), title)
}

function go(to: string, headers = new Headers()): Response {
  return redirect(to, { status: 303, headers })
}

async function goSaying(to: string, flash: Flash, headers = new Headers()): Promise<Response> {
  headers.append('set-cookie', await flashHeader(flash))
  return go(to, headers)
}

const nextOf = (request: Request) => safeNext(new URL(request.url).searchParams.get('next'))
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

async function enterAndGo(user: Entering, request: Request): Promise<Response> {
  const { to, headers } = await enter(user, request, nextOf(request))
  return go(to, headers)
}

const login = formOf(SignIn, 'Login failed', async (values, { request, context }) =>
  enterAndGo(await authenticate(request, context, values), request),
)

const signUp = formOf(SignUp, 'Registration failed', async (values, { request, context }) =>
  enterAndGo(await register(request, context, values), request),
)

/** Whether there is such an account is told by the letter alone. */
const forgot = formOf(Address, '', async ({ email }, { request, context }) => {
  requireMail()
  await limitLetters(context.get(clientAddressContext), { email })
  await sendLetter(context, { kind: 'reset', email, origin: publicOrigin(request) })
  return go(linkTo('sent'))
})

const reset = formOf(NewPassword, '', async ({ password }, { request, context }) => {
  const { user, removed } = await resetPassword(tokenOf(request), password)
  const { password: _, session: __, ...others } = removed
  await tellOwner(context, user, 'password', others)
  const went = removedInWords(others)
  const also = went.length > 0 ? ` What else opened your account was removed: ${listOf(went)}.` : ''
  return goSaying(
    linkTo('login'),
    {
      kind: 'good',
      title: `The password of ${user.email} was changed`,
      description: `All devices were signed out.${also} Please sign in with the new password.`,
    },
    new Headers({ 'set-cookie': await rememberDevice(request, user) }),
  )
})

const code = formOf(Code, '', async (values, { request, context }) => {
  const { to, headers, user, used } = await enterWithCode(request, values.code)
  if (used === 'recovery') await tellOwner(context, user, 'recovery_code')
  return go(to, headers)
})

const join = formOf(
  Joining,
  'Google was not connected',
  async ({ password, claim }, { request, context }) => {
    const identity = await waitingToJoin(request)
    if (!identity) throw new AppError('signed_out', 'That took too long. Please begin again.')
    const shown = `google ${identity.issuer} ${identity.subject}`
    const succeeded = await limitReauthentication(context.get(clientAddressContext), shown)
    const { user, removed } = claim ? await claimWith(identity) : await joinWithPassword(identity, password)
    await succeeded()
    await tellOwner(context, user, 'google_connected', removed)
    const { to, headers } = await enter(user, request, nextOf(request))
    headers.append('set-cookie', await forgetJoining())
    return goSaying(
      to,
      {
        kind: 'good',
        title: 'Google was connected',
        description: removed.password
          ? 'Your old password no longer works. You can set a new one on your account page.'
          : 'You can come in with this Google account from now on.',
      },
      headers,
    )
  },
)

const listOf = (words: string[]) => new Intl.ListFormat('en').format(words)

/**
 * What somebody who came with a link of `kind` shows of the account it is for: that they are signed in to it, or its
 * password, which is tried no more often than at the door.
 */
async function shownBy(kind: 'verify' | 'change', password: string, { request, context }: Given) {
  const user = context.get(userContext)
  const signedIn = user && ownerOf(user, context)
  const link = await findEmailToken(tokenOf(request), kind)
  const mustType = link && link.userId !== signedIn?.id && password !== ''
  const succeeded = mustType
    ? await limitReauthentication(context.get(clientAddressContext), `link ${tokenOf(request)}`)
    : undefined
  return { signedIn, password, succeeded: async () => succeeded?.() }
}

/** Leads on from a link: to `to` for whoever is signed in, through the door for whoever typed the password. */
async function goOn(
  user: Entering,
  { request, context }: Given,
  to: string,
  flash: Flash,
): Promise<Response> {
  if (context.get(userContext)?.id === user.id)
    return goSaying(to, flash, new Headers({ 'set-cookie': await rememberDevice(request, user) }))
  if (context.get(userContext)) return goSaying(to, flash)
  const entered = await enter(user, request, to)
  return goSaying(entered.to, flash, entered.headers)
}

const verify = formOf(Holder, '', async ({ password }, given) => {
  const { succeeded, ...shown } = await shownBy('verify', password, given)
  const user = await verifyEmail(tokenOf(given.request), shown)
  await succeeded()
  const flash = { kind: 'good', title: 'Your address is confirmed', description: user.email } as const
  return goOn(user, given, '/dashboard', flash)
})

const change = formOf(Holder, '', async ({ password }, given) => {
  const { succeeded, ...shown } = await shownBy('change', password, given)
  const { user, before } = await changeEmail(tokenOf(given.request), shown)
  await succeeded()
  await tellOwner(given.context, { ...user, email: before }, 'address')
  const flash = { kind: 'good', title: 'Your address was changed', description: user.email } as const
  return goOn(user, given, '/account', flash)
})

/** What posting to a view does; views that have no form are not here. */
export const ACTIONS: Partial<Record<View, Act>> = {
  login,
  register: signUp,
  forgot,
  reset,
  code,
  join,
  verify,
  change,
}

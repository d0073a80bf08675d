import { redirect, type RouterContextProvider } from 'react-router'
import type * as z from 'zod'
import { limitLetters, limitSignIn } from '#app/domain/accounts/attempts.server.ts'
import { changeEmail } from '#app/domain/accounts/change-email.server.ts'
import { Address, Code, NewPassword, OldPassword, SignIn, SignUp } from '#app/domain/accounts/forms.ts'
import { joinWithPassword } from '#app/domain/accounts/google.server.ts'
import { resetPassword } from '#app/domain/accounts/reset-password.server.ts'
import { findUser, type User } from '#app/domain/accounts/user.server.ts'
import { verifyEmail } from '#app/domain/accounts/verify-email.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { authenticate, register } from '#app/http/auth.server.ts'
import { checkedForm, type Refused } from '#app/http/checked-form.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { enter, enterWithCode } from '#app/http/enter.server.ts'
import { type Flash, flashHeader } from '#app/http/flash.server.ts'
import { forgetJoining, waitingToJoin } from '#app/http/google.server.ts'
import { sendLetter, tellOwner } from '#app/http/letters.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { linkTo, type View } from './views.ts'

export type Given = { form: FormData; request: Request; context: Readonly<RouterContextProvider> }

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

async function enterAndGo(user: User, request: Request): Promise<Response> {
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
  await limitLetters(context.get(clientAddressContext), email)
  await sendLetter(context, { kind: 'reset', email, origin: publicOrigin(request) })
  return go(linkTo('sent'))
})

const reset = formOf(NewPassword, '', async ({ password }, { request, context }) => {
  const user = await resetPassword(tokenOf(request), password)
  await tellOwner(context, user, 'password')
  return goSaying(linkTo('login'), {
    kind: 'good',
    title: 'Your password was changed',
    description: 'All devices were signed out. Please sign in with the new one.',
  })
})

const code = formOf(Code, '', async (values, { request, context }) => {
  const { to, headers, userId, used } = await enterWithCode(request, values.code)
  const user = used === 'recovery' ? await findUser(userId) : undefined
  if (user) await tellOwner(context, user, 'recovery_code')
  return go(to, headers)
})

const join = formOf(OldPassword, 'Google was not connected', async ({ password }, { request, context }) => {
  const identity = await waitingToJoin(request)
  if (!identity) throw new AppError('signed_out', 'That took too long. Please begin again.')
  const succeeded = await limitSignIn(context.get(clientAddressContext), identity.email)
  const user = await joinWithPassword(identity, password)
  await succeeded()
  await tellOwner(context, user, 'google_connected')
  const { to, headers } = await enter(user, request, nextOf(request))
  headers.append('set-cookie', await forgetJoining())
  return goSaying(
    to,
    {
      kind: 'good',
      title: 'Google was connected',
      description: 'Your old password no longer works. You can set a new one on your account page.',
    },
    headers,
  )
})

/** Links of letters that only want a press of a button; what is wrong with one is said in a page of its own. */
async function verify({ request }: Given): Promise<Response> {
  const email = await verifyEmail(tokenOf(request))
  return goSaying('/dashboard', { kind: 'good', title: 'Your address is confirmed', description: email })
}

async function change({ request, context }: Given): Promise<Response> {
  const { userId, before, after, firstName } = await changeEmail(tokenOf(request))
  await tellOwner(context, { id: userId, email: before, firstName }, 'address')
  return goSaying('/account', { kind: 'good', title: 'Your address was changed', description: after })
}

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

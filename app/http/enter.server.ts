import * as z from 'zod'
import { type Entering, findUser } from '#app/domain/accounts/user.server.ts'
import { limitSecondStep } from '#app/domain/accounts/attempts.server.ts'
import { twoFactorOf, spendCode } from '#app/domain/accounts/two-factor.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { rememberDevice } from './device.server.ts'
import { safeNext } from './next.server.ts'
import { signedCookie } from './secret.server.ts'
import { sessionHeader } from './session.server.ts'

/** Somebody who has shown who they are, and still owes a code. */
const Step = z.object({ userId: z.uuid(), next: z.string(), until: z.number(), version: z.number() })

const STEP_SECONDS = 600
const stepCookie = signedCookie('second-step', STEP_SECONDS)

/** Where to go, and the cookies to take along. */
export type Entered = { to: string; headers: Headers; codeNeeded: boolean }

/**
 * Signs `user` in on this browser, or sends them to the second step when their account asks for one. Every way in ends
 * here, but for passkeys, which are two steps in one.
 */
export async function enter(user: Entering, request: Request, next: string): Promise<Entered> {
  const headers = new Headers()
  if (!(await twoFactorOf(user)).on) {
    headers.append('set-cookie', await sessionHeader(user, request))
    headers.append('set-cookie', await rememberDevice(request, user))
    return { to: next, headers, codeNeeded: false }
  }
  const until = Date.now() + STEP_SECONDS * 1000
  const version = user.credentialVersion
  headers.append('set-cookie', await stepCookie().serialize({ userId: user.id, next, until, version }))
  return { to: '/auth/code', headers, codeNeeded: true }
}

/** Who owes a code in this browser; null when nobody does, or too much time has passed. */
export async function pendingStep(request: Request): Promise<{ user: Entering; next: string } | null> {
  const step = Step.safeParse(await stepCookie().parse(request.headers.get('cookie')))
  if (!step.success || step.data.until <= Date.now()) return null
  // A first step that was taken before the owner threw everybody out leads nowhere.
  const user = await findUser(step.data.userId)
  return user?.credentialVersion === step.data.version ? { user, next: step.data.next } : null
}

/**
 * Finishes the sign-in with a code. Answers also which kind it was. Throws signed_out when nobody owes one, invalid for
 * a wrong code, too_many after too many.
 */
export async function enterWithCode(
  request: Request,
  code: string,
): Promise<Omit<Entered, 'codeNeeded'> & { user: Entering; used: 'app' | 'recovery' }> {
  const step = await pendingStep(request)
  if (!step) throw new AppError('signed_out', 'That took too long. Please sign in again.')
  const succeeded = await limitSecondStep(step.user.id)
  const used = await spendCode(step.user, code)
  await succeeded()
  const headers = new Headers()
  headers.append('set-cookie', await sessionHeader(step.user, request))
  headers.append('set-cookie', await rememberDevice(request, step.user))
  headers.append('set-cookie', await stepCookie().serialize('', { maxAge: 0 }))
  return { to: safeNext(step.next), headers, user: step.user, used }
}

/**
 * The cookies for a call that signs `user` in with everything at once. Throws signed_out, with `codeNeeded`, when
 * the account asks for a code and the call brought none.
 */
export async function enterByCall(
  user: Entering,
  request: Request,
  code: string | undefined,
): Promise<Headers> {
  if ((await twoFactorOf(user)).on) {
    if (code === undefined) {
      const message = 'This account also needs a code from its authenticator app.'
      throw new AppError('signed_out', message, { details: { codeNeeded: true } })
    }
    const succeeded = await limitSecondStep(user.id)
    await spendCode(user, code)
    await succeeded()
  }
  const headers = new Headers({ 'set-cookie': await sessionHeader(user, request) })
  headers.append('set-cookie', await rememberDevice(request, user))
  return headers
}

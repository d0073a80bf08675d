import { createHmac } from 'node:crypto'
import { OAuth2RequestError } from 'remix-auth-oauth2'
import { AppError } from '#app/domain/errors.ts'
import { secret } from '#app/domain/secret.server.ts'
import { env } from '#app/env.server.ts'
import { googleStrategy, RefusedToken } from '#app/providers/identity/google.server.ts'
import type { Identity } from './google.server.ts'

/** Whether people may sign in with Google here. */
export const hasGoogle = env.google !== undefined

export const GOOGLE_COOKIE = { name: 'google', path: '/api/auth/google' } as const
const PATIENCE_MS = 10_000

function nonceFor(state: string): string {
  return createHmac('sha256', secret()).update(`nonce:${state}`).digest('base64url')
}

/**
 * One step of signing in with Google: who somebody is who has come back, with a `state` in the request's address. Without
 * one it throws the answer that sends the browser there. Throws not_found when Google is not set up, unavailable when it
 * does not answer, forbidden when the person said no or Google did not speak of this very sign-in, invalid for a sign-in that did not begin in this browser, or began too long ago.
 */
export async function askGoogle(
  request: Request,
  { redirectURI, secure }: { redirectURI: string; secure: boolean },
): Promise<Identity> {
  if (!env.google) {
    throw new AppError('not_found', 'Sign-in with Google is not set up here. Please use your email address.')
  }
  const cookie = { ...GOOGLE_COOKIE, secure }
  try {
    const strategy = await googleStrategy(env.google, { redirectURI, nonceFor, cookie })
    return await inTime(strategy.authenticate(request))
  } catch (error) {
    throw error instanceof Response ? error : refusalOf(error)
  }
}

function refusalOf(cause: unknown): AppError {
  if (cause instanceof OAuth2RequestError && cause.code === 'access_denied') {
    return new AppError('forbidden', 'You did not let Google tell us who you are, so nothing happened.', {
      cause,
    })
  }
  if (cause instanceof RefusedToken) {
    const message = 'What Google said was not about this sign-in, so nobody was signed in. Please try again.'
    return new AppError('forbidden', message, { cause })
  }
  const ours =
    cause instanceof ReferenceError || cause instanceof RangeError || cause instanceof OAuth2RequestError
  return ours
    ? new AppError('invalid', 'This sign-in has expired or did not begin here. Please try again.', { cause })
    : new AppError('unavailable', 'Google could not be reached. Please try again in a moment.', { cause })
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Google took too long')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

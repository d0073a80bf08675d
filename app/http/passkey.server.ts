import type { Place } from '#app/domain/accounts/passkeys.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { publicOrigin } from './origin.server.ts'
import { signedCookie } from './secret.server.ts'

const CHALLENGE_SECONDS = 300
const cookie = signedCookie('passkey', CHALLENGE_SECONDS)

/** Where a passkey of ours is made and used. */
export function placeOf(request: Request): Place {
  const origin = publicOrigin(request)
  return { origin, rpID: new URL(origin).hostname }
}

/** Hands the options to the browser and remembers, in this browser alone, what was asked and for what. */
export async function askBrowser(
  purpose: 'add' | 'enter',
  options: { challenge: string },
): Promise<Response> {
  const until = Date.now() + CHALLENGE_SECONDS * 1000
  const kept = await cookie().serialize({ purpose, challenge: options.challenge, until })
  return Response.json(options, { headers: { 'set-cookie': kept } })
}

/** What the browser was asked for that purpose. Throws invalid when nothing was, or too long ago. */
export async function askedOf(request: Request, purpose: 'add' | 'enter'): Promise<string> {
  const kept: unknown = await cookie().parse(request.headers.get('cookie'))
  const asked = kept as { purpose: string; challenge: string; until: number } | null
  if (asked?.purpose !== purpose || asked.until < Date.now()) {
    throw new AppError('invalid', 'That took too long. Please try again.')
  }
  return asked.challenge
}

/** The header that forgets it: an answer is good once. */
export function forgetAsked(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 })
}

import * as z from 'zod'
import { GOOGLE_COOKIE } from '#app/domain/accounts/ask-google.server.ts'
import type { Identity } from '#app/domain/accounts/google.server.ts'
import { seal, unseal } from '#app/domain/secret.server.ts'
import { identifier } from './auth.server.ts'
import { safeNext } from './next.server.ts'
import { secureCookies, signedCookie } from './secret.server.ts'

const WAIT_SECONDS = 600
const nextCookie = signedCookie('google-next', WAIT_SECONDS)
const joinCookie = signedCookie('google-join', WAIT_SECONDS)
const PURPOSE = 'google-join'

const Sealed = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  emailVerified: z.literal(true),
  firstName: z.string(),
  lastName: z.string(),
  until: z.number(),
})

/** The answer that sends the browser to Google, and brings it to `next` afterwards. */
export async function sendToGoogle(request: Request, next: string): Promise<Response> {
  // Whatever state or error a link brought along is not an answer of Google's.
  const url = new URL(request.url)
  url.search = ''
  const plain = new Request(url, { headers: request.headers })
  const answer: unknown = await identifier.authenticate('google', plain).catch((thrown: unknown) => thrown)
  if (answer instanceof Error) throw answer
  if (!(answer instanceof Response)) throw new Error('Google answered before it was asked')
  const headers = new Headers(answer.headers)
  headers.append('set-cookie', await nextCookie().serialize(next))
  return new Response(null, { status: 302, headers })
}

/** Who came back from Google, where they wanted to go, and the cookies that are used up now. */
export async function backFromGoogle(request: Request): Promise<{ identity: Identity; next: string }> {
  const url = new URL(request.url)
  // An answer without a state is none: the strategy would begin anew.
  if (!url.searchParams.has('state')) url.searchParams.set('state', 'none')
  const given = new Request(url, { headers: request.headers })
  const identity = await identifier.authenticate('google', given)
  const next = safeNext(await nextCookie().parse(request.headers.get('cookie')))
  return { identity, next }
}

/** Headers that forget the sign-in that has just ended, so that its state cannot be used again. */
export async function forgetGoogle(request: Request): Promise<string[]> {
  const names = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .map((pair) => pair.slice(0, pair.indexOf('=')))
    .filter((name) => /^google:[\w-]+$/.test(name))
  const secure = secureCookies ? '; Secure' : ''
  const gone = names.map(
    (name) => `${name}=; Path=${GOOGLE_COOKIE.path}; Max-Age=0; HttpOnly; SameSite=Lax${secure}`,
  )
  return [...gone, await nextCookie().serialize('', { maxAge: 0 })]
}

/** Keeps, in this browser alone and for ten minutes, whom Google has let in until they have shown their password. */
export function keepForJoining(identity: Identity): Promise<string> {
  const until = Date.now() + WAIT_SECONDS * 1000
  return joinCookie().serialize(seal(JSON.stringify({ ...identity, until }), PURPOSE))
}

/** The identity that waits to be joined to an account in this browser; null when none does. */
export async function waitingToJoin(request: Request): Promise<Identity | null> {
  const sealed: unknown = await joinCookie().parse(request.headers.get('cookie'))
  const opened = typeof sealed === 'string' ? unseal(sealed, PURPOSE) : null
  const parsed = opened === null ? null : Sealed.safeParse(JSON.parse(opened))
  if (!parsed?.success || parsed.data.until < Date.now()) return null
  const { until: _, ...identity } = parsed.data
  return identity
}

/** The header that ends the waiting. */
export function forgetJoining(): Promise<string> {
  return joinCookie().serialize('', { maxAge: 0 })
}

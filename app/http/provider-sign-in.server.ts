import * as z from 'zod'
import { goToProvider, hearProvider, type Provider } from '#app/domain/accounts/ask-provider.server.ts'
import type { Identity } from '#app/domain/accounts/identities.server.ts'
import { seal, unseal } from '#app/domain/secret.server.ts'
import { safeNext } from './next.server.ts'
import { publicOrigin } from './origin.server.ts'
import { secureCookies, signedCookie } from './secret.server.ts'

const WAIT_SECONDS = 600
const joinCookie = signedCookie('provider-join', WAIT_SECONDS)
const JOINING = 'provider-join'
const ATTEMPT = 'provider-attempt'
const PATH = '/api/auth'

const Sealed = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  emailVerified: z.literal(true),
  firstName: z.string(),
  lastName: z.string(),
  until: z.number(),
})

/** A sign-in that has begun in this browser, and where it leads. */
const Begun = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  until: z.number(),
})

/** Each sign-in has a cookie of its own, so that two windows do not end each other's. */
const cookieOf = (state: string) => `sign-in-${state.slice(0, 16)}`
const COOKIE = /^sign-in-[\w-]{16}$/

function attemptCookie(name: string, value: string, seconds: number): string {
  const secure = secureCookies ? '; Secure' : ''
  return `${name}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function cookiesOf(request: Request): Map<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

/** Where a provider sends people back to. */
function callbackOf(request: Request, { id }: Provider): string {
  return `${publicOrigin(request)}${PATH}/${id}/callback`
}

/** The answer that sends the browser to a provider, and brings it to `next` afterwards. Throws unavailable. */
export async function sendToProvider(request: Request, provider: Provider, next: string): Promise<Response> {
  const { url, attempt } = await goToProvider(provider, callbackOf(request, provider))
  const until = Date.now() + WAIT_SECONDS * 1000
  const begun: z.infer<typeof Begun> = { ...attempt, provider: provider.id, next, until }
  const cookie = attemptCookie(cookieOf(attempt.state), seal(JSON.stringify(begun), ATTEMPT), WAIT_SECONDS)
  return new Response(null, { status: 302, headers: { location: url.href, 'set-cookie': cookie } })
}

/** Who came back from a provider, and where they wanted to go. Throws as `hearProvider` does. */
export async function backFromProvider(
  request: Request,
  provider: Provider,
): Promise<{ identity: Identity; next: string }> {
  const { search, searchParams } = new URL(request.url)
  const begun = begunAs(request, provider, searchParams.get('state') ?? '')
  // As the provider was told where we are, whatever the proxies between make of it.
  const callback = new URL(callbackOf(request, provider) + search)
  const identity = await hearProvider(provider, callback, begun)
  return { identity, next: safeNext(begun?.next ?? null) }
}

function begunAs(request: Request, provider: Provider, state: string): z.infer<typeof Begun> | null {
  const opened = unseal(cookiesOf(request).get(cookieOf(state)) ?? '', ATTEMPT)
  const begun = opened === null ? undefined : Begun.safeParse(JSON.parse(opened)).data
  const isThis = begun?.state === state && begun.provider === provider.id && begun.until > Date.now()
  return isThis ? begun : null
}

/** The header that forgets the sign-in that an answer belongs to, so that it cannot be used again; none where there is none. */
export function forgetAttempt(request: Request): string[] {
  const name = cookieOf(new URL(request.url).searchParams.get('state') ?? '')
  return COOKIE.test(name) && cookiesOf(request).has(name) ? [attemptCookie(name, '', 0)] : []
}

/** Keeps, in this browser alone and for ten minutes, whom a provider has let in until they have shown their password. */
export function keepForJoining(identity: Identity): Promise<string> {
  const until = Date.now() + WAIT_SECONDS * 1000
  return joinCookie().serialize(seal(JSON.stringify({ ...identity, until }), JOINING))
}

/** The identity that waits to be joined to an account in this browser; null when none does. */
export async function waitingToJoin(request: Request): Promise<Identity | null> {
  const sealed: unknown = await joinCookie().parse(request.headers.get('cookie'))
  const opened = typeof sealed === 'string' ? unseal(sealed, JOINING) : null
  const parsed = opened === null ? null : Sealed.safeParse(JSON.parse(opened))
  if (!parsed?.success || parsed.data.until < Date.now()) return null
  const { until: _, ...identity } = parsed.data
  return identity
}

/** The header that ends the waiting. */
export function forgetJoining(): Promise<string> {
  return joinCookie().serialize('', { maxAge: 0 })
}

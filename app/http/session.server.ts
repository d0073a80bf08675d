import {
  createCookie,
  type MiddlewareFunction,
  redirectDocument,
  type RouterContextProvider,
} from 'react-router'
import type { Owner } from '#app/domain/accounts/reauthenticate.server.ts'
import { findSession, IDLE_MS, startSession } from '#app/domain/accounts/sessions.server.ts'
import type { Entering, User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { databaseIsAway } from '#app/domain/health.server.ts'
import { sessionIdContext, userContext } from './context.server.ts'
import { awayError, errorAnswer } from './errors.server.ts'
import { pageUrl } from './page-request.ts'
import { secureCookies } from './secret.server.ts'

const sessionCookie = createCookie(secureCookies ? '__Host-session' : 'session', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: secureCookies,
  maxAge: IDLE_MS / 1000,
})

/** Finds out who is asking, once per request, before anything else runs. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }) => {
  const header = request.headers.get('cookie')
  // Whether the process lives and is ready is asked by programs, also while the database is away.
  if (!header?.includes('session=') || /^\/(healthz|readyz)$/.test(new URL(request.url).pathname)) return
  const token: unknown = await sessionCookie.parse(header)
  const found = typeof token === 'string' ? await findSession(token).catch(away) : null
  context.set(userContext, found?.user ?? null)
  context.set(sessionIdContext, found?.sessionId ?? null)
}

/** Nobody can be told apart while the database is away: pages and calls say so, with a status that passes. */
function away(error: unknown): never {
  if (!databaseIsAway(error)) throw error
  throw errorAnswer(awayError(error))
}

/** Signs `user` in on this browser, with a token nobody had before; answers the header to send. */
export async function sessionHeader(
  user: Pick<Entering, 'id' | 'credentialVersion'>,
  request: Request,
): Promise<string> {
  return sessionCookie.serialize(await startSession(user, request.headers.get('user-agent')))
}

/** The header that makes the browser forget its session. */
export function endSessionHeader(): Promise<string> {
  return sessionCookie.serialize('', { maxAge: 0 })
}

/** The person a page is for; a visitor is sent to the plans, and comes back here after signing in. Both are documents
 * of their own, so the browser goes there, not the router. */
export function requireUser(
  context: Readonly<RouterContextProvider>,
  request: Request,
  sendTo = '/subscription',
) {
  const user = context.get(userContext)
  if (user) return user
  const { pathname, search } = pageUrl(request)
  throw redirectDocument(`${sendTo}?next=${encodeURIComponent(pathname + search)}`)
}

/** Somebody who is signed in, with the session that the request came with. */
export function ownerOf<T extends { id: string }>(
  user: T,
  context: Readonly<RouterContextProvider>,
): T & Owner {
  return { ...user, sessionId: context.get(sessionIdContext) }
}

/** The person a call is for. Throws signed_out for visitors. */
export function requireCaller(context: Readonly<RouterContextProvider>): User {
  const user = context.get(userContext)
  if (!user) throw new AppError('signed_out', 'Please sign in first.')
  return user
}

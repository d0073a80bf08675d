import { getZodConstraint } from '@conform-to/zod/v4'
import { redirect, type RouterContextProvider } from 'react-router'
import { PROVIDERS } from '#app/domain/accounts/ask-provider.server.ts'
import { domainsAllowed, signUpDoor } from '#app/domain/accounts/door.server.ts'
import { SignUp } from '#app/domain/accounts/forms.ts'
import { findInvitation, invitationFault } from '#app/domain/accounts/invitations.server.ts'
import type { Entering } from '#app/domain/accounts/user.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { enter } from '#app/http/enter.server.ts'
import type { Done } from '#app/http/mutation.server.ts'
import { safeNext } from '#app/http/next.server.ts'

/** Leads whoever is signed in already to the start page. */
export function visitorsOnly(context: Readonly<RouterContextProvider>): void {
  if (context.get(userContext)) throw redirect('/')
}

/** Where an address says to go after signing in; empty where it does not say. */
export function nextOf(url: URL): string {
  return safeNext(url.searchParams.get('next'), '')
}

/** What the page of a new account needs to know: who may make one, and with whose invitation somebody came. */
export async function registration(url: URL) {
  const token = url.searchParams.get('invitation')
  const found = token ? await findInvitation(token) : null
  const fault = token ? invitationFault(found) : null
  const invitation =
    token && !fault ? { token, email: found?.email ?? null, proves: found?.provesAddress ?? false } : null
  return {
    next: nextOf(url),
    providers: PROVIDERS,
    constraint: getZodConstraint(SignUp),
    door: signUpDoor,
    domains: domainsAllowed,
    invitation,
    fault,
  }
}

/** Signs `user` in and leads to where they wanted to go, or to the second step. */
export async function enterAndGo(user: Entering, request: Request): Promise<Done> {
  const { to, headers } = await enter(user, request, safeNext(new URL(request.url).searchParams.get('next')))
  return { to, headers }
}

import { getZodConstraint } from '@conform-to/zod/v4'
import { data, type RouterContextProvider } from 'react-router'
import { limitReauthentication } from '#app/domain/accounts/attempts.server.ts'
import { hasPassword } from '#app/domain/accounts/change-password.server.ts'
import { findEmailToken } from '#app/domain/accounts/email-tokens.server.ts'
import { Holder } from '#app/domain/accounts/forms.ts'
import type { Shown } from '#app/domain/accounts/prove-by-link.server.ts'
import type { Entering } from '#app/domain/accounts/user.server.ts'
import { clientAddressContext, userContext } from '#app/http/context.server.ts'
import { rememberDevice } from '#app/http/device.server.ts'
import { enter } from '#app/http/enter.server.ts'
import type { Flash } from '#app/http/flash.server.ts'
import type { Done } from '#app/http/mutation.server.ts'
import { ownerOf } from '#app/http/session.server.ts'

type Given = { request: Request; context: Readonly<RouterContextProvider> }

/** The token of the link that somebody came by. */
export function tokenOf({ url }: Pick<Request, 'url'>): string {
  return new URL(url).searchParams.get('token') ?? ''
}

/** Whom a link of `kind` is for, and whether whoever came by it is signed in as them; 404 for a link that leads nowhere. */
export async function linkData(kind: 'verify' | 'change', { request, context }: Given) {
  const token = tokenOf(request)
  const user = context.get(userContext)
  const link = await findEmailToken(token, kind)
  const shown = {
    token,
    email: link?.email ?? null,
    isSignedIn: user !== null,
    isHolder: link !== null && link.userId === user?.id,
    holderHasPassword: link !== null && (await hasPassword({ id: link.userId })),
    constraint: getZodConstraint(Holder),
  }
  return data(shown, { status: link ? 200 : 404 })
}

/**
 * Has `prove` use a link of `kind` with what somebody who came by it shows of the account it is for: that they are signed
 * in to it, or its password, which is tried no more often than at the door.
 */
export async function byLink<T>(
  kind: 'verify' | 'change',
  password: string,
  { request, context }: Given,
  prove: (token: string, shown: Shown) => Promise<T>,
): Promise<T> {
  const token = tokenOf(request)
  const user = context.get(userContext)
  const signedIn = user && ownerOf(user, context)
  const link = await findEmailToken(token, kind)
  const mustType = link && link.userId !== signedIn?.id && password !== ''
  const succeeded = mustType
    ? await limitReauthentication(context.get(clientAddressContext), `link ${token}`)
    : undefined
  const proven = await prove(token, { signedIn, password })
  await succeeded?.()
  return proven
}

/** Leads on from a link: to `to` for whoever is signed in, through the door for whoever typed the password. */
export async function goOn(
  user: Entering,
  { request, context }: Given,
  to: string,
  flash: Flash,
): Promise<Done> {
  const signedIn = context.get(userContext)
  if (signedIn?.id === user.id) {
    return { to, flash, headers: new Headers({ 'set-cookie': await rememberDevice(request, user) }) }
  }
  if (signedIn) return { to, flash }
  const entered = await enter(user, request, to)
  return { to: entered.to, flash, headers: entered.headers }
}

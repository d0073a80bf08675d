import type { RouterContextProvider } from 'react-router'
import { limitReauthentication } from '#app/domain/accounts/attempts.server.ts'
import { reauthenticate } from '#app/domain/accounts/reauthenticate.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { ownerOf } from '#app/http/session.server.ts'

type Asker = { user: User; context: Readonly<RouterContextProvider> }

/** Makes sure that it is the owner who sits here, as often as signing in may be tried. Throws forbidden or too_many. */
export async function requireReauthentication({ user, context }: Asker, password: string): Promise<void> {
  const owner = ownerOf(user, context)
  const succeeded = await limitReauthentication(
    context.get(clientAddressContext),
    `session ${owner.sessionId}`,
  )
  await reauthenticate(owner, password)
  await succeeded()
}

/**
 * The same for what needs no password within ten minutes of the last time: one that was typed is checked; where none
 * was, what is asked for refuses by itself when it is too late.
 */
export async function reauthenticateIfAsked(asker: Asker, password: string): Promise<void> {
  if (password !== '') await requireReauthentication(asker, password)
}

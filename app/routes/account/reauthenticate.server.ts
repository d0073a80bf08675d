import type { RouterContextProvider } from 'react-router'
import * as z from 'zod'
import { limitReauthentication } from '#app/domain/accounts/attempts.server.ts'
import { hasPassword } from '#app/domain/accounts/change-password.server.ts'
import { PROVIDERS } from '#app/domain/accounts/ask-provider.server.ts'
import { identitiesOf } from '#app/domain/accounts/identities.server.ts'
import {
  isRecentlyAuthenticated,
  reauthenticate,
  requireRecentAuthentication,
} from '#app/domain/accounts/reauthenticate.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { ownerOf } from '#app/http/session.server.ts'

type Asker = { user: User; context: Readonly<RouterContextProvider> }

/** The password that is in use now; empty for accounts that have none. */
export const CurrentPassword = z.object({ current: z.string().max(1_000).default('') })

/** How whoever is signed in can show that it is still the owner who sits here, and whether they just did. */
export async function ownerStanding({ user, context }: Asker) {
  const [password, identities, confirmed] = await Promise.all([
    hasPassword(user),
    identitiesOf(user),
    isRecentlyAuthenticated(ownerOf(user, context)),
  ])
  const names = new Set(identities.map(({ provider }) => provider))
  return { hasPassword: password, providers: PROVIDERS.filter(({ name }) => names.has(name)), confirmed }
}

export type OwnerStanding = Awaited<ReturnType<typeof ownerStanding>>

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

/** The same for what does not refuse by itself. Throws forbidden when the last time is more than ten minutes ago. */
export async function requireConfirmation(asker: Asker, password: string): Promise<void> {
  await reauthenticateIfAsked(asker, password)
  await requireRecentAuthentication(ownerOf(asker.user, asker.context))
}

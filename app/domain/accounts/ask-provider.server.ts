import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import {
  type Attempt,
  beginSignIn,
  finishSignIn,
  RefusedAttempt,
  RefusedByPerson,
  RefusedToken,
} from '#app/providers/identity/openid.server.ts'
import type { Identity } from './identities.server.ts'

/** Somebody who vouches for people here: how addresses of ours call it, and how people do. */
export type Provider = { id: string; name: string }

/** Those through whom people may sign in here. */
export const PROVIDERS: readonly Provider[] = env.identityProviders.map(({ id, name }) => ({ id, name }))

const PATIENCE_MS = 12_000

/** Returns the provider that is called so in our addresses. Throws not_found when none is. */
export function providerNamed(id: string | undefined): Provider {
  const provider = PROVIDERS.find((one) => one.id === id)
  if (provider) return provider
  const name = id === 'google' ? 'with Google' : 'in this way'
  throw new AppError('not_found', `Sign-in ${name} is not set up here. Please use your email address.`)
}

/** Returns what people call an issuer; its host where it is not set up (any more). */
export function nameOfIssuer(issuer: string): string {
  const isSame = (one: string) => one.replace(/\/$/, '') === issuer.replace(/\/$/, '')
  const known = env.identityProviders.find((provider) => isSame(provider.issuer))
  return known?.name ?? (URL.canParse(issuer) ? new URL(issuer).host : issuer)
}

function settingsOf({ id }: Provider) {
  const settings = env.identityProviders.find((one) => one.id === id)
  if (!settings) throw new Error('there is no such provider')
  return settings
}

/** Where to send the browser, and what to keep in it. Throws unavailable when the provider does not answer. */
export function goToProvider(
  provider: Provider,
  redirectURI: string,
): Promise<{ url: URL; attempt: Attempt }> {
  return inTime(provider, () => beginSignIn(settingsOf(provider), redirectURI))
}

/**
 * Who somebody is who has come back to `callback`. Throws forbidden when they said no, or when the provider did not speak of
 * this very sign-in; invalid for one that has expired, or did not begin in this browser (no `attempt`); unavailable when
 * the provider does not answer.
 */
export function hearProvider(provider: Provider, callback: URL, attempt: Attempt | null): Promise<Identity> {
  if (!attempt) throw notBegunHere()
  return inTime(provider, () => finishSignIn(settingsOf(provider), callback, attempt))
}

function notBegunHere(cause?: unknown): AppError {
  const message = 'This sign-in has expired or did not begin here. Please try again.'
  return new AppError('invalid', message, { cause })
}

function refusalOf({ name }: Provider, cause: unknown): AppError {
  if (cause instanceof RefusedByPerson) {
    const message = `You did not let ${name} tell us who you are, so you were not signed in.`
    return new AppError('forbidden', message, { cause })
  }
  if (cause instanceof RefusedToken) {
    const message = `${name}’s answer did not belong to this sign-in, so you were not signed in. Please try again.`
    return new AppError('forbidden', message, { cause })
  }
  if (cause instanceof RefusedAttempt) return notBegunHere(cause)
  const message = `${name} could not be reached. Please try again in a moment.`
  return new AppError('unavailable', message, { cause })
}

async function inTime<T>(provider: Provider, ask: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider took too long')), PATIENCE_MS)
  })
  try {
    return await Promise.race([ask(), late])
  } catch (error) {
    throw refusalOf(provider, error)
  } finally {
    clearTimeout(timer)
  }
}

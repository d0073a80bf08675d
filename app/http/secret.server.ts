import { createCookie } from 'react-router'
import { secret } from '#app/domain/secret.server.ts'
import { env } from '#app/env.server.ts'

/** Browsers keep Secure cookies to https; a laptop does without. */
export const secureCookies = env.origin?.startsWith('https:') ?? false

/** A cookie that only we can write: what comes back otherwise reads as null. */
export function signedCookie(name: string, maxAgeSeconds: number) {
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: secureCookies,
    maxAge: maxAgeSeconds,
  } as const
  let made: ReturnType<typeof createCookie> | undefined
  return () => (made ??= createCookie(name, { ...options, secrets: [secret()] }))
}

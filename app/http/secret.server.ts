import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCookie } from 'react-router'
import { env } from '#app/env.server.ts'

let known: string | undefined

/** The secret that signs cookies: SESSION_SECRET or, on a laptop, one made once and kept in the data folder. */
function secret(): string {
  known ??= env.sessionSecret ?? keptSecret(join(env.dataDir, 'session-secret'))
  return known
}

function keptSecret(file: string): string {
  mkdirSync(env.dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

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

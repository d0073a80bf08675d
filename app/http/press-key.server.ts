import { createHash, randomUUID } from 'node:crypto'
import { plainCookie } from './preferences.server.ts'

/** Holds the key of a browser's next press. */
const COOKIE = 'press'
const DAY_SECONDS = 86_400

/**
 * The key of a form that was sent: the one the page gave it, for just what stood in it. Sent twice it is one request; gone
 * back to, changed and sent again it is another one. Undefined without a key.
 */
export function pressKey(key: string | undefined, asked: unknown): string | undefined {
  return key && `${key}.${createHash('sha256').update(JSON.stringify(asked)).digest('base64url')}`
}

/**
 * The key for the form of a page: that of the pages before, until a page shows how a run that was begun with it has ended
 * (`ended` are the keys of the runs on it). So a form that is opened anew because its answer got lost asks for the same run.
 * With it, when the key is a new one, the header that has the browser keep it.
 */
export function nextPress(
  request: Request,
  ended: readonly (string | null)[],
): { key: string; header?: string } {
  const held = plainCookie(request, COOKIE)
  const isKey = held !== undefined && /^[\da-f-]{36}$/.test(held)
  return isKey && !ended.some((key) => key?.includes(` ${held}.`)) ? { key: held } : newPress()
}

/** A key that no press has had, with the header that has the browser keep it. */
export function newPress(): { key: string; header: string } {
  const key = randomUUID()
  return { key, header: `${COOKIE}=${key}; Path=/; Max-Age=${DAY_SECONDS}; HttpOnly; SameSite=Lax` }
}

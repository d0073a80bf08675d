import { redirect } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { readForm } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { isRouterRequest } from '#app/http/page-request.ts'
import {
  LIGHT_COOKIE,
  plainCookieHeader,
  SIDEBAR_COOKIE,
  THEME_COOKIE,
  USAGE_NOTICE_COOKIE,
} from '#app/http/preferences.server.ts'

function cookieFor(name: unknown, value: unknown): string {
  if (name === 'sidebar') return plainCookieHeader(SIDEBAR_COOKIE, String(value === 'collapsed'))
  if (name === 'theme' && (value === 'light' || value === 'dark' || value === 'system')) {
    return plainCookieHeader(THEME_COOKIE, value)
  }
  if (name === 'usage-notice' && typeof value === 'string' && /^\d{4}-\d{2}:(80|100)$/.test(value)) {
    return plainCookieHeader(USAGE_NOTICE_COOKIE, value)
  }
  if (name === 'light' && (value === 'on' || value === 'off')) return plainCookieHeader(LIGHT_COOKIE, value)
  throw new AppError('invalid', 'There is no such preference.')
}

/** Remembers a choice of appearance, or that a notice was read, in a cookie and goes back to the page it was made on. */
export const action = call(async ({ request }) => {
  const form = await readForm(request)
  const cookie = cookieFor(form.get('name'), form.get('value'))
  // The router keeps its page and asks for it anew.
  if (isRouterRequest(request)) return new Response(null, { status: 204, headers: { 'set-cookie': cookie } })
  return redirect(safeNext(form.get('returnTo'), '/'), { status: 303, headers: { 'set-cookie': cookie } })
})

export const loader = onlyBy('POST')

/** Where people land after signing in when nothing else was wanted. */
export const HOME = '/dashboard'

const isLetter = /^\?view=(?:verify|change)&token=[\w-]*$/

/** `next` when it is an address within the product, otherwise `instead`. Nothing that leads elsewhere gets through. */
export function safeNext(next: unknown, instead = HOME): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f\u007f\\]/.test(next))
    return instead
  const base = 'http://local.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  // Resolving `/.//elsewhere` leaves a path that browsers read as the address of another site.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return instead
  // A letter's link is come back to, signed in; everything else there is for those who are not, or for programs.
  if (url.pathname === '/auth' && isLetter.test(url.search)) return url.pathname + url.search
  if (/^\/(auth|api)(\/|$)/.test(url.pathname)) return instead
  return url.pathname + url.search + url.hash
}

/** Where people land after signing in when nothing else was wanted. */
export const HOME = '/dashboard'

/** Links of letters that are come back to, signed in. */
const LETTERS = /^\/auth\/(?:verify|new-address)\?token=[\w-]*$/

/** `next` when it is an address within the product, otherwise `instead`. Nothing that leads elsewhere gets through. */
export function safeNext(next: unknown, instead = HOME): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f\u007f\\]/.test(next))
    return instead
  const base = 'http://local.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  // Resolving `/.//elsewhere` leaves a path that browsers read as the address of another site.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return instead
  const address = url.pathname + url.search
  if (LETTERS.test(address)) return address
  // Everything else there is for those who are not signed in, or for programs.
  if (/^\/(auth|api)(\/|$)/.test(url.pathname)) return instead
  return address + url.hash
}

import { href } from 'react-router'

/** Where things were that letters and bookmarks still lead to: `/auth?view=…`. */
const MOVED = new Map([
  ['benefits', href('/auth/benefits')],
  ['change', href('/auth/new-address')],
  ['code', href('/auth/code')],
  ['forgot', href('/auth/forgot')],
  ['join', href('/auth/join')],
  ['reset', href('/auth/reset')],
  ['sent', href('/auth/sent')],
  ['verify', href('/auth/verify')],
])

/** Where an address of before leads today, with what it carries; null for one that is right. */
export function movedTo({ searchParams }: URL): string | null {
  const query = new URLSearchParams(searchParams)
  const page = MOVED.get(query.get('view') ?? query.get('tab') ?? '')
  if (!page) return null
  query.delete('view')
  query.delete('tab')
  return query.size > 0 ? `${page}?${query}` : page
}

/** The address of a page of the way in, with where to go afterwards. */
export function withNext(address: string, next: string): string {
  if (!next) return address
  return `${address}${address.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}

/** Where somebody signs in. */
export const SIGN_IN = href('/auth')
/** Where somebody makes an account, as the product's specification spells it. */
export const CREATE_ACCOUNT = `${SIGN_IN}?tab=register`

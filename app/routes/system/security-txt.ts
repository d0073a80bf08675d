import { brand } from '#app/brand.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import type { Route } from './+types/security-txt'

const DAY = 86_400_000
/** How long it may be believed without looking again; the standard wants less than a year. */
const GOOD_FOR_DAYS = 180

/** Says whom to tell of a hole in the product (RFC 9116). */
export function loader({ request }: Route.LoaderArgs) {
  const expires = new Date(Math.ceil(Date.now() / DAY + GOOD_FOR_DAYS) * DAY)
  const body = [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin(request)}/.well-known/security.txt`,
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

import { publicOrigin } from '#app/http/origin.server.ts'
import { rooms } from '#app/ui/shell/navigation.ts'
import type { Route } from './+types/robots'

/** Rooms of members, and what only the product itself asks. */
const CLOSED = ['/api/', ...rooms.map(({ href }) => href)]

/** Search engines may read what visitors may read. */
export function loader({ request }: Route.LoaderArgs) {
  const rules = ['User-agent: *', ...CLOSED.map((room) => `Disallow: ${room}`)]
  const body = [...rules, '', `Sitemap: ${publicOrigin(request)}/sitemap.xml`, ''].join('\n')
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

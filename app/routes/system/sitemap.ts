import { INFO_PAGES, infoAddress } from '#app/domain/marketing/addresses.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import type { Route } from './+types/sitemap'

/** The pages worth finding; other addresses of theirs are the same page with something else unfolded. */
const PAGES = ['/', '/subscription', '/auth?tab=register', ...INFO_PAGES.map(infoAddress)]

/** What search engines may list. */
export function loader({ request }: Route.LoaderArgs) {
  const origin = publicOrigin(request)
  const entries = PAGES.map((page) => `  <url><loc>${escaped(origin + page)}</loc></url>`)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

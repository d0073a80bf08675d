import { sitemapContext } from '#app/http/context.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import type { Route } from './+types/sitemap'

/** What search engines may list: the pages worth finding; other addresses of theirs are the same page with something else unfolded. */
export function loader({ request, context }: Route.LoaderArgs) {
  const origin = publicOrigin(request)
  const entries = context
    .get(sitemapContext)
    .map((page) => `  <url><loc>${escaped(origin + page)}</loc></url>`)
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

/** Search engines may read what visitors may read. */
export function loader() {
  const rooms = ['/api/', '/dashboard', '/humanizer', '/account']
  const body = ['User-agent: *', ...rooms.map((room) => `Disallow: ${room}`), ''].join('\n')
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

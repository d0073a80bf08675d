/** The process is alive. Says nothing about what it needs; that is /readyz. */
export function loader() {
  return Response.json({ status: 'ok' })
}

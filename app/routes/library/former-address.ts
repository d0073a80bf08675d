/** Returns where a dialog of My Files is that an address of earlier days asks for; undefined for all others. */
export function formerAddress(query: URLSearchParams): string | undefined {
  const rest = new URLSearchParams(query)
  rest.delete('dialog')
  rest.delete('confirm')
  const after = rest.size > 0 ? `?${rest.toString()}` : ''
  if (query.get('dialog') === 'upload') return `/my-files/upload${after}`
  return query.get('confirm') === 'delete' ? `/my-files/delete${after}` : undefined
}

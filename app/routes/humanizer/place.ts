/** Returns the address `here` with `more` in its query, in place of what it says by the same names: another view of the page. */
export function placeWith(here: string, more: Record<string, string>): string {
  const [path, query] = here.split('?')
  return `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...more })}`
}

/** Returns the address of `path`, which opens something over the page at `here`. */
export function panelOver(here: string, path: string): string {
  const query = here.split('?')[1]
  return query ? `${path}?${query}` : path
}

/** What of a query names a text, the view of it and the way back from its last change. */
const NAMING = new Set(['run', 'h', 'draft', 'view', 'undo'])

/** Returns the page's address for the text and view that `query` names, without what is asked of them. */
export function placeOf(query: URLSearchParams): string {
  return panelAt('/humanizer', query)
}

/** Returns the address of what `path` opens over the text and view that `query` names. */
export function panelAt(path: string, query: URLSearchParams): string {
  const naming = new URLSearchParams([...query].filter(([name]) => NAMING.has(name)))
  return naming.size > 0 ? `${path}?${naming}` : path
}

/** Returns the page's address with another way back from its last change, or with none; null where it is that already. */
export function undoneBy({ pathname, search }: Location, undo: string | undefined): string | null {
  const query = new URLSearchParams(search)
  if ((query.get('undo') ?? undefined) === undo) return null
  query.delete('undo')
  if (undo) query.set('undo', undo)
  return `${pathname}?${query}`
}

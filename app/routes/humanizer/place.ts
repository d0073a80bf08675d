/** The address `here` with `more` in its query, in place of what it says by the same names: another view of the page. */
export function placeWith(here: string, more: Record<string, string>): string {
  const [path, query] = here.split('?')
  return `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...more })}`
}

/** What of a query names a text and the view of it. */
const NAMING = new Set(['run', 'h', 'draft', 'view', 'panel'])

/** The page's address for the text and view that `query` names, without what is asked of them. */
export function placeOf(query: URLSearchParams): string {
  return `/humanizer?${new URLSearchParams([...query].filter(([name]) => NAMING.has(name)))}`
}

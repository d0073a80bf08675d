/** The address `here` with `more` in its query: another view of the page over the same text. */
export function placeWith(here: string, more: Record<string, string>): string {
  const [path, query] = here.split('?')
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(more)])}`
}

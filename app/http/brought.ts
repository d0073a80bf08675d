/** What an upload form's `goTo` says in the place of the document that it brings in, which has no id before. */
export const BROUGHT = 'brought'

/** `goTo` with that document as its `doc`; with none when nothing was taken in. What is no address stays what it is. */
export function withBrought(goTo: unknown, id: string | null): unknown {
  const base = 'http://local.invalid'
  if (typeof goTo !== 'string' || !URL.canParse(goTo, base)) return goTo
  const url = new URL(goTo, base)
  if (url.origin !== base || url.searchParams.get('doc') !== BROUGHT) return goTo
  if (id === null) url.searchParams.delete('doc')
  else url.searchParams.set('doc', id)
  return url.pathname + url.search + url.hash
}

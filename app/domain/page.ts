/** Returns which page of a list is shown (one too far is the last), how many there are, and how many rows stand before it. */
export function pageOf(
  total: number,
  perPage: number,
  asked = 1,
): { page: number; pages: number; before: number } {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(asked) || 1))
  return { page, pages, before: (page - 1) * perPage }
}

/** Returns the page that a query asks for: the first where it makes no sense. */
export function askedPage(query: URLSearchParams): number {
  return Number(/^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1)
}

/** Characters of a quote that an address carries. */
const MOST_QUOTED = 600

/** The address of Study Buddy. */
const PATH = '/study-buddy'

export const STUDY_TABS = [
  { name: 'quiz', label: 'Quiz Me' },
  { name: 'videos', label: 'Related Videos' },
  { name: 'notes', label: 'Study Notes' },
  { name: 'cards', label: 'Flashcards' },
] as const
export type StudyTab = (typeof STUDY_TABS)[number]['name']

/** Where somebody is in Study Buddy: all that its address says. */
export type Place = { doc: string | null; tab: StudyTab }

/** The place that a query names; what it says wrongly is as if it were not said. */
export function placeOf(query: URLSearchParams): Place {
  return {
    doc: query.get('doc'),
    tab: STUDY_TABS.find(({ name }) => name === query.get('tab'))?.name ?? 'quiz',
  }
}

/** The address of a place, or of something shown over it (`more`). */
export function addressOf({ doc, tab }: Place, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(doc && { doc }),
    ...(tab !== 'quiz' && { tab }),
    ...more,
  }).toString()
  return query ? `${PATH}?${query}` : PATH
}

/** Where a page of the document is shown beside what is made of it, with the words marked that it was made of. */
export function pageHref(place: Place, page: number, quote: string): string {
  return `${addressOf(place, { page: String(page), quote: quote.slice(0, MOST_QUOTED) })}#q`
}

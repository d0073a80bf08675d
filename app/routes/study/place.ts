import { href } from 'react-router'

/** Characters of a quote that an address carries. */
const MOST_QUOTED = 600

export const STUDY_TABS = [
  { name: 'quiz', label: 'Quiz Me' },
  { name: 'videos', label: 'Related Videos' },
  { name: 'notes', label: 'Study Notes' },
  { name: 'cards', label: 'Flashcards' },
] as const
export type StudyTab = (typeof STUDY_TABS)[number]['name']

/** Where somebody is in Study Buddy: all that its address says. */
export type Place = {
  doc: string | null
  tab: StudyTab
  /** The number of a question, from 1, or `result`: how the quiz went so far. Without one it is the first that is open. */
  question?: number | 'result' | null
}

/** What opens over the page, each at an address of its own. */
const DIALOGS = {
  search: href('/study-buddy/search'),
  delete: href('/study-buddy/delete'),
  source: href('/study-buddy/source'),
  notes: href('/study-buddy/notes'),
} as const

/** The place that a query names; what it says wrongly is as if it were not said. */
export function placeOf(query: URLSearchParams): Place {
  const question = query.get('question')
  return {
    doc: query.get('doc'),
    tab: STUDY_TABS.find(({ name }) => name === query.get('tab'))?.name ?? 'quiz',
    question: question === 'result' ? question : Number(/^\d{1,3}$/.exec(question ?? '')?.[0]) || null,
  }
}

/** The address of a place, with whatever else its query says (`more`). */
export function addressOf(place: Place, more: Record<string, string> = {}): string {
  return withQuery(href('/study-buddy'), place, more)
}

/** The address of a dialog over a place. */
export function dialogHref(
  dialog: keyof typeof DIALOGS,
  place: Place,
  more: Record<string, string> = {},
): string {
  return withQuery(DIALOGS[dialog], place, more)
}

/** The address of a question of the quiz, which the browser then has in sight. */
export function questionHref(place: Place, question: number | 'result'): string {
  return `${addressOf({ ...place, tab: 'quiz', question })}#question`
}

/** Where a page of the document (or of the one named) is shown over a place, with the words marked that something was made of. */
export function sourceHref(place: Place, page: number, quote: string, id = place.doc): string {
  const other: Record<string, string> = id && id !== place.doc ? { id } : {}
  return dialogHref('source', place, { ...other, page: String(page), quote: quote.slice(0, MOST_QUOTED) })
}

function withQuery(path: string, { doc, tab, question }: Place, more: Record<string, string>): string {
  const query = new URLSearchParams({
    ...(doc && { doc }),
    ...(tab !== 'quiz' && { tab }),
    ...(question && { question: String(question) }),
    ...more,
  }).toString()
  return query ? `${path}?${query}` : path
}

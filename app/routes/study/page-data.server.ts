import type { User } from '#app/domain/accounts/user.server.ts'
import { citedPage, type CitedPage } from '#app/domain/chat/cited-page.server.ts'
import { readingNote } from '#app/domain/chat/reading-note.server.ts'
import { findByName, findDocument } from '#app/domain/library/document.server.ts'
import { DOCUMENTS_BESIDE } from '#app/domain/library/limits.ts'
import { documentsBeside, listDocuments } from '#app/domain/library/list.server.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { findRun, type Run } from '#app/domain/runs/run.server.ts'
import { studyText } from '#app/domain/study/access.server.ts'
import { studyEngine } from '#app/domain/study/engines.server.ts'
import {
  type CardCounts,
  countCards,
  findCard,
  type Flashcard,
  listCards,
} from '#app/domain/study/flashcards.server.ts'
import { pointsIn } from '#app/domain/study/key-points.server.ts'
import { questionsIn } from '#app/domain/study/quiz.server.ts'
import { findSession } from '#app/domain/study/sessions.server.ts'
import type { StudyData } from '#app/domain/study/study-data.ts'
import {
  linksFor,
  NO_VIDEO_SEARCH,
  type TopicLink,
  VIDEO_SEARCH_USED_UP,
} from '#app/domain/study/videos.server.ts'
import { env } from '#app/env.server.ts'
import { type Place, placeOf } from './place.ts'

/** A quiz or notes being made, or made in vain. */
export type Making = {
  id: string
  kind: 'quiz' | 'key_points'
  status: Run['status']
  /** How many questions or points there are, of how many. */
  ready: number
  wanted: number
  progress: number
  fallback: boolean
  error: string | null
}

export type StudyPageData = {
  place: Place
  /** Those in Study Buddy, by name, as many as the column shows; and how many there are. */
  documents: DocumentRow[]
  total: number
  selected: DocumentRow | null
  /** The address names a document that is not there. */
  missing: boolean
  data: StudyData | null
  making: Making | null
  engine: 'llm' | 'embedded'
  counts: CardCounts
  cards: Flashcard[]
  /** The card that was reviewed just now. */
  reviewed: Pick<Flashcard, 'id' | 'question' | 'dueAt'> | null
  /** The document whose cards the reader came from to those of all. */
  from: DocumentRow | null
  /** The server's now. */
  now: Date
  /** Searches for videos, once somebody wanted some; and why there are no videos. */
  links: TopicLink[]
  why: string | null
  searched: boolean
  dialog: 'search' | null
  search: string
  found: DocumentRow[]
  /** A page of the document with what is quoted from it. */
  cited: CitedPage | null
  /** What is to be known of the document's text. */
  note: string | null
  /** The document that is about to be deleted. */
  doomed: DocumentRow | null
  /** Differs with every page, so that a form that is sent twice is sent once. */
  key: string
}

/** Everything Study Buddy shows, from its address. */
export async function studyPageData(query: URLSearchParams, user: User): Promise<StudyPageData> {
  const { doc, selected, missing } = await selectedOf(query, user)
  const { documents, total } = await documentsBeside(user, 'study_buddy', selected)
  const dialog = query.get('dialog') === 'search' ? 'search' : null
  const search = (query.get('q') ?? '').slice(0, 200)
  const place = { ...placeOf(query), doc }
  const deleting = query.get('confirm') === 'delete' ? query.get('id') : null
  const isCards = place.tab === 'cards'
  const cameFrom = isCards && !selected ? query.get('from') : null
  const reviewedId = isCards ? query.get('reviewed') : null
  const [data, making, counts, cards, doomed, cited, note, reviewed, from] = await Promise.all([
    selected ? findSession(user, selected.id) : null,
    makingOf(query.get('run'), user, selected),
    countCards(user, selected?.id),
    isCards
      ? listCards(user, { ...(selected && { documentId: selected.id }), dueBy: new Date(), limit: 1 })
      : [],
    deleting === null ? null : findDocument(user, deleting),
    citedOf(query, user, selected),
    selected ? readingNote(user, selected) : null,
    reviewedId === null ? null : findCard(user, reviewedId),
    cameFrom === null ? null : findDocument(user, cameFrom),
  ])
  const searched = place.tab === 'videos' && query.has('searched')
  const links = searched && selected?.status === 'ready' ? await linksOf(user, selected.id) : []
  const noVideos = searched && data?.videoRecommendations.length === 0
  return {
    place,
    documents,
    total,
    selected,
    missing,
    data,
    making,
    engine: studyEngine,
    counts,
    cards,
    reviewed: reviewed ?? null,
    from: from ?? null,
    now: new Date(),
    links,
    why: noVideos ? (env.youtube ? VIDEO_SEARCH_USED_UP : NO_VIDEO_SEARCH) : null,
    searched,
    dialog,
    search,
    found: dialog ? await foundBy(search, user) : [],
    cited: cited ?? null,
    note,
    doomed: doomed ?? null,
    key: crypto.randomUUID(),
  }
}

/** Documents whose names have the words that were looked for. */
async function foundBy(search: string, user: User): Promise<DocumentRow[]> {
  const query = { feature: 'study_buddy', search, sort: 'name', perPage: DOCUMENTS_BESIDE } as const
  return (await listDocuments(user, query)).documents
}

/** The document that is named by `?doc=`, or by `?file=`: the newest of that name. */
async function selectedOf(query: URLSearchParams, user: User) {
  const [id, name] = [query.get('doc'), query.get('file')]
  if (id === null && name === null) return { doc: null, selected: null, missing: false }
  const found = id === null ? await findByName(user, name ?? '') : await findDocument(user, id)
  return { doc: found?.id ?? null, selected: found ?? null, missing: !found }
}

async function makingOf(id: string | null, user: User, selected: DocumentRow | null): Promise<Making | null> {
  const run = id === null ? undefined : await findRun(user, id)
  if (!run || !selected || (run.kind !== 'quiz' && run.kind !== 'key_points')) return null
  const input = run.input as { documentId?: unknown; count?: unknown }
  if (input.documentId !== selected.id) return null
  const isQuiz = run.kind === 'quiz'
  return {
    id: run.id,
    kind: run.kind,
    status: run.status,
    ready: isQuiz ? questionsIn(run.output).length : pointsIn(run.output).length,
    wanted: isQuiz && typeof input.count === 'number' ? input.count : 0,
    progress: run.progress,
    fallback: run.fallback,
    error: run.error,
  }
}

async function citedOf(query: URLSearchParams, user: User, selected: DocumentRow | null) {
  if (!selected || !query.has('page')) return undefined
  return citedPage(user, selected.id, Number(query.get('page')), query.get('quote') ?? '')
}

async function linksOf(user: User, documentId: string): Promise<TopicLink[]> {
  return studyText(user, documentId).then(linksFor, () => [])
}

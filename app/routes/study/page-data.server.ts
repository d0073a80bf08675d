import type { User } from '#app/domain/accounts/user.server.ts'
import { readingNote } from '#app/domain/chat/reading-note.server.ts'
import { collectionsOf } from '#app/domain/library/collections.server.ts'
import { findByName, findDocument } from '#app/domain/library/document.server.ts'
import { documentsBeside } from '#app/domain/library/list.server.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { studyText } from '#app/domain/study/access.server.ts'
import { studyEngine } from '#app/domain/study/engines.server.ts'
import {
  countCards,
  endOfSitting,
  type Flashcard,
  lastReviewed,
  listCards,
  type Review,
} from '#app/domain/study/flashcards.server.ts'
import { findMaking } from '#app/domain/study/making.server.ts'
import { findSession } from '#app/domain/study/sessions.server.ts'
import {
  linksFor,
  NO_VIDEO_SEARCH,
  type TopicLink,
  VIDEO_SEARCH_USED_UP,
} from '#app/domain/study/videos.server.ts'
import { env } from '#app/env.server.ts'
import { type Place, placeOf } from './place.ts'
import { quizDataOf } from './quiz-data.server.ts'
import { spanWords } from './span-words.ts'

/** How many of the cards that are due a page has: a card that was reviewed gives way to the next one at once. */
const CARDS_AT_HAND = 4

/** Everything Study Buddy shows, from its address: the documents, the one that is studied, and of its tabs the open one. */
export async function studyPageData(query: URLSearchParams, user: User) {
  const { doc, selected, missing } = await selectedOf(query, user)
  const place = { ...placeOf(query), doc }
  const now = new Date()
  const [beside, collections, counts, note, tab] = await Promise.all([
    documentsBeside(user, 'study_buddy', selected),
    collectionsOf(user),
    countCards(user, selected?.id, endOfSitting(now)),
    selected ? readingNote(user, selected) : null,
    tabData(query, user, place, selected, now),
  ])
  return {
    place,
    /** Those in Study Buddy, by name, as many as the column shows; and how many there are. */
    ...beside,
    /** All collections, by name. */
    collections,
    selected,
    /** The address names a document that is not there. */
    missing,
    /** Flashcards of the document, or of all. */
    counts,
    /** What is to be known of the document's text. */
    note,
    tab,
    now,
    /** Differs with every page, so that a form that is sent twice is sent once. */
    key: crypto.randomUUID(),
  }
}
export type StudyPageData = Awaited<ReturnType<typeof studyPageData>>

/** The document that is named by `?doc=`, or by `?file=`: the newest of that name. */
async function selectedOf(query: URLSearchParams, user: User) {
  const [id, name] = [query.get('doc'), query.get('file')]
  if (id === null && name === null) return { doc: null, selected: null, missing: false }
  const found = id === null ? await findByName(user, name ?? '') : await findDocument(user, id)
  return { doc: found?.id ?? null, selected: found ?? null, missing: !found }
}

/** What the open tab shows; null where there is nothing to show in it yet. Flashcards need no document. */
async function tabData(
  query: URLSearchParams,
  user: User,
  place: Place,
  selected: DocumentRow | null,
  now: Date,
) {
  if (selected ? selected.status !== 'ready' : place.tab !== 'cards') return null
  if (place.tab === 'cards')
    return { name: 'cards', ...(await cardsData(query, user, selected, now)) } as const
  if (!selected) return null
  const run = query.get('run')
  switch (place.tab) {
    case 'quiz': {
      const [quiz, making] = await Promise.all([
        quizDataOf(user, selected.id, place),
        findMaking(user, selected.id, 'quiz', run),
      ])
      return { name: 'quiz', quiz, making } as const
    }
    case 'notes': {
      const [{ keyPoints, keyPointPages }, making] = await Promise.all([
        findSession(user, selected.id),
        findMaking(user, selected.id, 'key_points', run),
      ])
      const points = keyPoints.map((text, index) => ({ text, page: keyPointPages[index] ?? null }))
      return { name: 'notes', points, making, engine: studyEngine } as const
    }
    case 'videos':
      return { name: 'videos', ...(await videosData(user, selected.id, query.has('searched'))) } as const
  }
}
export type TabData = NonNullable<Awaited<ReturnType<typeof tabData>>>

/** A card that is due, with how long it would stay away after each answer. */
export type DueCard = Pick<Flashcard, 'id' | 'documentId' | 'fileName'> & {
  question: string
  options: string[]
  answer: string
  explanation: string
  page: number
  quote: string
  staysAway: Record<Review, string>
}

function dueCardOf({ id, documentId, fileName, question, comesBack }: Flashcard, now: Date): DueCard {
  const { question: asked, options = [], correctAnswer: answer, explanation, page, quote } = question
  const away = (review: Review) => spanWords(now, comesBack[review])
  return {
    id,
    documentId,
    fileName,
    question: asked,
    options,
    answer,
    explanation,
    page,
    quote,
    staysAway: { again: away('again'), hard: away('hard'), good: away('good'), easy: away('easy') },
  }
}

async function cardsData(query: URLSearchParams, user: User, selected: DocumentRow | null, now: Date) {
  const cameFrom = selected ? null : query.get('from')
  const ofDocument = selected && { documentId: selected.id }
  const [cards, reviewed, from, session] = await Promise.all([
    listCards(user, { ...ofDocument, dueBy: endOfSitting(now), limit: CARDS_AT_HAND }),
    lastReviewed(user, selected?.id),
    cameFrom === null ? null : findDocument(user, cameFrom),
    selected ? findSession(user, selected.id) : null,
  ])
  return {
    cards: cards.map((card) => dueCardOf(card, now)),
    /** The card that was reviewed last, as long as that can be taken back. */
    reviewed: reviewed
      ? { id: reviewed.id, question: reviewed.question.question, staysAway: spanWords(now, reviewed.dueAt) }
      : null,
    /** The document whose cards the reader came from to those of all. */
    from: from ? { id: from.id, fileName: from.fileName } : null,
    hasQuiz: (session?.quizzes.length ?? 0) > 0,
  }
}

async function videosData(user: User, documentId: string, searched: boolean) {
  const { videoRecommendations: videos } = await findSession(user, documentId)
  const links: TopicLink[] = searched ? await studyText(user, documentId).then(linksFor, () => []) : []
  const why = searched && videos.length === 0 ? (env.youtube ? VIDEO_SEARCH_USED_UP : NO_VIDEO_SEARCH) : null
  return { videos, links, why, searched }
}

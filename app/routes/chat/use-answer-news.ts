import { useState } from 'react'
import type { ChatPageData } from './page-data.server.ts'

type Standing = { doc: string | null; session: string | undefined; answers: number; isRunning: boolean }

const standingOf = ({ place, session, thread, pending }: ChatPageData): Standing => ({
  doc: place.doc,
  session: session?.id,
  answers: thread.filter(({ role }) => role === 'assistant').length,
  isRunning: pending?.status === 'running',
})

/**
 * Returns what is said of the answer to people who do not see it come. It is read off what the page shows, so that an
 * answer which was there before anything could be followed is told as well.
 */
export function useAnswerNews(page: ChatPageData): string {
  const now = standingOf(page)
  const [{ was, told }, setNews] = useState({ was: now, told: now.isRunning ? 'Answering.' : '' })
  const isSame =
    was.doc === now.doc &&
    was.session === now.session &&
    was.answers === now.answers &&
    was.isRunning === now.isRunning
  if (isSame) return told
  const news = newsOf(was, now, told)
  setNews({ was: now, told: news })
  return news
}

function newsOf(was: Standing, now: Standing, told: string): string {
  // The first question of all makes the conversation it stands in.
  const goesOn = was.doc === now.doc && (was.session === now.session || was.session === undefined)
  if (now.isRunning) return 'Answering.'
  if (!goesOn) return ''
  if (now.answers > was.answers) return 'The answer is ready.'
  return was.isRunning ? 'There is no answer.' : told
}

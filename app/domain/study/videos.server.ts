import * as z from 'zod'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { findVideos, VideoSearchError } from '#app/providers/videos/youtube.server.ts'
import { db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import { videoResults } from '#db/schema/study.ts'
import { type StudyText, studyText } from './access.server.ts'
import { limitVideoSearches } from './limits.server.ts'
import { unlessGone } from './quiz.server.ts'
import { changeSession } from './stored.server.ts'
import { topicsOf } from './topics.ts'
import { isVideoId, searchUrl, type Video } from './videos.ts'

const VIDEOS = 6
/** Found videos are looked for anew after so many days. */
const FRESH_DAYS = 30

const VIDEOS_FAILED = 'Failed to find related videos'
export const NO_VIDEO_SEARCH =
  'This Wordkin has no key for video search, so it does not name videos. You can look for these topics yourself:'
export const VIDEO_SEARCH_USED_UP =
  'Today’s searches for videos are used up. Until tomorrow you can look for these topics yourself:'

/** Where somebody can look for themselves. */
export type TopicLink = { topic: string; url: string }
/** Videos, or why there are none; the links are always there. */
export type RelatedVideos = { videos: Video[]; links: TopicLink[]; why: string | null }

const Results = z.array(
  z.object({ videoId: z.string().refine(isVideoId), title: z.string(), description: z.string() }),
)

/**
 * Videos related to a document of theirs (by its id) or to a text, kept with what they study. Found ones are remembered for the document, so that
 * asking again asks nobody; no words are charged. Throws as `studyText` does, too_many, and unavailable when the search fails.
 */
export async function relatedVideos(user: User, source: string | StudyText): Promise<RelatedVideos> {
  const text = typeof source === 'string' ? await studyText(user, source) : source
  const { documentId } = text
  const links = linksFor(text)
  if (!env.youtube) return { videos: [], links, why: NO_VIDEO_SEARCH }
  const kept = documentId === null ? undefined : await keptVideos(documentId)
  if (kept && documentId !== null) {
    await putVideos(user, documentId, kept)
    return { videos: kept, links, why: null }
  }
  await limitVideoSearches(user)
  const topic = links
    .map((link) => link.topic)
    .slice(0, 2)
    .join(' ')
  if (topic === '') return { videos: [], links, why: null }
  let videos: Video[]
  try {
    videos = await findVideos(env.youtube, { topic, language: text.language, count: VIDEOS })
  } catch (error) {
    if (error instanceof VideoSearchError && error.isQuota)
      return { videos: [], links, why: VIDEO_SEARCH_USED_UP }
    throw new AppError('unavailable', VIDEOS_FAILED, { cause: error })
  }
  if (documentId !== null) await remember(user, documentId, videos)
  return { videos, links, why: null }
}

/** Searches for what a document is about, as plain links. */
export function linksFor({ pages, language }: Pick<StudyText, 'pages' | 'language'>): TopicLink[] {
  return topicsOf(pages, language).map((topic) => ({ topic, url: searchUrl(topic) }))
}

async function keptVideos(documentId: string): Promise<Video[] | undefined> {
  const [row] = await db
    .select({ results: videoResults.results })
    .from(videoResults)
    .where(
      and(
        eq(videoResults.documentId, documentId),
        gt(videoResults.fetchedAt, sql`now() - ${FRESH_DAYS} * interval '1 day'`),
      ),
    )
  const read = Results.safeParse(row?.results)
  return read.success ? read.data : undefined
}

/** Keeps them with what the person studies; nothing when the document has gone meanwhile. */
async function putVideos(user: User, documentId: string, videos: Video[]): Promise<void> {
  await unlessGone(() =>
    db.transaction((tx) =>
      changeSession(tx, user, documentId, ({ data, held }) => ({
        data: { ...data, videoRecommendations: videos },
        held,
      })),
    ),
  )
}

async function remember(user: User, documentId: string, videos: Video[]): Promise<void> {
  await putVideos(user, documentId, videos)
  const found = { results: videos, fetchedAt: sql`now()` }
  await db
    .insert(videoResults)
    .select(
      db
        .select({
          documentId: documents.id,
          results: sql`${JSON.stringify(videos)}::jsonb`.as('results'),
          fetchedAt: sql`now()`.as('fetched_at'),
        })
        .from(documents)
        .where(and(eq(documents.id, documentId), eq(documents.userId, user.id))),
    )
    .onConflictDoUpdate({ target: videoResults.documentId, set: found })
}

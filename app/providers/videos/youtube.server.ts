import { lookup } from '#app/lookup.ts'
import * as z from 'zod'

/** The YouTube Data API, or a server that answers like it. */
export type YouTubeConfig = { apiKey: string; baseUrl: string; timeoutMs: number }

/** A video as it was found; the texts are plain. */
export type FoundVideo = { videoId: string; title: string; description: string }

/** Videos could not be looked for. The message never has the key in it. */
export class VideoSearchError extends Error {
  override readonly name = 'VideoSearchError'
  /** Whether the day's share of searches is used up. */
  readonly isQuota: boolean

  constructor(message: string, isQuota: boolean, options?: { cause?: unknown }) {
    super(message, options)
    this.isQuota = isQuota
  }
}

const Answer = z.object({
  items: z.array(
    z.object({
      id: z.object({ videoId: z.string().optional() }),
      snippet: z.object({ title: z.string(), description: z.string().default('') }),
    }),
  ),
})
const Refusal = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }),
})

/**
 * Videos about `topic` that may be played on other sites, at most `count`, in `language` where there are any
 * (search.list of the Data API v3: 100 of a day's 10,000 units). Throws VideoSearchError.
 */
export async function findVideos(
  config: YouTubeConfig,
  { topic, language, count }: { topic: string; language: string; count: number },
): Promise<FoundVideo[]> {
  const address = new URL(
    'youtube/v3/search',
    config.baseUrl.endsWith('/') ? config.baseUrl : `${config.baseUrl}/`,
  )
  address.search = new URLSearchParams({
    part: 'snippet',
    type: 'video',
    q: topic,
    maxResults: String(count),
    relevanceLanguage: language,
    safeSearch: 'strict',
    videoEmbeddable: 'true',
  }).toString()
  // In a header: addresses end up in logs.
  const headers = { 'x-goog-api-key': config.apiKey, accept: 'application/json' }
  const { body, status } = await ask(address, headers, config.timeoutMs)
  if (status !== 200) throw refusalOf(status, body)
  const answer = Answer.safeParse(body)
  if (!answer.success) throw new VideoSearchError('the video search gave no usable answer', false)
  return answer.data.items.flatMap(({ id, snippet }) =>
    id.videoId && /^[\w-]{11}$/.test(id.videoId)
      ? [
          {
            videoId: id.videoId,
            title: plain(snippet.title).slice(0, 200),
            description: plain(snippet.description).slice(0, 500),
          },
        ]
      : [],
  )
}

async function ask(address: URL, headers: Record<string, string>, timeoutMs: number) {
  try {
    const response = await fetch(address, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json()
    return { status: response.status, body }
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    throw new VideoSearchError('the video search could not be reached', false, { cause: new Error(reason) })
  }
}

function refusalOf(status: number, body: unknown): VideoSearchError {
  const refusal = Refusal.safeParse(body)
  const reasons = refusal.success ? refusal.data.error.errors.map(({ reason }) => reason) : []
  const isQuota = status === 429 || reasons.some((reason) => /quota|rateLimit|dailyLimit/i.test(reason))
  return new VideoSearchError(`the video search answered ${status}`, isQuota)
}

const ENTITIES = lookup({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })

/** Titles come with HTML entities. */
function plain(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

import type { Authorship } from '#app/domain/humanizer/authorship.ts'
import type { Choices } from './choices.ts'
import { browserLine, type Line } from '#app/domain/runs/browser-line.ts'
import { FollowingLost, isStream, RETRIES, runEvents } from '#app/domain/runs/run-events.ts'

/** What one press asks for. */
export type Job = { text: string; tone: string; choices: Choices; key: string }

/** The server's refusal to start a rewrite, as calls answer it. */
export type Refusal = {
  message: string
  code?: string
  details?: {
    wordsUsed?: number
    wordCount?: number
    maxWords?: number
    offer?: { endsAt: string } | null
    /** The words are those of so many rewrites. */
    rewrites?: number
    /** The messages of each field. */
    errors?: Record<string, string[]>
  }
}

/** How a rewrite ended. */
export type Ended = {
  news: 'ended'
  /** Null for one that was stopped before it was begun. */
  runId: string | null
  output: string
  fallback: boolean
  tally: Partial<Authorship> | null
  stopped: boolean
  /** Its answer had got lost, and it was found again. */
  found: boolean
}

/** What becomes known of a press. The last news is `ended`, `failed`, `refused` or `unknown`. */
export type News =
  | { news: 'begun'; runId: string }
  | { news: 'words'; output: string; progress: number }
  /** It cannot be streamed and goes on the slower way. */
  | { news: 'slower' }
  | Ended
  | { news: 'failed'; message: string }
  | { news: 'refused'; status: number; refusal: Refusal }
  /** Nobody can be asked how it went: the key has to be kept. */
  | { news: 'unknown' }

type Circumstances = {
  line: Line
  signal: AbortSignal
  /** Whether its person wants it stopped: then nothing is begun any more. */
  stopping: () => boolean
}

/** A rewrite as it is looked up. */
type Found = {
  runId: string
  status: 'running' | 'done' | 'stopped' | 'failed'
  progress: number
  text: string
  fallback: boolean
  tally?: Partial<Authorship>
  message?: string
}

/** How often the slower way looks how far a rewrite is, in milliseconds. */
const LOOK = 1_000
/** How often the plain call is tried when its answers, and nothing else, get lost. */
const PLAIN_CALLS = 3

/**
 * Has a text rewritten and tells what becomes of it. The text is streamed; where that cannot be had, the plain call does
 * it. Whatever gets lost on the way is looked up by the key: nothing is asked for twice, and nothing charged twice.
 */
export async function* pursue(job: Job, given: Circumstances): AsyncGenerator<News> {
  const response = await post(given, '/api/humanize/stream', job)
  const runId = response?.headers.get('x-run-id')
  if (response && runId && isStream(response)) {
    yield { news: 'begun', runId }
    yield* pursueRun(runId, job.key, given, { response })
    return
  }
  const refusal = response && (await refusalOf(response))
  if (refusal && refusal.status < 500) yield refusal
  else yield* lookUpOrAsk(job, given)
}

/**
 * Goes on with a rewrite under way, from what is there of it. With its `key` it is looked up when it cannot be followed;
 * without, as after a reload, there is no other way to it.
 */
export async function* pursueRun(
  runId: string,
  key: string | null,
  given: Circumstances,
  { response, output = '' }: { response?: Response; output?: string } = {},
): AsyncGenerator<News> {
  try {
    const address = `/api/humanize/stream?run=${runId}`
    for await (const event of runEvents(given.line, address, given.signal, response, output.length)) {
      if (event.event === 'token') {
        output += event.content
        yield { news: 'words', output, progress: event.progress }
      } else if (event.event === 'complete') {
        const { fullText, fallback, tally = null, stopped = false } = event
        yield { news: 'ended', runId, output: fullText, fallback, tally, stopped, found: false }
        return
      } else {
        // It may be the following that failed, and not the work.
        const found = key === null ? null : await lookUp(key, given)
        if (found && found !== 'signed out' && found.status !== 'failed') break
        yield { news: 'failed', message: event.message }
        return
      }
    }
  } catch (error) {
    if (!(error instanceof FollowingLost)) throw error
  }
  if (key === null) yield { news: 'unknown' }
  else {
    yield { news: 'slower' }
    yield* watch(key, given)
  }
}

/** Finds the rewrite that was begun with a key; tells nothing when there is none. */
export async function* pursueKey(key: string, given: Circumstances): AsyncGenerator<News> {
  const found = await lookUp(key, given)
  if (found === undefined || found === null) return
  if (found === 'signed out') yield SIGNED_OUT
  else yield* tell(found, key, given)
}

const SIGNED_OUT: News = { news: 'refused', status: 401, refusal: { message: 'Please sign in again.' } }

/** The answer to a press got lost: what it began is found, or else it is begun by the plain call. */
async function* lookUpOrAsk(job: Job, given: Circumstances): AsyncGenerator<News> {
  let last: News | undefined
  for (let calls = 0; ; calls++) {
    const found = await lookUp(job.key, given)
    if (found === 'signed out') return yield SIGNED_OUT
    if (found) return yield* tell(found, job.key, given)
    if (found === undefined || calls === PLAIN_CALLS) return yield last ?? { news: 'unknown' }
    if (given.stopping()) return yield NEVER_BEGUN
    if (calls === 0) yield { news: 'slower' }
    const answer = await post(given, '/api/humanize', job)
    const refusal = answer && (await refusalOf(answer))
    if (refusal && refusal.status < 500) return yield refusal
    const ended = answer?.ok ? await endOf(answer) : undefined
    if (ended) return yield ended
    last = refusal
  }
}

const NEVER_BEGUN: Ended = {
  news: 'ended',
  runId: null,
  output: '',
  fallback: false,
  tally: null,
  stopped: true,
  found: false,
}

/** What is known of a rewrite that was found again. */
async function* tell(found: Found, key: string, given: Circumstances): AsyncGenerator<News> {
  const { runId, status, text: output, progress, fallback, tally = null, message = '' } = found
  if (status === 'running') {
    yield { news: 'begun', runId }
    yield { news: 'words', output, progress }
    yield* pursueRun(runId, key, given, { output })
  } else if (status === 'failed') yield { news: 'failed', message }
  else yield { news: 'ended', runId, output, fallback, tally, stopped: status === 'stopped', found: true }
}

/** The slower way: looks now and then how far it is. */
async function* watch(key: string, given: Circumstances): AsyncGenerator<News> {
  for (;;) {
    const found = await lookUp(key, given)
    if (found === 'signed out') return yield SIGNED_OUT
    if (!found) return yield { news: 'unknown' }
    const { runId, status, text: output, progress, fallback, tally = null, message = '' } = found
    if (status === 'failed') return yield { news: 'failed', message }
    if (status !== 'running') {
      const stopped = status === 'stopped'
      return yield { news: 'ended', runId, output, fallback, tally, stopped, found: false }
    }
    yield { news: 'words', output, progress }
    await given.line.wait(LOOK)
  }
}

/** The rewrite of a key; null when none was begun with it, undefined when that cannot be found out. */
async function lookUp(
  key: string,
  { line, signal }: Circumstances,
): Promise<Found | 'signed out' | null | undefined> {
  for (const wait of [0, ...RETRIES]) {
    if (wait > 0) await line.wait(wait)
    try {
      const answer = await line.fetch(`/api/humanize?key=${encodeURIComponent(key)}`, { signal })
      if (!isJson(answer)) continue
      const body = (await answer.json()) as Found
      if (answer.ok) return body
      if (answer.status === 404) return null
      if (answer.status === 401) return 'signed out'
    } catch (error) {
      if (signal.aborted) throw error
    }
  }
  return undefined
}

/** The answer to a call that begins a rewrite; undefined when it got lost. */
async function post(
  { line, signal }: Circumstances,
  address: string,
  { text, tone, choices, key }: Job,
): Promise<Response | undefined> {
  try {
    return await line.fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, tone, ...choices, key }),
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

/** The refusal in an answer of ours; undefined for anything else, such as the page of a proxy. */
async function refusalOf(answer: Response): Promise<Extract<News, { news: 'refused' }> | undefined> {
  if (answer.ok || !isJson(answer)) return undefined
  try {
    const { message, ...details } = (await answer.json()) as { message?: string } & Refusal['details']
    return message === undefined
      ? undefined
      : { news: 'refused', status: answer.status, refusal: { message, code: codeOf(answer.status), details } }
  } catch {
    return undefined
  }
}

function codeOf(status: number): string {
  return status === 402 ? 'limit_reached' : 'refused'
}

async function endOf(answer: Response): Promise<Ended | undefined> {
  if (!isJson(answer)) return undefined
  try {
    const { text, runId, fallback, tally, stopped } = (await answer.json()) as Omit<Found, 'status'> & {
      stopped?: boolean
    }
    const kept = { fallback, tally: tally ?? null, stopped: stopped ?? false }
    return { news: 'ended', runId, output: text, ...kept, found: false }
  } catch {
    return undefined
  }
}

function isJson(answer: Response): boolean {
  return (answer.headers.get('content-type') ?? '').startsWith('application/json')
}

/** Returns the first that is known of a press: that it goes on, or how it ended. */
export async function findAgain(
  key: string,
  signal: AbortSignal,
): Promise<Extract<News, { news: 'begun' | 'ended' | 'failed' }> | undefined> {
  for await (const news of pursueKey(key, { line: browserLine, signal, stopping: () => false })) {
    if (news.news === 'begun' || news.news === 'ended' || news.news === 'failed') return news
  }
  return undefined
}

/** Asks for an end to a rewrite, by its id or, as long as that is not known, by its key; returns whether that was heard. */
export async function askedToStop({
  runId,
  key,
}: {
  runId: string | null
  key: string | null
}): Promise<boolean> {
  const address = runId === null ? '/api/humanize/stop' : `/api/runs/${runId}/stop`
  const headers = { 'content-type': 'application/json' }
  try {
    const body = runId === null ? { headers, body: JSON.stringify({ key }) } : {}
    return (await browserLine.fetch(address, { method: 'POST', ...body })).ok
  } catch {
    return false
  }
}

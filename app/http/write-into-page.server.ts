import { type MiddlewareFunction, redirect } from 'react-router'
import { lookup } from '#app/lookup.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { followRun } from '#app/domain/runs/follow.server.ts'
import { findRun } from '#app/domain/runs/run.server.ts'
import { userContext } from './context.server.ts'
import { LIVE_MARK } from './live-mark.ts'
import { requestLog } from './log.server.ts'

/** What a page says once nothing more comes, and where. */
export type Ending = {
  /** Said when the run can no longer be followed. */
  lost: string
  /** Leads to the ordinary page. */
  link: string
  /** The rest of the page, as HTML, with the news in it. */
  place: (news: string, rest: string) => string
  /** The words of an output as they are read, where it has marks in it: the beginning's words are those of the whole. */
  words?: (output: string) => string
}

/**
 * Shows a run under way to people without script: `?run=…&live=1` is the ordinary page, held open at `LIVE_MARK`, where
 * all its words are written as they come. The page shows none by itself: they may be more when it is made than when the
 * run was looked at, and would stand there twice. Once the run has ended the address leads to the ordinary page.
 */
export function writeIntoPage(ending: Ending): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const url = new URL(request.url)
    const user = context.get(userContext)
    const id = url.searchParams.get('run')
    if (request.method !== 'GET' || url.searchParams.get('live') !== '1' || !user || !id) return next()
    url.searchParams.delete('live')
    const here = url.pathname + url.search
    const run = await findRun(user, id)
    if (run?.status !== 'running') return redirect(here)
    const page = await next()
    const [before, after] = (await page.text()).split(LIVE_MARK)
    if (before === undefined || after === undefined) return redirect(here)
    const reader = new AbortController()
    const output = wordsOf(user, run.id, ending.lost, reader.signal, (error) =>
      requestLog(context).error({ err: error }, 'following a run failed'),
    )
    const words = ending.words ? readable(output, ending.words) : output
    const headers = new Headers(page.headers)
    headers.set('cache-control', 'no-store, no-transform')
    headers.set('x-accel-buffering', 'no')
    headers.delete('content-length')
    return new Response(
      streamOf(filled(before, words, after, here, ending), () => reader.abort()),
      { headers },
    )
  }
}

const ESCAPES = lookup({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES.get(character) ?? character)
}

async function* filled(
  before: string,
  words: AsyncGenerator<string, string>,
  after: string,
  here: string,
  { link, place }: Ending,
) {
  yield before
  let next = await words.next()
  for (; !next.done; next = await words.next()) yield escape(next.value)
  const news = `<p class="flex flex-wrap gap-2 border-t border-line px-3 py-2" role="status" data-ended><strong>${escape(next.value)}</strong> <a href="${escape(here)}">${link}</a></p>`
  yield place(news, after)
}

/** The same as people read it. The last two words are held back until they are whole, with the mark before them. */
async function* readable(
  output: AsyncGenerator<string, string>,
  read: (output: string) => string,
): AsyncGenerator<string, string> {
  let all = ''
  let shown = 0
  const upTo = (end: number) => {
    const fresh = read(all.slice(0, end)).slice(shown)
    shown += fresh.length
    return fresh
  }
  let next = await output.next()
  for (; !next.done; next = await output.next()) {
    all += next.value
    yield upTo(/\s\S*(?:\s\S*)?$/.exec(all)?.index ?? 0)
  }
  yield upTo(all.length)
  return next.value
}

/** All words of a run, those that are there already first; returns the sentence for its end. */
async function* wordsOf(
  user: User,
  id: string,
  lost: string,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): AsyncGenerator<string, string> {
  let end = lost
  try {
    for await (const event of await followRun(user, id, 0, signal)) {
      if (event.event === 'token') yield event.content
      else end = event.event === 'error' ? event.message : 'Done.'
    }
  } catch (error) {
    onError(error)
  }
  return end
}

function streamOf(parts: AsyncGenerator<string>, leave: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      leave()
      await parts.return(undefined)
    },
  })
}

import { NO_CHOICES } from '#app/routes/humanizer/choices.ts'
import { keyOf, openPress } from '#app/routes/humanizer/press.ts'
import { type News, pursue, pursueKey } from '#app/routes/humanizer/pursue.ts'
import type { Line } from '#app/domain/runs/browser-line.ts'
import { runEvents } from '#app/domain/runs/run-events.ts'
import type { Random } from './random.ts'

/** How a call can be cut: before it leaves, before its answer is heard, within the answer, or by somebody on the way. */
const CUTS = ['unsent', 'unheard', 'broken', 'closed', 'proxy', 'proxy unsent'] as const

/** Ways to go on after a cut: the page does it, another page after a reload, or the person alone, by pressing again. */
export const WAYS = ['page', 'reload', 'press', 'press plain'] as const
export type Way = (typeof WAYS)[number]

/** A way to the server that cuts so many of its calls, by chance. `cuts` tells how; `onCut` hears of each. */
function cutLine(fetch: Line['fetch'], chance: Random, most: number, onCut: () => void) {
  const cuts: string[] = []
  const line: Line = {
    wait: () => new Promise((resolve) => setTimeout(resolve, 1)),
    async fetch(address, init) {
      if (cuts.length >= most || chance.chance(0.2)) return fetch(address, init)
      const cut = chance.pick(CUTS)
      cuts.push(`${cut} ${init?.method ?? 'GET'} ${address}`)
      if (cut === 'proxy unsent') return badGateway()
      if (cut === 'unsent') {
        onCut()
        throw new TypeError('Failed to fetch')
      }
      const answer = await fetch(address, init)
      if (cut === 'proxy') {
        await answer.body?.cancel()
        return badGateway()
      }
      if (cut === 'unheard') {
        await answer.body?.cancel()
        onCut()
        throw new TypeError('Failed to fetch')
      }
      return cutWithin(answer, cut, chance, onCut)
    },
  }
  return { line, cuts }
}

function badGateway(): Response {
  return new Response('<html><h1>502 Bad Gateway</h1></html>', {
    status: 502,
    headers: { 'content-type': 'text/html' },
  })
}

/** An answer that breaks off, or is closed as if it were whole, after some of its bytes: often near its end. */
function cutWithin(answer: Response, how: 'broken' | 'closed', chance: Random, onCut: () => void): Response {
  const fromEnd = chance.chance(0.5)
  const spare = chance.below(fromEnd ? 40 : 400)
  let sent = 0
  const held: Uint8Array[] = []
  const cut = (controller: TransformStreamDefaultController<Uint8Array>) => {
    onCut()
    if (how === 'broken') controller.error(new TypeError('network error'))
    else controller.terminate()
  }
  const within = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (fromEnd) return void held.push(chunk)
      controller.enqueue(chunk.subarray(0, Math.max(0, spare - sent)))
      sent += chunk.length
      if (sent >= spare) cut(controller)
    },
    flush(controller) {
      const all = Buffer.concat(held)
      if (fromEnd) controller.enqueue(all.subarray(0, Math.max(0, all.length - spare)))
      if (how === 'broken' && (!fromEnd || spare > 0)) cut(controller)
    },
  })
  return new Response(answer.body?.pipeThrough(within) ?? null, {
    status: answer.status,
    headers: answer.headers,
  })
}

/** What a browser tab keeps. */
function tab(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}

/**
 * Has a text humanized once over a line that is cut up to `most` times, and goes on in that way until the end is known.
 * Answers the rewrite, and how the line was cut. Throws when there is no end to it.
 */
export async function pressOnce(
  fetch: Line['fetch'],
  text: string,
  { way, chance, most }: { way: Way; chance: Random; most: number },
): Promise<{ output: string; cuts: string[] }> {
  const store = tab()
  const wish = { text, tone: 'formal', choices: NO_CHOICES }
  let page = new AbortController()
  const { line, cuts } = cutLine(fetch, chance, most, () => {
    if (way === 'reload') page.abort()
  })
  for (let attempt = 0; attempt < 50; attempt++) {
    page = new AbortController()
    const given = { line, signal: page.signal, stopping: () => false }
    const open = attempt > 0 ? openPress(store, 'ada') : undefined
    const key = keyOf(store, 'ada', wish)
    if (open && open.key !== key) throw new Error('the key was another one')
    if (way === 'press' || way === 'press plain') {
      const output = await pressAlone(line, { ...wish, key }, way === 'press')
      if (output !== undefined) return { output, cuts }
      continue
    }
    const found = open && (await endOf(pursueKey(key, given), page.signal))
    const end = found ?? (await endOf(pursue({ ...wish, key }, given), page.signal))
    if (end?.news === 'ended') return { output: end.output, cuts }
    if (end && end.news !== 'unknown') throw new Error(`${JSON.stringify(end)} after ${cuts.join(', ')}`)
  }
  throw new Error(`no end after ${cuts.join(', ')}`)
}

/** The last that becomes known; nothing when the page is gone before. */
async function endOf(told: AsyncGenerator<News>, page: AbortSignal): Promise<News | undefined> {
  let last: News | undefined
  try {
    for await (const news of told) last = news
  } catch (error) {
    if (!page.aborted) throw error
    return undefined
  }
  return last && ['ended', 'failed', 'refused', 'unknown'].includes(last.news) ? last : undefined
}

/** One call by somebody who only knows to ask for the same once more. */
async function pressAlone(
  line: Line,
  { choices, ...wish }: { text: string; tone: string; choices: typeof NO_CHOICES; key: string },
  streamed: boolean,
): Promise<string | undefined> {
  try {
    const answer = await line.fetch(streamed ? '/api/humanize/stream' : '/api/humanize', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wish, ...choices }),
    })
    if (!answer.ok) return undefined
    if (!streamed) return ((await answer.json()) as { text: string }).text
    // One reading of the stream; what it breaks off with is asked for again.
    const once: Line = { fetch: () => Promise.reject(new TypeError('Failed to fetch')), wait: line.wait }
    const id = answer.headers.get('x-run-id') ?? ''
    for await (const event of runEvents(
      once,
      `/api/humanize/stream?run=${id}`,
      new AbortController().signal,
      answer,
    ))
      if (event.event === 'complete') return event.fullText
    return undefined
  } catch {
    return undefined
  }
}

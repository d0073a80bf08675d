import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVisitor, type Visitor } from '#test/walks/visitor.ts'
import { eventsOf, type StreamEvent } from '#test/walks/events.ts'
import { CLIENT_HEADER } from './proxy.ts'

/** How often, and after how many milliseconds, the product's pages take up a lost connection (see run-events.ts). */
const RETRIES = [300, 1_000, 3_000, 6_000]

/** A browser of the person whose session that cookie is, before the server at `address`. */
export function browserOf(cookie: string, address: string): Visitor {
  const client = `10.${Array.from(randomUUID().slice(0, 6).matchAll(/../g), ([pair]) => Number.parseInt(pair, 16)).join('.')}`
  const visitor = createVisitor(
    (request) => {
      request.headers.set(CLIENT_HEADER, client)
      return fetch(request)
    },
    { origin: address },
  )
  const at = cookie.indexOf('=')
  if (cookie) visitor.cookies.set(cookie.slice(0, at), cookie.slice(at + 1))
  return visitor
}

/** What a person saw of a text that was rewritten for them. */
export type Seen = {
  run: string
  /** What they had read when it ended, of all tokens. */
  text: string
  end: StreamEvent | undefined
  /** How often the connection broke and was had again. */
  breaks: number
  /** The longest time without a new word, in milliseconds. */
  longestGap: number
  startedAt: number
  endedAt: number
}

/** Has a text rewritten and follows it to its end, taking up the line again where it broke as the product's pages do. */
export async function rewrite(browser: Visitor, text: string): Promise<Seen> {
  return (await begin(browser, text)).reading
}

/** Begins to; answers the run and, once it has ended, what was seen of it. */
export async function begin(browser: Visitor, text: string) {
  const startedAt = performance.now()
  const body = JSON.stringify({ text, tone: 'formal' })
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const response = await browser.send('/api/humanize/stream', { method: 'POST', body, headers })
  if (response.status !== 200) throw new Error(`Not begun: ${response.status} ${await response.text()}`)
  const run = response.headers.get('x-run-id') ?? ''
  return { run, reading: follow(browser, run, response, startedAt) }
}

/** Follows a run that is under way. */
export async function follow(
  browser: Visitor,
  run: string,
  first?: Response,
  startedAt = performance.now(),
): Promise<Seen> {
  const seen: Seen = { run, text: '', end: undefined, breaks: 0, longestGap: 0, startedAt, endedAt: 0 }
  let [position, last] = ['', performance.now()]
  for (let attempt = 0, response = first; ; attempt++, response = undefined) {
    try {
      const headers: Record<string, string> = position ? { 'last-event-id': position } : {}
      response ??= await browser.send(`/api/humanize/stream?run=${run}`, { headers })
      if (response.status !== 200) throw new Error(`answered ${response.status}`)
      for await (const event of eventsOf(response)) {
        seen.longestGap = Math.max(seen.longestGap, performance.now() - last)
        last = performance.now()
        attempt = 0
        position = event.id ?? position
        seen.text += event.content ?? ''
        if (event.event === 'token') continue
        seen.end = event
        seen.endedAt = last
        return seen
      }
    } catch {
      // The line broke: it is taken up again below.
    }
    seen.breaks++
    const wait = RETRIES[attempt]
    if (wait === undefined) {
      seen.endedAt = performance.now()
      return seen
    }
    await sleep(wait)
  }
}

/** Asks for `path` again and again until `until`; what was seen of every answer. */
export async function keepAsking(browser: Visitor, path: string, until: AbortSignal, everyMs = 50) {
  const answers: { at: number; ms: number; status: number }[] = []
  while (!until.aborted) {
    const at = performance.now()
    const status = await browser.call('GET', path).then(
      (answer) => answer.status,
      () => 0,
    )
    answers.push({ at, ms: performance.now() - at, status })
    await sleep(everyMs)
  }
  return answers
}

/** For how long answers were missing, from the first that was not 200 to the next that was; in milliseconds. */
export function outage(answers: readonly { at: number; ms: number; status: number }[]): number {
  let longest = 0
  let since: number | undefined
  for (const { at, ms, status } of answers) {
    if (status !== 200) since ??= at
    else if (since !== undefined) {
      longest = Math.max(longest, at + ms - since)
      since = undefined
    }
  }
  return since === undefined ? longest : Number.POSITIVE_INFINITY
}

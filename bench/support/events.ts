import { Agent, request } from 'node:http'
import { createParser } from 'eventsource-parser'
import { clock } from './figures.ts'

/** An event's data and when it arrived; events that arrive in one piece have one time. */
export type Arrival<Data> = { data: Data; at: number }

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/**
 * Posts JSON and reads the server-sent events of the answer to their end, `[DONE]` left out. `askedAt` is when the
 * request was sent. Throws when the answer is not 200.
 */
export function readEvents<Data>(url: string, body: string, headers: Record<string, string> = {}) {
  return new Promise<{ askedAt: number; arrivals: Arrival<Data>[] }>((done, failed) => {
    const arrivals: Arrival<Data>[] = []
    let at = 0
    const parser = createParser({
      onEvent({ data }) {
        if (data !== '[DONE]') arrivals.push({ data: JSON.parse(data) as Data, at })
      },
    })
    const options = { agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const asking = request(url, options, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`${url} answered ${answer.statusCode}`))
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        at = clock()
        parser.feed(text)
      })
      answer.on('end', () => done({ askedAt, arrivals }))
      answer.on('error', failed)
    })
    asking.on('error', failed)
    const askedAt = clock()
    asking.end(body)
  })
}

/** An event of the product's stream. */
export type ProductEvent =
  | { event: 'token'; content: string; progress: number }
  | { event: 'complete'; fullText: string; fallback?: true }
  | { event: 'error'; message: string }

/** An event of the model's stream. */
export type ModelEvent = { choices: { delta: { content?: string } }[] }

/** The words of a text without any white space, which the product and the model may set differently. */
export function inkOf(text: string): string {
  return text.replace(/\s/g, '')
}

export type Words = { text: string; at: number }

/** What a reader of the model itself sees of its answer: tags and marks are not for people. */
export function visible(tokens: readonly Words[]): Words[] {
  const whole = tokens.map(({ text }) => text).join('')
  const tags = [...whole.matchAll(/<\/?u\b[^>]*>|\{\d+\}/g)].map(({ index, 0: tag }) => ({
    from: index,
    to: index + tag.length,
  }))
  let position = 0
  return tokens.map(({ text, at }) => {
    const start = position
    position += text.length
    const shown = text
      .split('')
      .filter((_, offset) => !tags.some(({ from, to }) => start + offset >= from && start + offset < to))
    return { text: inkOf(shown.join('')), at }
  })
}

/**
 * For each part that arrived, how long after the last token it needs was sent it was there, in milliseconds. Throws when
 * other words arrived than were sent.
 */
export function delays(sent: readonly Words[], arrived: readonly Words[]): number[] {
  const ink = (parts: readonly Words[]) => parts.map(({ text }) => inkOf(text)).join('')
  if (ink(sent) !== ink(arrived)) throw new Error('Other words arrived than were sent')
  let needed = 0
  let have = 0
  let next = 0
  return arrived
    .filter(({ text }) => inkOf(text) !== '')
    .map(({ text, at }) => {
      needed += inkOf(text).length
      while (have < needed) have += inkOf(sent[next++]?.text ?? '').length
      return at - (sent[next - 1]?.at ?? Number.NaN)
    })
}

/**
 * Whether a rewrite is charged twice when its answer is lost. Each text is asked for over a connection that is cut at a
 * random point of the exchange (while the request is being sent, while the answer is awaited, within the stream, or when all
 * of it was read but nobody took note), sometimes twice, and then again with the same key until it is answered. The ledger
 * must have one charge for each text, and the answers must be whole and the same. Ends with 1 when anything does not hold.
 *
 *     npm run bench:cuts [-- --cuts N]
 */
import { randomInt, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brokenClaims, same } from './support/claims.ts'
import { report } from './support/figures.ts'
import { startModel } from './support/model.ts'
import { startProduct } from './support/product.ts'
import { plainText } from './support/texts.ts'

const { values } = parseArgs({ options: { cuts: { type: 'string', default: '200' } } })
const CUTS = Number(values.cuts)
const PEOPLE = 8
/** The model streams for this long or so. */
const STREAM_MS = 600
const SENTENCES = 6

const model = await startModel()
model.setRate(250)
model.setDelay(20)
const product = await startProduct({
  variables: { OPENAI_BASE_URL: model.url },
  people: { number: PEOPLE, plan: 'ninja' },
})

type Exchange = { text: string; key: string; cookie: string }
const POINTS = ['sending', 'waiting', 'reading', 'read'] as const
type Point = (typeof POINTS)[number]

/** How a text begins, by which its charge is known. */
const opening = (at: number) => `Note number ${at} is about a garden.`

const bodyOf = ({ text, key }: Exchange) => JSON.stringify({ text, tone: 'standard', key })

/** Asks for the stream of a rewrite and cuts the connection at a point of the exchange. */
function cut(exchange: Exchange, point: Point): Promise<void> {
  const { hostname, port } = new URL(product.address)
  const body = bodyOf(exchange)
  const request = Buffer.from(
    [
      'POST /api/humanize/stream HTTP/1.1',
      `host: ${hostname}:${port}`,
      `cookie: ${exchange.cookie}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port) })
    const finish = () => {
      socket.destroy()
      done()
    }
    socket.on('error', finish).on('close', finish)
    socket.on('connect', () => {
      if (point === 'sending') {
        socket.write(request.subarray(0, randomInt(request.length + 1)), finish)
        return
      }
      socket.write(request)
      if (point === 'waiting') setTimeout(finish, randomInt(STREAM_MS))
    })
    let read = 0
    const most = point === 'reading' ? randomInt(1, 6_000) : Infinity
    socket.on('data', ({ length }: Buffer) => {
      read += length
      if (read >= most) finish()
    })
  })
}

/** Asks for the same rewrite once more and waits for its whole text. */
async function ask(exchange: Exchange): Promise<string> {
  const answer = await fetch(`${product.address}/api/humanize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: exchange.cookie },
    body: bodyOf(exchange),
  })
  const { text = '', message } = (await answer.json()) as { text?: string; message?: string }
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${message}`)
  return text
}

/** The charges of a person: the words of each, by the beginning of its text. */
async function charges(cookie: string): Promise<{ words: number; beginning: string }[]> {
  const answer = await fetch(`${product.address}/api/account/ledger`, { headers: { cookie } })
  const [, ...lines] = (await answer.text()).trim().split('\r\n')
  return lines.map((line) => {
    const [, words = '', beginning = ''] = /,(\d+),"?(Note number \d+ )/.exec(line) ?? []
    return { words: Number(words), beginning }
  })
}

const points = new Map<Point, number>()
const unlike: number[] = []

async function lose(exchange: Exchange, at: number): Promise<void> {
  for (let turn = 0; turn === 0 || (turn < 3 && randomInt(3) === 0); turn++) {
    const point = POINTS[randomInt(POINTS.length)] ?? 'reading'
    points.set(point, (points.get(point) ?? 0) + 1)
    await cut(exchange, point)
    await wait(randomInt(60))
  }
  // Two that do not know of each other ask again: the page and somebody who pressed once more.
  const [one, two] = await Promise.all([ask(exchange), ask(exchange)])
  if (one !== two || one !== (await ask(exchange)) || one.length < exchange.text.length / 2) unlike.push(at)
}

try {
  const exchanges = Array.from(
    { length: CUTS },
    (_, at): Exchange => ({
      text: `${opening(at)} ${plainText(SENTENCES, at)}`,
      key: randomUUID(),
      cookie: product.cookies[at % PEOPLE] ?? '',
    }),
  )
  for (let at = 0; at < CUTS; at += PEOPLE)
    await Promise.all(exchanges.slice(at, at + PEOPLE).map((exchange, step) => lose(exchange, at + step)))
  for (const [point, count] of points) report(`cut while ${point}`, String(count))
  const all = (await Promise.all(product.cookies.map(charges))).flat()
  const counted = exchanges.map(({ text }, at) => ({
    charged: all.filter(({ beginning }) => `${opening(at)} `.startsWith(beginning)),
    words: text.split(' ').length,
  }))
  same('texts whose answers were lost', exchanges.length, CUTS)
  same('charged more than once', counted.filter(({ charged }) => charged.length > 1).length, 0)
  same('not charged', counted.filter(({ charged }) => charged.length === 0).length, 0)
  same(
    'charged for other than their words',
    counted.filter(({ charged, words }) => charged.some((one) => one.words !== words)).length,
    0,
  )
  same('answered otherwise when asked again', unlike.length, 0)
} finally {
  await product.stop()
  model.stop()
}
process.exitCode = brokenClaims() > 0 ? 1 : 0

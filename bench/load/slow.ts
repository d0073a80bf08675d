import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, claim } from '../support/claims.ts'
import { median, ms, quantile } from '../support/figures.ts'
import { plainText } from '../support/texts.ts'
import { cookieOf, type Given } from './given.ts'

/** When the server must have let go of each kind, in seconds (see TIMEOUTS in server.ts), with some room. */
const GONE = { headers: 25, body: 130, reader: 75 }

type Slow = { kind: keyof typeof GONE; openedAt: number; closedAt?: number }

/** Sockets that send a letter of their headers or their body now and then, or never read what they asked for. */
export async function slowSockets(given: Given) {
  const { product, short, model } = given
  const each = short ? 15 : 70
  model.setRate(0)
  const { hostname, port } = new URL(product.address)
  const look = async () => {
    const started = performance.now()
    const answer = await fetch(`${product.address}/api/user`, {
      headers: { cookie: cookieOf(given, 1), connection: 'close' },
    })
    await answer.arrayBuffer()
    return answer.status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY
  }
  const browse = async (count: number) => {
    const times: number[] = []
    for (let time = 0; time < count; time++) times.push((await sleep(10), await look()))
    return times
  }
  const cookie = cookieOf(given, 2)
  const host = `host: ${hostname}:${port}\r\ncookie: ${cookie}\r\n`
  await browse(100)
  const alone = await browse(100)

  const slow: Slow[] = []
  const trickles: NodeJS.Timeout[] = []
  const sockets: Socket[] = []
  function open(kind: Slow['kind'], first: string, trickle: string | undefined) {
    const one: Slow = { kind, openedAt: performance.now() }
    const socket = connect(Number(port), hostname, () => socket.write(first))
    if (kind === 'reader') socket.pause()
    else socket.resume()
    socket.on('error', () => {})
    socket.on('close', () => (one.closedAt = performance.now()))
    if (trickle) trickles.push(setInterval(() => socket.writable && socket.write(trickle), 2_000))
    sockets.push(socket)
    slow.push(one)
  }
  const large = JSON.stringify({ text: plainText(3_000), tone: 'standard' })
  for (let at = 0; at < each; at++) {
    open('headers', 'GET / HTTP/1.1\r\nhost: here\r\nx: ', 'a')
    open(
      'body',
      `POST /api/humanize HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: ${large.length}\r\n\r\n{`,
      ' ',
    )
    open('reader', `GET /humanizer HTTP/1.1\r\n${host}\r\n`.repeat(60), undefined)
  }
  await sleep(500)
  const beside = await browse(150)
  const slower = quantile(beside, 0.95) / quantile(alone, 0.95)
  console.log(
    `  /api/user over new connections, alone: median ${ms(median(alone))}, p95 ${ms(quantile(alone, 0.95))}; beside them: ${ms(median(beside))}, ${ms(quantile(beside, 0.95))} (${slower.toFixed(2)}×)`,
  )
  atMost(`beside ${slow.length} slow sockets, /api/user p95`, quantile(beside, 0.95), 200, 'ms')
  const kinds = short ? (['headers'] as const) : (['headers', 'reader', 'body'] as const)
  for (const kind of kinds) {
    const mine = slow.filter((one) => one.kind === kind)
    const limit = GONE[kind]
    while (
      mine.some(({ closedAt }) => closedAt === undefined) &&
      performance.now() - (mine[0]?.openedAt ?? 0) < limit * 1_000
    ) {
      // A reader learns that it was let go only when it reads.
      await sleep(250)
      if (kind === 'reader') await seeThroughReaders(given, sockets, slow)
    }
    const closed = mine.flatMap(({ openedAt, closedAt }) =>
      closedAt === undefined ? [] : [(closedAt - openedAt) / 1_000],
    )
    claim(
      `slow ${kind}: let go`,
      `${closed.length} after ${Math.max(0, ...closed).toFixed(0)} s`,
      `${mine.length} within ${limit} s`,
      closed.length === mine.length,
    )
  }
  for (const timer of trickles) clearInterval(timer)
  for (const socket of sockets) socket.destroy()
}

/** Takes note of readers whose connection the server has closed, as the kernel knows. */
async function seeThroughReaders({ product }: Given, sockets: readonly Socket[], slow: readonly Slow[]) {
  const { readFile } = await import('node:fs/promises')
  const table = await readFile('/proc/net/tcp', 'latin1')
  const server = Number(new URL(product.address).port).toString(16).toUpperCase().padStart(4, '0')
  const established = new Set<number>()
  for (const line of table.split('\n')) {
    const [, , local = '', remote = '', state] = line.split(/\s+/)
    if (state === '01' && local.endsWith(`:${server}`)) established.add(Number.parseInt(remote.slice(-4), 16))
  }
  for (const [at, one] of slow.entries()) {
    const { localPort = 0 } = sockets[at] ?? {}
    if (one.kind === 'reader' && one.closedAt === undefined && !established.has(localPort))
      one.closedAt = performance.now()
  }
}

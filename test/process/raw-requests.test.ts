import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolder, type Server, startServer } from './server.ts'

// What no client of ours sends: written onto the socket as it is.

const folder = dataFolder()
let server: Server
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

/** Sends bytes on a connection of their own, and answers everything that comes back until it ends. */
async function said(...parts: string[]): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  // In one piece: what comes after a refusal would have the connection reset, and the answer lost.
  socket.write(parts.join(''))
  return readText(socket).catch(() => '')
}
const host = () => `host: ${new URL(server.url).host}\r\n`
const statuses = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))
const form = 'content-type: application/json\r\n'
const LOGIN = JSON.stringify({ email: 'nobody@example.org', password: 'seven green bottles' })
const HIDDEN = `GET /api/user HTTP/1.1\r\nhost: elsewhere\r\n\r\n`

describe('what is too large or can be understood in two ways', () => {
  test.each<[string, () => string[], number[]]>([
    ['headers of 20 kB', () => [`GET / HTTP/1.1\r\n${host()}cookie: ${'x'.repeat(20_000)}\r\n\r\n`], [431]],
    ['four thousand headers', () => [`GET / HTTP/1.1\r\n${host()}${'x: y\r\n'.repeat(4_000)}\r\n`], [431]],
    ['an address of 20 kB', () => [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host()}\r\n`], [414, 431]],
    [
      'two lengths',
      () => [
        `POST /api/login HTTP/1.1\r\n${host()}${form}content-length: 4\r\ncontent-length: 40\r\n\r\n`,
        LOGIN,
      ],
      [400],
    ],
    [
      'a length and chunks',
      () => [
        `POST /api/login HTTP/1.1\r\n${host()}${form}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
        HIDDEN,
      ],
      [400],
    ],
    [
      'chunks under another name',
      () => [
        `POST /api/login HTTP/1.1\r\n${host()}${form}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`,
        HIDDEN,
      ],
      [400, 501],
    ],
    [
      'a chunk that lies',
      () => [
        `POST /api/login HTTP/1.1\r\n${host()}${form}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
      ],
      [400],
    ],
    ['a header over two lines', () => [`GET / HTTP/1.1\r\n${host()}x: y\r\n z\r\n\r\n`], [400]],
    ['no host', () => ['GET / HTTP/1.1\r\n\r\n'], [400]],
    ['no HTTP', () => ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'], [400]],
  ])('%s is refused, once, and the connection ends', async (_, parts, allowed) => {
    const answer = await said(...parts())
    const [first = 0, ...more] = statuses(answer)
    expect(allowed).toContain(first)
    expect(more).toEqual([])
    expect(answer).not.toMatch(/node:|at \w+ \(|\/build\//)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })
})

test('a packed body is not unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(20_000_000))
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: packed,
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

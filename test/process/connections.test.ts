import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../until.ts'
import { dataFolder, type Server, startServer } from './server.ts'

const folder = dataFolder()
let server: Server
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path, LOG_LEVEL: 'warn' })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

/** A connection of one's own to the server, what came by it so far, and how it ended. */
function open() {
  const { hostname, port } = new URL(server.url)
  const socket: Socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let came = ''
  let end: 'closed' | 'reset' | undefined
  socket.setEncoding('latin1').on('data', (chunk: string) => (came += chunk))
  socket.on('end', () => (end ??= 'closed'))
  socket.on('error', () => (end ??= 'reset'))
  return {
    socket,
    came: () => came,
    answers: () => [...came.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)),
    end: () => end,
    send: (text: string) => void socket.write(text, 'latin1'),
    close: () => socket.destroy(),
  }
}

/** The head of a request; `lines` stand in it beside the host. */
function head(method: string, path: string, ...lines: string[]): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...lines, '', ''].join('\r\n')
}

const length = (bytes: number) => `Content-Length: ${bytes}`
const FORM = 'Content-Type: application/x-www-form-urlencoded'
const NEXT = head('GET', '/healthz')

describe('an answer before the end of what it answers', () => {
  test('leaves the connection for the next request where little is left', async () => {
    for (let time = 0; time < 30; time++) {
      const line = open()
      line.send(head('POST', '/api/login', FORM, length(200_000)) + 'x'.repeat(200_000) + NEXT)
      await until(() => line.answers().length === 2 || line.end(), 'both answers')
      expect(line.answers()).toEqual([413, 200])
      expect(line.came()).toMatch(/^HTTP\/1\.1 413[^]*?\r\nConnection: keep-alive\r\n/)
      expect(line.end()).toBeUndefined()
      line.close()
    }
  })

  test('reaches its client where much is left, and then the connection is closed', async () => {
    for (let time = 0; time < 30; time++) {
      const line = open()
      line.send(head('POST', '/api/login', FORM, length(3_000_000)) + 'x'.repeat(3_000_000))
      await until(() => line.end(), 'the end of the connection')
      expect([line.end(), line.answers()]).toEqual(['closed', [413]])
      expect(line.came()).toMatch(/\r\nConnection: close\r\n/)
      expect(line.came()).toContain('What you sent is too large.')
      line.close()
    }
  })

  test('is the last on a connection that is closed: nothing after it is done', async () => {
    const { email } = await server.member()
    const line = open()
    const wrong = 'email=nobody%40example.org&password=x'
    const body = JSON.stringify({
      firstName: 'A',
      lastName: 'B',
      email: `x${email}`,
      password: 'seven green bottles',
    })
    line.send(
      head('POST', '/api/login', FORM, length(3_000_000)) + wrong + 'x'.repeat(3_000_000 - wrong.length),
    )
    line.send(
      head('POST', '/api/register', 'Content-Type: application/json', `Content-Length: ${body.length}`) +
        body,
    )
    await until(() => line.end(), 'the end of the connection')
    expect(line.answers()).toEqual([413])
    line.close()
    const answer = await server
      .visitor()
      .call('POST', '/api/register', { body, headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(200)
  })

  test('whose body says no length is followed by the end of the connection', async () => {
    const line = open()
    line.send(head('POST', '/api/humanize', 'Content-Type: application/json', 'Transfer-Encoding: chunked'))
    line.send(`5\r\n{"tex\r\n`)
    await until(() => line.end() ?? line.answers().length > 0, 'an answer')
    line.send('0\r\n\r\n')
    await until(() => line.end(), 'the end of the connection')
    expect([line.end(), line.answers()]).toEqual(['closed', [401]])
    line.close()
  })

  test('does not wait for a client that goes on and on', async () => {
    const line = open()
    line.send(head('POST', '/api/login', FORM, length(10_000_000_000)))
    const dripping = setInterval(() => line.socket.writable && line.send('x'), 100)
    await until(() => line.answers().length > 0, 'the answer')
    // Whatever it sends, it is let go.
    await until(() => line.end() === 'reset' || line.socket.destroyed, 'the end of the connection')
    clearInterval(dripping)
    expect(line.answers()).toEqual([413])
  })
})

test('a body that only drips is given up, and said so', async () => {
  const lines = Array.from({ length: 20 }, open)
  for (const line of lines) line.send(head('POST', '/api/login', FORM, 'Content-Length: 1000'))
  const dripping = setInterval(() => {
    for (const line of lines) if (line.socket.writable) line.send('x')
  }, 250)
  await until(() => lines.every((line) => line.end()), 'all to be let go')
  clearInterval(dripping)
  for (const line of lines) expect(line.answers()).toEqual([408])
  for (const line of lines) line.close()
  expect((await server.visitor().call('GET', '/readyz')).status).toBe(200)
})

describe('what the server refuses by itself', () => {
  /** The status of the first answer to bytes as they are. */
  async function statusOf(bytes: string): Promise<number | undefined> {
    const line = open()
    line.send(bytes)
    await until(() => line.answers().length > 0 || line.end(), `an answer to ${bytes.slice(0, 60)}`)
    line.close()
    return line.answers()[0]
  }

  test.each([
    ['TRACE', head('TRACE', '/'), 405],
    ['TRACE with a body', `${head('TRACE', '/api/login', 'Content-Length: 3')}abc`, 405],
    ['a method nobody knows', head('BREW', '/'), 400],
    ['a method of other protocols', head('PROPFIND', '/'), 405],
    ['a method in small letters', head('get', '/'), 400],
    ['OPTIONS for all', head('OPTIONS', '*'), 400],
    ['an address that is none', head('GET', '//[::1'), 404],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['another host that is none', 'GET / HTTP/1.1\r\nHost: [::1\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a whole address', 'GET http://127.0.0.1/healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 400],
    ['two lengths', head('POST', '/', FORM, 'Content-Length: 3', 'Content-Length: 4'), 400],
    ['a length and chunks', head('POST', '/', FORM, 'Content-Length: 3', 'Transfer-Encoding: chunked'), 400],
    ['a length that is none', head('POST', '/', FORM, 'Content-Length: -1'), 400],
    ['chunks that are none', `${head('POST', '/', FORM, 'Transfer-Encoding: chunked')}zz\r\n`, 400],
    ['an expectation nobody has', head('POST', '/', FORM, 'Expect: miracles', 'Content-Length: 3'), 417],
    ['a head that is too large', head('GET', '/', `X-Large: ${'x'.repeat(20_000)}`), 431],
  ])('%s', async (_, bytes, status) => {
    expect(await statusOf(bytes)).toBe(status)
  })

  test('who waits to be told to go on is told so, or refused at once', async () => {
    const small = open()
    small.send(head('POST', '/api/login', FORM, 'Expect: 100-continue', 'Content-Length: 3'))
    await until(() => small.answers().length > 0, 'leave to go on')
    expect(small.answers()).toEqual([100])
    small.send('a=b')
    await until(() => small.answers().length > 1, 'the answer')
    expect(small.answers()).toEqual([100, 422])
    small.close()
    expect(server.out()).not.toContain('unexpected')
  })

  test.each([
    '/',
    '/subscription',
    '/humanizer',
    '/chat-pdf',
    '/my-files',
    '/account',
    '/api/login',
    '/api/upload-document',
  ])('a body that ends in the middle leaves %s as it was', async (path) => {
    for (const start of [
      head('POST', path, FORM, 'Content-Length: 1000') + 'text=half',
      `${head('POST', path, FORM, 'Transfer-Encoding: chunked')}5\r\ntext=\r\nff\r\nhalf`,
      `${head('POST', path, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000')}--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf`,
    ]) {
      const line = open()
      line.send(start)
      line.socket.end()
      await until(() => line.end() ?? line.answers().length > 0, 'the end')
      for (const status of line.answers()) expect(status).toBeLessThan(500)
      line.close()
    }
    expect(server.out()).not.toContain('unexpected')
    expect(server.err()).toBe('')
  })
})

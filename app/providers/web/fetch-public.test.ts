import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchPublic, WebError } from './fetch-public.ts'
import type { Network } from './network.ts'

const PUBLIC = '93.184.216.34'
const page: RequestListener = (_, answer) => answer.setHeader('content-type', 'text/html').end('<p>Words')
const on =
  (location: string): RequestListener =>
  (_, answer) =>
    answer.writeHead(302, { location }).end()

const answers = new Map<string, RequestListener>([
  ['/page', page],
  ['/private/page', page],
  ['/packed', (_, answer) => answer.setHeader('content-encoding', 'gzip').end(gzipSync('<p>Packed'))],
  // Few bytes on the way, many at its end.
  [
    '/bomb',
    (_, answer) => answer.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(4_000_000))),
  ],
  [
    '/endless',
    (_, answer) => {
      const more = () => {
        while (answer.writable && answer.write('x'.repeat(65_536)));
      }
      answer.on('drain', more)
      more()
    },
  ],
  ['/silent', () => {}],
  ['/closed', (_, answer) => answer.writeHead(401).end()],
  ['/broken', (_, answer) => answer.writeHead(500).end()],
  ['/picture', (_, answer) => answer.setHeader('content-type', 'video/mp4').end('film')],
  ['/on', on('/page')],
  ['/round', on('/round')],
  ['/to-inside', on('http://inside.test/')],
  ['/to-number', on('http://2130706433/')],
  ['/to-mapped', on('http://[::ffff:127.0.0.1]/')],
  ['/to-port', on('http://pages.test:8080/')],
  ['/to-file', on('file:///etc/passwd')],
  ['/robots.txt', (_, answer) => answer.end('User-agent: *\nDisallow: /private/')],
])

const asked: string[] = []
const server = createServer((request, answer) => {
  asked.push(request.url ?? '')
  const found = answers.get(request.url ?? '')
  if (found) found(request, answer)
  else answer.writeHead(404).end()
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What names mean here; those of two lists mean the second from the second look on. */
const NAMES = new Map([
  ['inside.test', [['10.0.0.7']]],
  ['mapped.test', [['::ffff:127.0.0.1']]],
  ['mixed.test', [[PUBLIC, '127.0.0.1']]],
  ['metadata.test', [['169.254.169.254']]],
  ['rebind.test', [[PUBLIC], ['127.0.0.1']]],
])
let looks = 0
const dialled: string[] = []
beforeEach(() => {
  looks = 0
  asked.length = 0
  dialled.length = 0
})

/** Behind the public address is the server of this test, behind any other nothing. */
const network: Network = {
  resolve: (host) => {
    const meanings = NAMES.get(host) ?? [[PUBLIC]]
    return Promise.resolve(meanings[Math.min(looks++, meanings.length - 1)] ?? [])
  },
  dial: (address) => {
    dialled.push(address)
    return connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  },
}

const fetched = (address: string, time = 10_000) =>
  fetchPublic(address.startsWith('/') ? `http://pages.test${address}` : address, {
    network,
    agent: 'Test/1.0',
    mostOf: (type) => (type.startsWith('video/') ? undefined : 1_000_000),
    signal: AbortSignal.timeout(time),
  })

test('a page is fetched, by redirects and unpacked', async () => {
  const { url, contentType, bytes } = await fetched('/on')
  expect([url.href, contentType, bytes.toString()]).toEqual([
    'http://pages.test/page',
    'text/html',
    '<p>Words',
  ])
  expect((await fetched('/packed')).bytes.toString()).toBe('<p>Packed')
})

test.each([
  ['http://inside.test/', 'private'],
  ['http://mapped.test/', 'private'],
  ['http://mixed.test/', 'private'],
  ['http://metadata.test/', 'private'],
  ['http://rebind.test/page', 'private'],
  ['http://127.0.0.1/', 'private'],
  ['http://pages.test:8080/', 'private'],
  ['/to-inside', 'private'],
  ['/to-number', 'private'],
  ['/to-mapped', 'private'],
  ['/to-port', 'private'],
  ['/to-file', 'private'],
  ['/round', 'redirects'],
  ['/endless', 'too_large'],
  ['/bomb', 'too_large'],
  ['/picture', 'type'],
  ['/closed', 'sign_in'],
  ['/broken', 'refused'],
  ['/nothing', 'not_found'],
  ['/private/page', 'robots'],
])('%s is not fetched: %s', async (address, problem) => {
  await expect(fetched(address)).rejects.toEqual(new WebError(problem as 'private'))
  // Whatever a name or a redirect said, only what is public was ever connected to.
  expect(new Set(dialled).difference(new Set([PUBLIC]))).toEqual(new Set())
})

test('a name that means this machine at a second look is not asked there', async () => {
  await expect(fetched('http://rebind.test/page')).rejects.toThrow('private')
  expect(asked).toEqual(['/robots.txt'])
})

test('a site that says nothing is not waited for without end', async () => {
  await expect(fetched('/silent', 300)).rejects.toEqual(new WebError('slow'))
})

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { documents, storedObjects } from '#db/schema/library.ts'
import { person } from '#test/people.ts'
import { openOriginal } from '../original.server.ts'
import { storageOf } from '../quota.server.ts'
import { addPage } from './add-page.server.ts'

const network = fileURLToPath(new URL('network.test-help.ts', import.meta.url))
const ARTICLE = `<!doctype html><html lang="en"><head><title>The mill of Tallow</title></head><body>
  <nav><a href="/">Home</a> <a href="/shop">Shop of souvenirs</a></nav>
  <article><h1>The mill of Tallow</h1>${'<p>The mill of Tallow was built in 1871 by Ada Thornbury, who had seen such wheels in the north.</p>'.repeat(8)}</article>
  <script>document.write('hostile')</script><footer>All rights of the shop</footer></body></html>`

const answers = new Map<string, RequestListener>(
  Object.entries<RequestListener>({
    '/mill': (_, answer) => answer.setHeader('content-type', 'text/html; charset=utf-8').end(ARTICLE),
    '/notes.txt': (_, answer) => answer.setHeader('content-type', 'text/plain').end('The lamp burned oil.'),
    '/setup': (_, answer) => answer.setHeader('content-type', 'application/x-msdownload').end('MZ'),
    '/login': (_, answer) =>
      answer
        .setHeader('content-type', 'text/html')
        .end('<title>Sign in</title><form><p>Please sign in</p><input type="password"></form>'),
    '/script': (_, answer) =>
      answer
        .setHeader('content-type', 'text/html')
        .end('<div id="root"></div><script src="/app.js"></script>'),
    '/on': (_, answer) => answer.writeHead(302, { location: '/mill' }).end(),
    '/to-inside': (_, answer) => answer.writeHead(302, { location: 'http://inside.test/' }).end(),
    '/robots.txt': (_, answer) =>
      answer.setHeader('content-type', 'text/plain').end('User-agent: *\nDisallow: /private/'),
  }),
)
const server = createServer((request, answer) => {
  const path = request.url ?? ''
  const found = answers.get(path)
  if (found) found(request, answer)
  else answer.writeHead(404).end()
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const at = (path: string, name = 'pages.test') => `http://p${port}.${name}${path}`

test('the main text of a page is kept with its title and its address, and no more of it', async () => {
  const ada = await person()
  const { document } = await addPage(ada, at('/on'), { network })
  expect(document).toMatchObject({
    fileName: 'The mill of Tallow.html',
    fileType: 'text/html',
    sourceUrl: at('/mill'),
    status: 'waiting',
  })
  const again = await addPage(ada, at('/mill'), { network })
  expect(again).toMatchObject({ existing: true, document: { id: document.id } })
  const kept = await text((await openOriginal(ada, document.id)).stream)
  expect(kept).toContain('The mill of Tallow was built in 1871')
  expect(kept).not.toMatch(/souvenirs|hostile|All rights/)
})

test('a file is kept as it is', async () => {
  const ada = await person()
  const { document } = await addPage(ada, at('/notes.txt'), { network })
  expect(document).toMatchObject({ fileName: 'notes.txt', fileSize: 20, sourceUrl: at('/notes.txt') })
})

test.each([
  ['/to-inside', 'not a public web address'],
  ['/setup', 'type that cannot be read'],
  ['/login', 'requires signing in'],
  ['/script', 'No text was found'],
])('%s is refused with a sentence, and nothing is stored or counted', async (address, why) => {
  const ada = await person()
  await expect(addPage(ada, at(address), { network })).rejects.toMatchObject({
    message: expect.stringContaining(why),
    details: { field: 'address' },
  })
  expect(await db.$count(documents, eq(documents.userId, ada.id))).toBe(0)
  expect(await db.$count(storedObjects, eq(storedObjects.ownerId, ada.id))).toBe(0)
  expect((await storageOf(ada)).used).toBe(0)
})

test('without another network the internet is what is asked, and never this machine', async () => {
  const ada = await person()
  for (const address of [
    'http://127.0.0.1/',
    `http://127.0.0.1:${port}/mill`,
    'http://localhost/',
    'localhost',
  ])
    await expect(addPage(ada, address)).rejects.toThrow('not a public web address')
})

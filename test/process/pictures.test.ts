import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { drawPage } from '#app/domain/extraction/ocr/draw-page.test-help.ts'
import { figuresIn, sumOf } from '../figures.ts'
import { freePort } from '../free-port.ts'
import { until } from '../until.ts'
import type { Visitor } from '../walks/visitor.ts'
import { dataFolder, type Server, startServer } from './server.ts'

type Row = {
  id: string
  fileName: string
  status: string
  content: string
  pagesRead: number
  error: string | null
}

/** Readers have a low priority: on a machine that is busy with other things they get what is left. */
const PATIENCE_MS = 300_000
vi.setConfig({ testTimeout: 2 * PATIENCE_MS })

const folders: ReturnType<typeof dataFolder>[] = []
const running: Server[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
})
afterAll(() => folders.forEach((folder) => folder.remove()))

async function start(folder: string, variables: Record<string, string> = {}): Promise<Server> {
  const server = await startServer({ DATA_DIR: folder, UPLOAD_WAIT_SECONDS: '0', ...variables })
  running.push(server)
  return server
}
function newFolder(): string {
  const folder = dataFolder()
  folders.push(folder)
  return folder.path
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five']
const sentence = (number: string) => `This is page ${number} of the harbour book.`
const draw = (text: string, height = 240) =>
  drawPage(text, { width: 1300, height, margin: 80 }).toBuffer('image/png')

/** A picture with several pages of text. */
async function book(): Promise<Buffer> {
  return sharp(
    NUMBERS.map((number) => draw(sentence(number), 700)),
    { join: { animated: true } },
  )
    .toColourspace('b-w')
    .tiff({ compression: 'none' })
    .toBuffer()
}

async function upload(visitor: Visitor, bytes: Uint8Array, name: string): Promise<string> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  const { status, json, text } = await visitor.call('POST', '/api/upload-document', { form })
  if (status > 202) throw new Error(`An upload was answered with ${status}: ${text}`)
  return (json as Row).id
}

const list = async (visitor: Visitor) => (await visitor.call('GET', '/api/documents')).json as Row[]
const look = async (visitor: Visitor, id: string) =>
  (await visitor.call('GET', `/api/documents/${id}`)).json as Row
const reaches = (visitor: Visitor, id: string, what: (row: Row) => boolean, said: string) =>
  until(
    async () => {
      const row = await look(visitor, id)
      return what(row) && row
    },
    said,
    PATIENCE_MS,
  )
const ended = (visitor: Visitor, id: string) =>
  reaches(visitor, id, ({ status }) => status === 'ready' || status === 'failed', 'the reading to end')
const inTheMiddle = (visitor: Visitor, id: string) =>
  reaches(visitor, id, ({ status, pagesRead }) => status === 'reading' && pagesRead >= 1, 'a page to be read')

/** Processes that were started by a process. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** What My Files says of the storage. */
const stored = async (visitor: Visitor) =>
  /[\d.]+ (?:B|KB|MB) of 100\.0 MB used/.exec((await visitor.open('/my-files')).text)?.[0]
const temporary = (folder: string) => readdirSync(join(folder, 'files/arriving'))

test('a server that is killed while it reads off pictures reads them anew, and leaves nothing over', async () => {
  const folder = newFolder()
  const first = await start(folder)
  const ada = await first.member()
  const id = await upload(ada, await book(), 'book.tif')
  await inTheMiddle(ada, id)
  const before = await stored(ada)
  expect((await look(ada, id)).content).toBe('')
  const readers = childrenOf(first.pid)
  expect(readers.length).toBeGreaterThan(0)
  first.kill('SIGKILL')
  await first.exited
  await until(() => !readers.some(isRunning), 'the readers to end')
  const second = await start(folder)
  const again = second.moved(ada)
  expect(await list(again)).toHaveLength(1)
  const row = await ended(again, id)
  expect(row.status).toBe('ready')
  for (const number of NUMBERS) expect(row.content.split(sentence(number))).toHaveLength(2)
  await until(() => temporary(folder).length === 0, 'temporary files to go')
  expect(before).toMatch(/MB of/)
  expect(await stored(again)).toBe(before)
})

test('a reader that is killed while it reads off pictures leaves a sentence, no half text, and the quota as it was', async () => {
  const folder = newFolder()
  const server = await start(folder)
  const ada = await server.member()
  const empty = await stored(ada)
  const bytes = await book()
  const id = await upload(ada, bytes, 'book.tif')
  await inTheMiddle(ada, id)
  for (const reader of childrenOf(server.pid)) process.kill(reader, 'SIGKILL')
  const row = await ended(ada, id)
  expect(row).toMatchObject({ status: 'failed', content: '' })
  expect(row.error).toMatch(/^[A-Z].{20,}\.$/)
  expect(temporary(folder)).toEqual([])
  expect(await stored(ada)).toBe(empty)
  // The same file can be brought again, and is read to its end.
  const retried = await ended(ada, await upload(ada, bytes, 'book.tif'))
  expect(retried.status).toBe('ready')
  expect(retried.content).toContain(sentence('five'))
})

test('whoever brings twenty pictures does not keep others waiting, and how many wait is told', async () => {
  const port = await freePort()
  const server = await start(newFolder(), { METRICS_PORT: String(port), READERS: '2' })
  const [ada, ben] = [await server.member(), await server.member()]
  for (let at = 0; at < 20; at++) await upload(ada, draw(`${sentence('one')} Copy ${at}.`), `page-${at}.png`)
  const waiting = async () =>
    (await list(ada)).filter(({ status }) => status === 'waiting' || status === 'reading').length
  const figures = figuresIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
  const shown = sumOf(figures, 'wordkin_queue_jobs', { queue: 'ingest', state: 'waiting' })
  expect(shown).toBeGreaterThan(10)
  const id = await upload(ben, draw(sentence('two')), 'mine.png')
  expect(await ended(ben, id)).toMatchObject({ status: 'ready', content: sentence('two') })
  // In the order in which they came, his would have been the last of all.
  expect(await waiting()).toBeGreaterThan(8)
})

test('without any network it starts, and reads off its first pictures, in two scripts', async () => {
  const preload = new URL('no-network.ts', import.meta.url).href
  const server = await start(newFolder(), { NODE_OPTIONS: `--import=${preload}` })
  const ada = await server.member()
  const english = await ended(ada, await upload(ada, draw(sentence('one')), 'page.png'))
  expect(english).toMatchObject({ status: 'ready', content: sentence('one') })
  const words = 'Пекарь не открыл лавку, и остальные ждали вместе с ним на улице.'
  const russian = await ended(ada, await upload(ada, draw(words), 'страница.png'))
  expect(russian.status).toBe('ready')
  expect(russian.content).toContain('остальные ждали вместе с ним на улице.')
  expect(server.err()).not.toContain('wanted the network')
  expect(server.out()).not.toContain('no way to')
})

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { times } from '../long.ts'
import { uniqueText } from '../uploads.ts'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  // The answer tells how the reading ended, however busy the machine is.
  app = await startApp()
})
afterAll(() => app.stop())

const MB = 1024 * 1024
type Sent = {
  message: string
  title?: string
  id: string
  fileName: string
  status: string
  existing: boolean
}

/** Calls `/api/upload-document` with the parts of a form. */
async function upload(visitor: Visitor, ...parts: [name: string, value: File | string][]) {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const answer = await visitor.call('POST', '/api/upload-document', { form })
  return { status: answer.status, json: answer.json as Sent }
}

const file = (content: BlobPart, name: string): ['file', File] => ['file', new File([content], name)]

/** What there is of a person's files, in the tables and in the folder. */
async function leftOf({ email }: { email: string }) {
  const [left] = await app.sql<{ rows: number; objects: number; used: number }[]>`select
    (select count(*)::int from documents where user_id = u.id) as rows,
    (select count(*)::int from stored_objects where owner_id = u.id) as objects,
    coalesce((select used::int from storage_usage where user_id = u.id), 0) as used
    from users u where email = ${email}`
  const arriving = join(app.dataDir, 'files/arriving')
  return {
    rows: -1,
    objects: -1,
    used: -1,
    ...left,
    temporary: existsSync(arriving) ? readdirSync(arriving).length : 0,
  }
}
const NOTHING = { rows: 0, objects: 0, used: 0, temporary: 0 }

test('a file is taken, read, listed, and given back as it was', async () => {
  const ada = await app.member()
  const text = `Grüße aus Köln. ${uniqueText()}`
  const { status, json } = await upload(ada, file(text, 'Köln 🙂.txt'))
  expect([status, json]).toEqual([
    201,
    expect.objectContaining({
      fileName: 'Köln 🙂.txt',
      fileSize: Buffer.byteLength(text),
      status: 'ready',
      features: ['chat_pdf', 'study_buddy'],
      existing: false,
    }),
  ])
  for (const path of ['/api/documents', '/api/documents/all']) {
    expect((await ada.call('GET', path)).json).toEqual([expect.objectContaining({ id: json.id })])
  }
  expect((await ada.call('GET', `/api/documents/${json.id}`)).json).toMatchObject({ content: text })
  const original = await ada.call('GET', `/api/documents/${json.id}/file`)
  expect(original.text).toBe(text)
  expect(Object.fromEntries(original.headers)).toMatchObject({
    'content-type': 'text/plain',
    'content-length': String(Buffer.byteLength(text)),
    'content-disposition': `attachment; filename="K_ln __.txt"; filename*=UTF-8''K%C3%B6ln%20%F0%9F%99%82.txt`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const head = await ada.call('HEAD', `/api/documents/${json.id}/file`)
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
    200,
    '',
    String(Buffer.byteLength(text)),
  ])
})

test('the same file again is told and not kept twice; its features are put together', async () => {
  const ada = await app.member()
  const text = uniqueText()
  const first = await upload(ada, file(text, 'one.txt'), ['features', 'chat_pdf'])
  expect(first.json).toMatchObject({ features: ['chat_pdf'], existing: false })
  const second = await upload(ada, file(text, 'two.txt'), ['features', 'study_buddy'])
  expect([second.status, second.json]).toEqual([
    200,
    expect.objectContaining({
      id: first.json.id,
      fileName: 'one.txt',
      features: ['chat_pdf', 'study_buddy'],
      existing: true,
    }),
  ])
  expect((await leftOf(ada)).objects).toBe(1)
  expect((await upload(ada, file('x', 'x.txt'), ['features', 'admin'])).status).toBe(422)
})

test('two files of one name are both kept; the same page with different content', async () => {
  const ada = await app.member()
  const both = [
    await upload(ada, file(uniqueText(), 'same.txt')),
    await upload(ada, file(uniqueText(), 'same.txt')),
  ]
  expect(new Set(both.map(({ json }) => json.id)).size).toBe(2)
})

describe('is refused, and leaves nothing:', () => {
  const TYPE = {
    message:
      'File type not supported. Please upload a supported document, spreadsheet, presentation, or image file.',
  }
  const LARGE = { title: 'File too large', message: 'File too large. Files must be ≤ 20 MB.' }
  test.each<[string, [string, File | string][], number, object]>([
    ['a program', [file('MZ', 'setup.exe')], 415, TYPE],
    ['a double ending', [file('%PDF-1.4', 'a.pdf.exe')], 415, TYPE],
    ['no ending', [file('x', 'aux')], 415, TYPE],
    [
      'bytes under a false name',
      [file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]), 'a.docx')],
      415,
      {},
    ],
    ['an empty file', [file('', 'a.txt')], 422, { title: 'Empty file' }],
    ['blank text', [file(' \n', 'a.txt')], 422, { title: 'No text found' }],
    ['an empty name', [['file', new File(['text'], '')]], 422, { message: 'Please choose a file first.' }],
    ['text instead of a file', [['file', 'just text']], 422, { message: 'Please choose a file first.' }],
    ['no file at all', [['features', 'chat_pdf']], 422, { message: 'Please choose a file first.' }],
    [
      'another field',
      [['picture', new File(['x'], 'a.txt')]],
      422,
      { message: 'Please choose a file first.' },
    ],
    [
      'two files',
      [file('one', '1.txt'), file('two', '2.txt')],
      422,
      { message: 'Please upload one file at a time.' },
    ],
    ['a byte too much', [file('x'.repeat(20 * MB + 1), 'a.txt')], 413, LARGE],
    [
      'a picture a byte too large',
      [file('x'.repeat(20 * MB + 1), 'a.PNG')],
      413,
      { message: 'File too large. Images must be ≤ 20 MB.' },
    ],
    ['far too much', [file('x'.repeat(70 * MB), 'a.txt')], 413, LARGE],
  ])('%s', async (_, parts, status, json) => {
    const ada = await app.member()
    const answer = await upload(ada, ...parts)
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining(json)])
    expect(await leftOf(ada)).toEqual(NOTHING)
  })

  test('thousands of parts', async () => {
    const ada = await app.member()
    const parts = Array.from({ length: 20_000 }, (_, n): [string, string] => [`field${n}`, ''])
    const answer = await upload(ada, file('x', 'a.txt'), ...parts)
    expect([413, 422]).toContain(answer.status)
    expect(await leftOf(ada)).toEqual(NOTHING)
  })

  const HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
  test.each([
    ['no boundary', 'multipart/form-data', 'text'],
    ['an empty body', 'multipart/form-data; boundary=x', ''],
    ['another boundary', 'multipart/form-data; boundary=y', `${HEAD}text\r\n--x--\r\n`],
    ['a form that is cut off', 'multipart/form-data; boundary=x', `${HEAD}cut off`],
    ['headers without end', 'multipart/form-data; boundary=x', `--x\r\nx: ${'y'.repeat(100_000)}`],
    ['a form without files', 'application/x-www-form-urlencoded', 'file=x'],
    ['JSON', 'application/json', '{"file":"x"}'],
    ['plain text', 'text/plain', HEAD],
  ])('%s', async (_, type, body) => {
    const ada = await app.member()
    const answer = await ada.call('POST', '/api/upload-document', { body, headers: { 'content-type': type } })
    expect([400, 403, 415, 422]).toContain(answer.status)
    expect(answer.json).toMatchObject({ message: expect.any(String) })
    expect(await leftOf(ada)).toEqual(NOTHING)
  })

  test('uploads that are broken off, again and again', async () => {
    const ada = await app.member()
    const chunks = [HEAD, 'x'.repeat(300_000)]
    for (let n = 0; n < times(10, 50); n++) {
      let at = 0
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const chunk = chunks[at++]
          if (chunk) controller.enqueue(Buffer.from(chunk))
          else controller.error(new Error('the line is gone'))
        },
      })
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const answer = await ada.call('POST', '/api/upload-document', { body, headers })
      expect([400, 499]).toContain(answer.status)
    }
    expect(await leftOf(ada)).toEqual(NOTHING)
  })
})

test('exactly 20 MB is taken', async () => {
  const ada = await app.member()
  const content = Buffer.alloc(20 * MB, 'x')
  content.write(`<p>${uniqueText()}</p><!--`)
  content.write('-->', content.length - 3)
  const { status, json } = await upload(ada, file(content, 'page.html'))
  expect([status, json]).toEqual([201, expect.objectContaining({ fileSize: 20 * MB, hasOriginal: true })])
})

test('uploads of 20 MB at 95 MB used never get above 100 MB', async () => {
  const ada = await app.member()
  const [{ id } = { id: '' }] = await app.sql`select id from users where email = ${ada.email}`
  await app.sql`insert into storage_usage (user_id, used) values (${id}, ${95 * MB})`
  const answers = await Promise.all(
    Array.from({ length: times(3, 10) }, (_, n) =>
      upload(ada, file(`${n}${'x'.repeat(20 * MB - 1)}`, `${n}.txt`)),
    ),
  )
  for (const { status, json } of answers) {
    expect([status, json.title, json.message]).toEqual([
      413,
      'Storage full',
      expect.stringContaining('100 MB'),
    ])
  }
  expect(await leftOf(ada)).toEqual({ ...NOTHING, used: 95 * MB })
  expect((await upload(ada, file(uniqueText(), 'small.txt'))).status).toBe(201)
})

describe('a form without script', () => {
  const asPage = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }
  async function send(visitor: Visitor, parts: [string, File | string][]) {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    return visitor.call('POST', '/api/upload-document', { form, headers: asPage })
  }

  test('is led back to its page', async () => {
    const ada = await app.member()
    const text = uniqueText()
    const taken = await send(ada, [['goTo', '/my-files?tab=chat_pdf'], file(text, 'a.txt')])
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/my-files?tab=chat_pdf'])
    const elsewhere = await send(ada, [file(text, 'a.txt'), ['goTo', 'https://elsewhere.example']])
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, '/my-files'])
    const refused = await send(ada, [file('x', 'a.exe')])
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/my-files'])
    expect((await ada.call('GET', '/api/documents')).json).toHaveLength(1)
  })
})

test('visitors upload nothing', async () => {
  const answer = await upload(app.visitor(), file(uniqueText(), 'a.txt'))
  expect(answer.status).toBe(401)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { some } from '../long.ts'
import { uniqueText } from '../uploads.ts'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  // The answer tells how the reading ended, however busy the machine is.
  app = await startApp()
})
afterAll(() => app.stop())

type Row = {
  id: string
  fileName: string
  features: string[]
  content: string
  fileSize: number
  fileType: string
}

async function upload(visitor: Visitor, name = 'notes.txt', content = uniqueText()): Promise<Row> {
  const form = new FormData()
  form.append('file', new File([content], name))
  form.append('features', '')
  const answer = await visitor.call('POST', '/api/upload-document', { form })
  if (answer.status !== 201) throw new Error(`Not taken: ${answer.text}`)
  return answer.json as Row
}

const list = async (visitor: Visitor, query = '') =>
  ((await visitor.call('GET', `/api/documents${query}`)).json as Row[]).map(({ fileName }) => fileName)

test('a list can be searched, narrowed and sorted', async () => {
  const ada = await app.member()
  const b = await upload(ada, 'Beta.txt')
  await upload(ada, 'alpha.txt', uniqueText(100))
  await ada.call('POST', `/api/documents/${b.id}/feature/study_buddy`)
  expect(await list(ada)).toEqual(['alpha.txt', 'Beta.txt'])
  expect(await list(ada, '?sort=name')).toEqual(['alpha.txt', 'Beta.txt'])
  expect(await list(ada, '?sort=-name')).toEqual(['Beta.txt', 'alpha.txt'])
  expect(await list(ada, '?sort=-size')).toEqual(['alpha.txt', 'Beta.txt'])
  expect(await list(ada, '?search=BET')).toEqual(['Beta.txt'])
  expect(await list(ada, '?search=%25')).toEqual([])
  expect(await list(ada, '?feature=study_buddy')).toEqual(['Beta.txt'])
  expect(await list(ada, '?feature=chat_pdf')).toEqual([])
  expect(await list(ada, '?sort=drop&feature=table')).toHaveLength(2)
})

test('features are put on and taken off', async () => {
  const ada = await app.member()
  const { id } = await upload(ada)
  const put = await ada.call('POST', `/api/documents/${id}/feature/chat_pdf`)
  expect([put.status, (put.json as Row).features]).toEqual([200, ['chat_pdf']])
  expect((await ada.call('POST', `/api/documents/${id}/feature/chat_pdf`)).status).toBe(200)
  const off = await ada.call('DELETE', `/api/documents/${id}/feature/chat_pdf`)
  expect((off.json as Row).features).toEqual([])
  for (const odd of ['admin', '__proto__', '%00']) {
    expect([400, 404, 422]).toContain((await ada.call('POST', `/api/documents/${id}/feature/${odd}`)).status)
  }
})

test('a document that is deleted is gone at once, with everything', async () => {
  const ada = await app.member()
  const { id } = await upload(ada)
  expect((await ada.call('DELETE', `/api/documents/${id}`)).status).toBe(204)
  for (const path of ['', '/file']) {
    expect((await ada.call('GET', `/api/documents/${id}${path}`)).status).toBe(404)
  }
  expect((await ada.call('DELETE', `/api/documents/${id}`)).status).toBe(404)
  expect(await list(ada)).toEqual([])
  const [left] = await app.sql`select count(*)::int from document_pages where document_id = ${id}`
  expect(left).toEqual({ count: 0 })
})

test('a reading that is over cannot be cancelled, and need not be tried again', async () => {
  const ada = await app.member()
  const { id } = await upload(ada)
  for (const verb of ['cancel', 'retry']) {
    const answer = await ada.call('POST', `/api/documents/${id}/${verb}`)
    expect([answer.status, answer.json]).toEqual([200, expect.objectContaining({ status: 'ready' })])
  }
})

test('forms are led back, with what happened', async () => {
  const ada = await app.member()
  const { id } = await upload(ada, 'Minutes.txt')
  const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }
  const press = (path: string, form: Record<string, string> = {}) =>
    ada.call('POST', `/api/documents/${path}`, { form, headers })
  const back = await press(`${id}/feature/chat_pdf`, { goTo: '/my-files?q=min' })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/my-files?q=min'])
  expect((await press(`${id}/cancel`)).headers.get('location')).toBe('/my-files')
  const gone = await press(crypto.randomUUID(), { goTo: '//elsewhere.example' })
  expect([gone.status, gone.headers.get('location')]).toEqual([303, '/my-files'])
  expect((await press(id)).status).toBe(303)
  expect(await list(ada)).toEqual([])
})

describe('a document made of text', () => {
  test.each([
    ['/api/documents', 'chat_pdf'],
    ['/api/study-documents', 'study_buddy'],
  ])(
    'by %s is in %s; what a program says of its size, type and owner is not believed',
    async (path, feature) => {
      const [ada, bob] = [await app.member(), await app.member()]
      const content = `# Heading\n\nText ${uniqueText()}`
      const json = {
        fileName: 'Paper.pdf',
        content,
        fileSize: 1,
        fileType: 'text/html',
        userId: bob.email,
        id: crypto.randomUUID(),
        features: ['admin'],
      }
      const answer = await ada.call('POST', path, { json })
      expect([answer.status, answer.json]).toEqual([
        201,
        expect.objectContaining({
          fileName: 'Paper.pdf.txt',
          content,
          fileSize: content.length,
          fileType: 'text/plain',
          features: [feature],
          status: 'ready',
        }),
      ])
      expect((answer.json as Row).id).not.toBe(json.id)
      expect((await ada.call('GET', `/api/documents/${(answer.json as Row).id}/file`)).text).toBe(content)
      expect(await list(bob)).toEqual([])
    },
  )

  test.each([
    [{ fileName: 'a.txt' }, 422],
    [{ fileName: 'a.txt', content: '' }, 422],
    [{ fileName: 'a.txt', content: ' \u0000 ' }, 422],
    [{ fileName: '', content: 'x' }, 422],
    [{ fileName: ['a'], content: { x: 1 } }, 422],
    [{ fileName: 'a.txt', content: 'x'.repeat(4 * 1024 * 1024 + 1) }, 413],
    [{ fileName: 'a.txt', content: 'x'.repeat(13 * 1024 * 1024) }, 413],
  ])('needs a name and not too much text', async (json, status) => {
    expect((await (await app.member()).call('POST', '/api/documents', { json })).status).toBe(status)
  })
})

describe('somebody else', () => {
  test('finds nothing of a person’s documents, and changes nothing', async () => {
    const [ada, bob, nobody] = [await app.member(), await app.member('ninja'), app.visitor()]
    const secret = `Secret ${uniqueText()}`
    const { id } = await upload(ada, 'Private plans.txt', secret)
    const calls: [string, string][] = [
      ['GET', ''],
      ['HEAD', ''],
      ['GET', '/file'],
      ['HEAD', '/file'],
      ['DELETE', ''],
      ['POST', ''],
      ['POST', '/feature/chat_pdf'],
      ['DELETE', '/feature/chat_pdf'],
      ['POST', '/cancel'],
      ['POST', '/retry'],
    ]
    for (const [method, path] of calls) {
      for (const [visitor, status] of [
        [bob, 404],
        [nobody, 401],
      ] as const) {
        const answer = await visitor.call(method, `/api/documents/${id}${path}`)
        expect([answer.status, method, path]).toEqual([status, method, path])
        expect(answer.text).not.toContain('Secret')
        expect(answer.text).not.toContain('Private')
      }
    }
    for (const path of ['/api/documents', '/api/documents/all']) {
      expect((await bob.call('GET', path)).json).toEqual([])
      expect((await nobody.call('GET', path)).status).toBe(401)
    }
    for (const path of ['/api/documents', '/api/study-documents']) {
      expect((await nobody.call('POST', path, { json: { fileName: 'a', content: 'b' } })).status).toBe(401)
    }
    expect((await ada.call('GET', `/api/documents/${id}`)).json).toMatchObject({
      content: secret,
      features: [],
    })
  })

  test.each([
    'NaN',
    '-1',
    '1e309',
    '9223372036854775808',
    '%00',
    '%2e%2e',
    '%E0%A4%A',
    '[object%20Object]',
    "1'--",
    'x'.repeat(5_000),
    crypto.randomUUID(),
  ])('the id %s is nobody', async (id) => {
    const ada = await app.member()
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/file'],
      ['POST', '/feature/chat_pdf'],
      ['POST', '/cancel'],
      ['POST', '/retry'],
    ] as const) {
      const answer = await ada.call(method, `/api/documents/${id}${path}`)
      expect([400, 404, 405], `${method} ${path}`).toContain(answer.status)
      expect(answer.text).not.toMatch(/postgres|select |\bat \w+ \(/i)
    }
  })
})

/** What people and attackers call files; `promise` of all: refused clearly, or kept under a name that is safe to show. */
const NAMES = [
  '../../../etc/passwd.txt',
  '..\\..\\windows\\win.txt',
  '/etc/cron.d/x.txt',
  'C:\\x.txt',
  'a%2f..%2fb.txt',
  'nul\u0000byte.txt',
  'invoice\u202egpj.exe.txt',
  `${'x'.repeat(296)}.txt`,
  `${'é'.repeat(198)}.txt`,
  '😀👨\u200d👩\u200d👧.txt',
  '.htaccess.txt',
  '.txt',
  'CON.txt',
  'aux',
  'quote".txt',
  "apos'trophe.txt",
  'semi;colon=1.txt',
  'line\r\nSet-Cookie: a=b.txt',
  '<img src=x onerror=alert(1)>.txt',
  "'; DROP TABLE documents;--.txt",
  '%s%n%x.txt',
  '${7*7}{{7*7}}.txt',
  'a.pdf.exe',
  'a.TXT',
  'a.txt ',
  'a.txt.',
  'a.txt::$DATA',
  'e\u0301.txt',
  '\ufeffbom.txt',
  '\ud800lone.txt',
  '',
  '   .txt',
  '__proto__.txt',
  'constructor',
  'same.txt',
]

test.each(some(NAMES, 5))(
  'a file called %j is refused or kept safely: found, downloaded and deleted',
  async (name) => {
    const ada = await app.member()
    const content = uniqueText()
    const form = new FormData()
    form.append('file', new File([content], name))
    const answer = await ada.call('POST', '/api/upload-document', { form })
    if (answer.status !== 201) {
      expect([415, 422]).toContain(answer.status)
      return
    }
    const { id, fileName } = answer.json as Row
    expect(fileName).not.toMatch(/[\u0000-\u001f\u007f\u202a-\u202e\\/\ufeff]/)
    expect(fileName.length).toBeLessThanOrEqual(120)
    expect(await list(ada, `?search=${encodeURIComponent(fileName.slice(0, 20))}`)).toEqual([fileName])
    const original = await ada.call('GET', `/api/documents/${id}/file`)
    expect([original.status, original.text]).toEqual([200, content])
    expect(original.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\u0020-\u007e]+"; filename\*=/,
    )
    expect(original.headers.get('set-cookie')).toBeNull()
    expect((await ada.call('DELETE', `/api/documents/${id}`)).status).toBe(204)
  },
)

test('an accent is found however it was written', async () => {
  const ada = await app.member()
  await upload(ada, 'Cafe\u0301.txt')
  expect(await list(ada, `?search=${encodeURIComponent('café')}`)).toEqual(['Café.txt'])
  expect(await list(ada, `?search=${encodeURIComponent('cafe\u0301')}`)).toEqual(['Café.txt'])
})

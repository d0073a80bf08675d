import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Document, Packer, Paragraph, TextRun } from 'docx'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { line, writePdf } from '#app/domain/extraction/pdf/write-pdf.ts'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Kept = { id: string }

async function upload(member: Visitor, name: string, content: string | Uint8Array): Promise<Kept> {
  const form = new FormData()
  form.append('file', new File([Buffer.from(content)], name))
  const answer = await member.call('POST', '/api/upload-document', { form })
  if (answer.status !== 201) throw new Error(`Not taken: ${answer.text}`)
  return answer.json as Kept
}

/** Three pages that nobody else has; the second says when a lighthouse was finished. */
const lighthouse = () =>
  writePdf([
    { content: line(`Lights of the coast, kept by ${crypto.randomUUID()}`, 60, 700) },
    {
      content:
        line('The lighthouse of Tallow was fin-', 60, 700) + line('ished in 1874 by Ada Thornbury.', 60, 686),
    },
    { content: line('Nobody has lived there since the war.', 60, 700) },
  ])
const QUOTE = 'The lighthouse of Tallow was finished in 1874'

const at = (id: string, page: number | string, more: Record<string, string> = {}) =>
  `/my-files/original?${new URLSearchParams({ doc: id, page: String(page), ...more }).toString()}`

/** The address of the picture on a page, as its browser would ask for it. */
const pictureOf = (html: string) => /<img[^>]*src="([^"]+)"/.exec(html)?.[1] ?? ''

describe('the pages of a PDF', () => {
  let ada: Visitor
  let id: string
  beforeAll(async () => {
    ada = await app.member('ninja')
    id = (await upload(ada, 'lights.pdf', lighthouse())).id
  })

  test('are seen beside their text, one after the other', async () => {
    const text = await ada.open(`/my-files?doc=${id}`)
    const first = await ada.open(text.link('Original'))
    expect(first.text).toContain('Lights of the coast')
    expect(first.html).toContain('alt="lights.pdf, Page 1, as it looks"')
    const second = await ada.open(first.link('Next'))
    expect(second.text).toContain('Page 2 of 3')
    expect(second.text).toContain('by Ada Thornbury')
    const third = await ada.submit(second, { button: 'Go', fields: { page: '3' } })
    expect(third.text).toContain('Nobody has lived there')
    expect((await ada.open(third.link('Back to the text'))).path).toMatch(/^\/my-files\?doc=/)
    const picture = await ada.send(pictureOf(third.html))
    const { format, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect([format, width]).toEqual(['webp', 1_400])
  })

  test('show in a frame where a passage stands, in each of its lines', async () => {
    const page = await ada.open(at(id, 2, { quote: QUOTE }))
    expect(page.html.match(/<rect /g)).toHaveLength(2)
    expect(page.html).toContain('aria-label="The passage is framed, in the upper part of the page"')
    expect(page.html).toContain('<mark>The lighthouse of Tallow was finished in 1874</mark>')
    const other = await ada.open(at(id, 3, { quote: QUOTE }))
    expect(other.html).not.toContain('<rect')
    expect(other.text).toContain('This passage does not stand on this page.')
  })

  test('are sent to their owner alone, kept privately, and asked for again', async () => {
    const path = `/api/documents/${id}/pages/2`
    const picture = await ada.send(path)
    expect(picture.status).toBe(200)
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    const etag = picture.headers.get('etag') ?? ''
    expect((await ada.send(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await ada.send(path, { method: 'HEAD' })).headers.get('content-length')).toBe(
      picture.headers.get('content-length'),
    )
    const eve = await app.member()
    for (const headers of [new Headers(), new Headers({ 'if-none-match': etag })]) {
      expect((await eve.send(path, { headers })).status).toBe(404)
      expect((await app.visitor().send(path, { headers })).status).toBe(401)
    }
    expect((await eve.open(at(id, 2))).status).toBe(404)
    expect((await app.visitor().send(at(id, 2))).headers.get('location')).toMatch(/^\/auth\?next=/)
  })

  test('are seen beside an answer, its passage in a frame', async () => {
    const cited = await ada.open(
      `/chat-pdf/page?${new URLSearchParams({ doc: id, page: '2', quote: QUOTE }).toString()}`,
    )
    expect(cited.html).toContain('<mark id="q"')
    const seen = await ada.open(cited.link('Original'))
    expect(pictureOf(seen.html)).toBe(`/api/documents/${id}/pages/2`)
    expect(seen.html).toMatch(/<rect[^>]*id="q"/)
    expect((await ada.open(seen.link('Text'))).html).toContain('<mark id="q"')
  })

  test('end with the last one', async () => {
    const beyond = await ada.open(at(id, 4))
    expect([beyond.status, beyond.text.includes('The last page is 3.')]).toEqual([404, true])
    expect((await ada.open(beyond.link('Go to the last page'))).text).toContain('Nobody has lived there')
    for (const page of ['4', '0', '-1', '1e3', '99999999', 'x', '%00']) {
      expect((await ada.send(`/api/documents/${id}/pages/${page}`)).status, page).toBe(404)
    }
    for (const page of ['0', '-1', 'x', ''])
      expect((await ada.open(at(id, page))).text).toContain('Page 1 of 3')
    for (const doc of ['', 'x', crypto.randomUUID()]) expect((await ada.open(at(doc, 1))).status).toBe(404)
  })

  test('that cannot be drawn say why, and their text is there', async () => {
    const ada = await app.member()
    const { id } = await upload(ada, 'lights.txt', `The lamp was lit at dusk ${crypto.randomUUID()}.`)
    await app.sql`update documents set file_name = 'lights.pdf' where id = ${id}`
    const page = await ada.open(at(id, 1))
    expect(page.status).toBe(200)
    expect(page.text).toContain('What is in this file is not what its name says.')
    expect(page.text).toContain('The lamp was lit at dusk')
    expect((await ada.call('GET', `/api/documents/${id}/pages/1`)).status).toBe(415)
    await app.sql`update documents set storage_key = null where id = ${id}`
    expect((await ada.open(at(id, 1))).text).toContain('The original of this document is not kept')
  })
})

test('a page that was read badly says so and leads to its picture, until the file is gone', async () => {
  const ada = await app.member()
  const { id } = await upload(ada, 'lights.pdf', lighthouse())
  await app.sql`update documents set coverage = coverage || '{"ocrPages":[2],"lowConfidencePages":[2]}' where id = ${id}`
  await app.sql`update document_pages set method = 'ocr', confidence = 51 where document_id = ${id} and number = 2`
  const page = await ada.open(`/my-files?doc=${id}`)
  expect(page.text).toContain('This page could not be read well: some of its words may be wrong.')
  const seen = await ada.open(page.link('Look at the picture'))
  expect(seen.text).toContain('Read off a picture, 51 % sure')
  expect(pictureOf(seen.html)).toBe(`/api/documents/${id}/pages/2`)
  expect((await ada.open(at(id, 2, { quote: QUOTE }))).html).toContain('<rect')

  const path = `/api/documents/${id}/pages/2`
  const etag = (await ada.send(path)).headers.get('etag') ?? ''
  const [row] = await app.sql<{ key: string }[]>`select storage_key as key from documents where id = ${id}`
  rmSync(join(app.dataDir, 'files', row!.key.slice(0, 2), row!.key))
  const away = await ada.open(at(id, 3))
  expect(away.text).toContain('The original of this document is not kept.')
  expect(away.text).toContain('Nobody has lived there')
  await ada.call('DELETE', `/api/documents/${id}`)
  for (const headers of [new Headers(), new Headers({ 'if-none-match': etag })]) {
    expect((await ada.send(path, { headers })).status).toBe(404)
  }
})

test('a sheet is a table in parts, opened where a passage stands', async () => {
  const ada = await app.member()
  const rows = Array.from({ length: 500 }, (_, row) => `${row},duck ${row},${row * 7}`)
  const { id } = await upload(ada, 'ducks.csv', `Year,Name,Count\n${rows.join('\n')}\n`)
  const page = await ada.open(at(id, 1))
  expect(page.html).toMatch(/<th scope="col">Name<\/th>/)
  expect(page.text).toMatch(/Rows 1 to 200 of 500/)
  const next = await ada.open(page.link('Next rows'))
  expect(next.text).toContain('duck 250')
  expect(next.html).toMatch(/<th scope="col">Name<\/th>/)
  const found = await ada.open(at(id, 1, { quote: '450 | duck 450 | 3150' }))
  expect(found.html).toMatch(/<tr id="q"[^>]*><td>450<\/td>/)
})

test('a .docx is seen in a frame in which nothing runs and from which nothing leads, at its passage', async () => {
  const ada = await app.member()
  const paragraph = (text: string) => new Paragraph({ children: [new TextRun(text)] })
  const children = [paragraph('The lamp was lit in 1874.'), paragraph(`Kept by ${crypto.randomUUID()}.`)]
  const { id } = await upload(
    ada,
    'lamp.docx',
    await Packer.toBuffer(new Document({ sections: [{ children }] })),
  )
  const page = await ada.open(at(id, 1, { quote: 'lamp was lit in 1874' }))
  expect(page.html).toMatch(/<iframe[^>]*sandbox=""/)
  expect(page.html).toContain('<mark>lamp was lit in 1874</mark>')
  const path = /<iframe[^>]*src="([^"#]+)#q"/.exec(page.html)?.[1] ?? ''
  const view = await ada.call('GET', path)
  expect(view.headers.get('content-security-policy')).toMatch(
    /^sandbox; default-src 'none'; img-src data:; style-src 'sha256-/,
  )
  expect(view.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(view.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(view.text).toContain('<p>The <mark id="q">lamp was lit in 1874</mark>.</p>')
  expect((await (await app.member()).call('GET', path)).status).toBe(404)
  expect((await app.visitor().call('GET', path)).status).toBe(401)
  expect((await ada.call('GET', `/api/documents/${id}/pages/1`)).status).toBe(415)
})

test('what has no pages is its text', async () => {
  const ada = await app.member()
  const { id } = await upload(ada, 'notes.txt', `Only words ${crypto.randomUUID()}.`)
  const page = await ada.open(at(id, 1))
  expect(page.text).toContain('Files of this kind are shown as their text.')
  expect(page.text).toContain('Only words')
  expect((await ada.call('GET', `/api/documents/${id}/view`)).status).toBe(415)
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { some } from '../long.ts'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  // The answer tells how the reading ended, however busy the machine is.
  app = await startApp()
})
afterAll(() => app.stop())

const TEN_MB = 10 * 1024 * 1024
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])

function upload(visitor: Visitor, ...files: (File | string)[]) {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  return visitor.call('POST', '/api/process-file?format=markdown', { form })
}

describe('POST /api/process-file', () => {
  test('answers the text of a file, as Markdown', async () => {
    const member = await app.member()
    expect(await upload(member, new File(['Grüße\n🙂'], 'notes.txt'))).toMatchObject({
      status: 200,
      json: { text: 'Grüße\n🙂' },
    })
    const utf16 = new Uint8Array([0xff, 0xfe, 0x48, 0x00, 0x69, 0x00])
    expect((await upload(member, new File([utf16], 'NOTES.MD'))).json).toEqual({ text: 'Hi' })
    const page = '<h1>Rivers</h1><p>Two <b>banks</b>.</p><script>no()</script>'
    expect((await upload(member, new File([page], 'page.html'))).json).toEqual({
      text: '# Rivers\n\nTwo **banks**.',
    })
    expect((await upload(member, new File(['a,b\n1,2\n'], 'table.csv'))).text).toContain('| 1 | 2 |')
  })

  const TYPE = {
    status: 415,
    json: { title: 'Invalid file type', message: 'Please upload a text, document, or image file.' },
  }
  const NONE = { status: 422, json: { message: 'Please choose a file first.' } }
  const LARGE = {
    status: 413,
    json: { title: 'File too large', message: 'File size should be less than 10MB.' },
  }
  const REFUSED: [string, File | string, object][] = [
    ['a program', new File(['MZ'], 'setup.exe'), TYPE],
    ['bytes in disguise', new File([PNG], 'notes.txt'), { status: 415 }],
    ['an empty file', new File([''], 'notes.txt'), { status: 422, json: { title: 'Empty file' } }],
    ['a blank file', new File([' '], 'notes.txt'), { status: 422, json: { title: 'No text found' } }],
    ['an empty name', new File(['text'], ''), NONE],
    ['a string instead of a file', 'just text', NONE],
    ['10 MB and a byte', new File(['x'.repeat(TEN_MB + 1)], 'notes.txt'), LARGE],
    ['12 MB', new File(['x'.repeat(12 * 1024 * 1024)], 'notes.txt'), LARGE],
    ['40 MB', new File(['x'.repeat(40 * 1024 * 1024)], 'notes.txt'), LARGE],
  ]
  test.each(some(REFUSED, 5))('refuses %s with its reason', async (_, file, refusal) => {
    expect(await upload(await app.member(), file)).toMatchObject(refusal)
  })

  test('reads exactly 10 MB', async () => {
    const content = Buffer.alloc(TEN_MB, 'x')
    content.write('<p>Little text.</p><!--')
    content.write('-->', content.length - 3)
    expect(await upload(await app.member(), new File([content], 'page.html'))).toMatchObject({
      status: 200,
      json: { text: 'Little text.' },
    })
  })

  test('wants a form with a file', async () => {
    const member = await app.member()
    expect((await member.call('POST', '/api/process-file', { form: new FormData() })).status).toBe(422)
    expect((await member.call('POST', '/api/process-file', { json: { file: 'x' } })).status).toBe(415)
    const broken: [string, string][] = [
      ['multipart/form-data', 'no boundary'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\ncut off',
      ],
      ['multipart/form-data; boundary=x', ''],
    ]
    for (const [type, body] of broken) {
      const answer = await member.call('POST', '/api/process-file', {
        body,
        headers: { 'content-type': type },
      })
      expect([400, 422], body).toContain(answer.status)
    }
  })

  test('is not upset by thousands of parts or by two files', async () => {
    const member = await app.member()
    const form = new FormData()
    for (let part = 0; part < 20_000; part++) form.append(`field${part}`, '')
    expect((await member.call('POST', '/api/process-file', { form })).status).toBeGreaterThanOrEqual(400)
    expect(await upload(member, new File(['one'], '1.txt'), new File(['two'], '2.txt'))).toMatchObject({
      status: 422,
      json: { message: 'Please upload one file at a time.' },
    })
  })

  test('leaves nothing of a file behind, and keeps no document', async () => {
    const member = await app.member()
    await upload(member, new File(['kept nowhere'], 'a.txt'))
    await upload(member, new File(['MZ'], 'a.pdf'))
    expect(readdirSync(join(app.dataDir, 'files/arriving'))).toEqual([])
    expect((await member.call('GET', '/api/documents')).json).toEqual([])
  })

  test('is for people who are signed in', async () => {
    expect(await upload(app.visitor(), new File(['x'], 'a.txt'))).toMatchObject({ status: 401 })
  })
})

describe('a file without script', () => {
  test('is added below the typed text', async () => {
    const member = await app.member()
    const page = await member.submit(await member.open('/humanizer'), {
      button: 'Add to the text',
      fields: { text: 'Typed before.\n', tone: 'formal', file: new File(['From the file.'], 'notes.txt') },
    })
    expect(page.text).toContain('File Processed')
    expect(page.value('text')).toBe('Typed before.\n\nFrom the file.')
    expect(page.value('tone')).toBe('formal')
  })

  test.each([
    [new File(['x'], 'notes.exe'), 'Invalid file type'],
    [new File(['x'], 'notes.pdf'), 'What is in this file is not what its name says.'],
    [new File([' '], 'notes.txt'), 'No text was found in this file.'],
    [new File(['x'.repeat(TEN_MB + 1)], 'notes.txt'), 'File size should be less than 10MB.'],
    [undefined, 'Please choose a file first.'],
  ])('that cannot be read is explained, and the typed text stays', async (file, message) => {
    const member = await app.member()
    const page = await member.submit(await member.open('/humanizer'), {
      button: 'Add to the text',
      fields: { text: 'Typed before.', ...(file && { file }) },
    })
    expect(page.text).toContain(message)
    expect(page.value('text')).toBe('Typed before.')
  })

  test('that takes long is followed on the page, which says how far it is and how it ended', async () => {
    const member = await app.member()
    const [user] = await app.sql`select id from users where email = ${member.email}`
    const [draft] = await app.sql`insert into drafts (user_id, text, expires_at)
      values (${user?.id}, 'Typed before.', now() + interval '1 hour') returning id`
    const id = crypto.randomUUID()
    const input = { draft: draft?.id, fileName: 'Long scan.pdf' }
    await app.sql`insert into runs (id, user_id, kind, input, words_reserved, period, progress, heartbeat_at)
      values (${id}, ${user?.id}, 'import', ${app.sql.json(input)}, 0, '2026-01', 40, now() + interval '1 hour')`
    const here = `/humanizer?draft=${draft?.id}&import=${id}`
    const page = await member.open(here)
    expect(page.text).toContain('Reading Long scan.pdf: 40 %')
    expect(page.value('text')).toBe('Typed before.')
    expect(page.link('Check progress')).toBe(here)
    expect((await (await app.member()).open(here)).text).not.toContain('Long scan')
    await member.submit(page, { button: 'Cancel' })
    const [run] = await app.sql`select stop_requested from runs where id = ${id}`
    expect(run?.stop_requested).toBe(true)
    await app.sql`update runs set status = 'failed', error = 'It was damaged.' where id = ${id}`
    const failed = await member.open(here)
    expect(failed.text).toContain('It was damaged.')
    expect(failed.value('text')).toBe('Typed before.')
  })
})

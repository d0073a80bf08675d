import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const TEN_MB = 10 * 1024 * 1024

function upload(visitor: Visitor, ...files: (File | string)[]) {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  return visitor.call('POST', '/api/process-file?format=markdown', { form })
}

describe('POST /api/process-file', () => {
  test('answers the text of a file', async () => {
    const member = await app.member()
    expect(await upload(member, new File(['Grüße\n🙂'], 'notes.txt'))).toMatchObject({
      status: 200,
      json: { text: 'Grüße\n🙂' },
    })
    const utf16 = new Uint8Array([0xff, 0xfe, 0x48, 0x00, 0x69, 0x00])
    expect((await upload(member, new File([utf16], 'NOTES.MD'))).json).toEqual({ text: 'Hi' })
  })

  const TYPE = { status: 415, json: { title: 'Invalid file type' } }
  const NONE = { status: 422, json: { message: 'Please choose a file first.' } }
  test.each([
    ['a program', new File(['MZ'], 'setup.exe'), TYPE],
    ['a page in disguise', new File(['x'], 'notes.txt.html'), TYPE],
    ['bytes in disguise', new File([new Uint8Array([1, 0, 2, 0])], 'notes.txt'), TYPE],
    [
      'an empty file',
      new File([''], 'notes.txt'),
      { status: 422, json: { message: 'There is no text in this file.' } },
    ],
    ['an empty name', new File(['text'], ''), NONE],
    ['a string instead of a file', 'just text', NONE],
    [
      '10 MB and a byte',
      new File(['x'.repeat(TEN_MB + 1)], 'notes.txt'),
      { status: 413, json: { title: 'File too large', message: 'File size should be less than 10MB.' } },
    ],
    ['12 MB', new File(['x'.repeat(12 * 1024 * 1024)], 'notes.txt'), { status: 413 }],
  ])('refuses %s with its reason', async (_, file, refusal) => {
    expect(await upload(await app.member(), file)).toMatchObject(refusal)
  })

  test('reads exactly 10 MB', async () => {
    const answer = await upload(await app.member(), new File(['x'.repeat(TEN_MB)], 'notes.txt'))
    expect(answer.status).toBe(200)
    expect((answer.json as { text: string }).text).toHaveLength(TEN_MB)
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
      json: { text: 'one' },
    })
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
    [new File(['x'], 'notes.pdf'), 'Invalid file type'],
    [new File([' '], 'notes.txt'), 'There is no text in this file.'],
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
})

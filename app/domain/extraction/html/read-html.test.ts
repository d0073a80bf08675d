import { describe, expect, it } from 'vitest'

import { readHtml } from './read-html.ts'

const read = (bytes: Buffer) => readHtml({ bytes, extension: 'html', languages: [], report() {} })

describe('readHtml', () => {
  it.each([
    ['meta charset', Buffer.from('<meta charset="windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2', 'latin1')],
    [
      'meta content type',
      Buffer.from(
        '<META http-equiv=Content-Type content="text/html; charset=koi8-r"><p>\xf0\xd2\xc9\xd7\xc5\xd4',
        'latin1',
      ),
    ],
    ['UTF-8 that says otherwise', Buffer.from('<meta charset="windows-1251"><p>Привет')],
    ['UTF-16', Buffer.from('\ufeff<p>Привет', 'utf16le')],
  ])('decodes by %s', async (_, bytes) => {
    expect((await read(bytes)).pages[0]?.text).toBe('Привет')
  })

  it('heads pages without a heading by their title', async () => {
    const reading = await read(Buffer.from('<title>Name</title><p>Words'))
    expect(reading.title).toBe('Name')
    expect(reading.pages[0]?.text).toBe('# Name\n\nWords')
    expect((await read(Buffer.from('<title>Name</title><h1>Head</h1>'))).pages[0]?.text).toBe('# Head')
  })
})

import { describe, expect, it } from 'vitest'

import { writeZip } from '../zip/write-zip.test-help.ts'
import { readEpub } from './read-epub.ts'

const CONTAINER = '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>'
const OPF =
  '<package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>A Book</dc:title></metadata><manifest>' +
  '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>' +
  '<item id="one" href="text/one.xhtml" media-type="application/xhtml+xml"/>' +
  '<item id="two" href="text/two%20b.xhtml" media-type="application/xhtml+xml"/>' +
  '<item id="out" href="../../etc/passwd" media-type="application/xhtml+xml"/>' +
  '<item id="gone" href="text/gone.xhtml" media-type="application/xhtml+xml"/></manifest>' +
  '<spine><itemref idref="two"/><itemref idref="one"/><itemref idref="two"/><itemref idref="out"/><itemref idref="gone"/></spine></package>'
const page = (body: string) =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script src="x.js"/></head><body>${body}</body></html>`

const FILES = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml': CONTAINER,
  'OPS/book.opf': OPF,
  'OPS/nav.xhtml': page('<nav><ol><li><a href="text/two%20b.xhtml">Second <b>part</b></a></li></ol></nav>'),
  'OPS/text/one.xhtml': page('<h2>First</h2><p>One words<script>alert(1)</script></p>'),
  'OPS/text/two b.xhtml': page('<p>Two words</p><img src="http://example.org/x.png"/>'),
}

async function read(files: Record<string, string>) {
  const bytes = writeZip(Object.entries(files).map(([path, content]) => ({ path, content })))
  return readEpub({ bytes, extension: 'epub', languages: [], report() {} })
}

const refused = (reason: string) => expect.objectContaining({ details: expect.objectContaining({ reason }) })

describe('readEpub', () => {
  it('reads each chapter once in the order of the spine, and nothing outside of the book', async () => {
    const reading = await read(FILES)
    expect(reading.title).toBe('A Book')
    expect(reading.pages.map(({ label, text }) => [label, text])).toEqual([
      ['Second part', 'Two words'],
      ['First', '## First\n\nOne words'],
    ])
    expect(reading.notes).toEqual(['1 chapter is missing from the file.'])
  })

  it('calls sections by the heading before them, also where a file begins in the middle of a chapter', async () => {
    const nav =
      '<nav><ol><li><a href="text/two%20b.xhtml">One</a></li><li><a href="text/one.xhtml#two">Two</a></li></ol></nav>'
    const long = `<p>${'The river carries sand. '.repeat(40)}</p>`
    const { pages } = await read({
      ...FILES,
      'OPS/nav.xhtml': page(nav),
      'OPS/text/two b.xhtml': page(`<h2>One</h2>${long.repeat(6)}`),
      'OPS/text/one.xhtml': page(`${long}<h2 id="two">Two</h2>${long}<h2>Three</h2>${long}`),
    })
    expect(pages.map(({ label }) => label)).toEqual(['One', 'One (2)', 'One', 'Two', 'Three'])
    for (const { text } of pages) expect(text.split(/\s+/).length).toBeLessThanOrEqual(610)
  })

  it('finds chapters without container or spine', async () => {
    const { 'META-INF/container.xml': _, ...rest } = FILES
    const { pages } = await read({ ...rest, 'OPS/book.opf': OPF.replace(/<spine>.*<\/spine>/, '<spine/>') })
    expect(pages.map((page) => page.label)).toContain('First')
  })

  it('refuses books without a package, and protected ones', async () => {
    const outside = CONTAINER.replace('OPS/book.opf', '../../../etc/passwd')
    await expect(read({ ...FILES, 'META-INF/container.xml': outside })).rejects.toEqual(refused('damaged'))
    const encryption = (path: string) =>
      `<encryption><EncryptedData><CipherData><CipherReference URI="${path}"/></CipherData></EncryptedData></encryption>`
    const locked = { ...FILES, 'META-INF/encryption.xml': encryption('OPS/text/one.xhtml') }
    await expect(read(locked)).rejects.toEqual(refused('protected_book'))
    await expect(
      read({ ...FILES, 'META-INF/encryption.xml': encryption('OPS/font.otf') }),
    ).resolves.toBeDefined()
  })
})

import { describe, expect, it } from 'vitest'

import { writeZip, type ZipFileToWrite } from '../zip/write-zip.test-help.ts'
import { readArchive } from './read-archive.ts'

const read = (files: ZipFileToWrite[]) =>
  readArchive({ bytes: writeZip(files), extension: 'zip', languages: [], report() {} })

const refused = (reason: string) => expect.objectContaining({ details: expect.objectContaining({ reason }) })

describe('readArchive', () => {
  it('reads each file of a known type by its own reader, called by its path', async () => {
    const reading = await read([
      { path: 'b/note.txt', content: 'plain words' },
      { path: 'a.html', content: `<h1>One</h1><p>x</p><h1>Two</h1><p>y</p>` },
      { path: 'README', content: 'no ending' },
      { path: 'app.exe', content: 'MZ' },
      { path: 'inner.zip', content: writeZip([{ path: 'deep.txt', content: 'deep words' }]) },
      { path: '__MACOSX/._note.txt', content: 'system' },
      { path: 'empty.txt', content: '' },
    ])
    expect(reading.pages.map(({ label, text }) => [label, text])).toEqual([
      ['b/note.txt', 'plain words'],
      ['a.html: One', '# One\n\nx'],
      ['a.html: Two', '# Two\n\ny'],
      ['README', 'no ending'],
    ])
    expect(reading.notes).toEqual([
      '1 file of another type was left out.',
      '1 archive inside was not opened.',
    ])
  })

  it('names files that could not be read, and reads on', async () => {
    const reading = await read([
      { path: 'broken\u202e.docx', content: 'PK\u0003\u0004 no archive' },
      { path: 'zip.docx', content: writeZip([{ path: 'x', content: 'y' }]) },
      { path: 'locked.txt', content: 'x', flags: 1 },
      { path: 'ok.txt', content: 'words' },
    ])
    expect(reading.pages.map((page) => page.label)).toEqual(['ok.txt'])
    expect(reading.notes).toEqual([
      '1 file is password-protected.',
      'Could not be read: broken.docx, zip.docx.',
    ])
  })

  it('refuses archives with nothing to read, locked ones and bombs', async () => {
    await expect(read([{ path: 'a.exe', content: 'MZ' }])).rejects.toEqual(refused('no_readable_files'))
    await expect(read([{ path: 'a.txt', content: 'x', flags: 1 }])).rejects.toEqual(refused('password'))
    const bomb = { path: 'a.txt', content: Buffer.alloc(70 * 1024 * 1024), deflate: true }
    await expect(read([{ path: 'ok.txt', content: 'words' }, bomb])).rejects.toEqual(
      refused('too_much_inside'),
    )
    expect((await read([])).pages).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import { openZip } from './open-zip.ts'
import { resolveMember } from './paths.ts'
import { writeZip, type ZipFileToWrite } from './write-zip.test-help.ts'

const text = (bytes: Uint8Array | null) => (bytes ? Buffer.from(bytes).toString() : null)
const open = (files: ZipFileToWrite[], limits = {}) => openZip(writeZip(files), limits)
const reason = (expected: string) =>
  expect.objectContaining({ details: expect.objectContaining({ reason: expected }) })

describe('openZip', () => {
  it('reads stored and deflated members, and null for others', async () => {
    const zip = await open([
      { path: 'a.txt', content: 'stored' },
      { path: 'dir/ü.txt', content: 'packed '.repeat(50), deflate: true },
    ])
    expect(zip.members.map((member) => member.path)).toEqual(['a.txt', 'dir/ü.txt'])
    expect(text(await zip.read('a.txt'))).toBe('stored')
    expect(text(await zip.read('dir/ü.txt'))).toBe('packed '.repeat(50))
    expect(await zip.read('b.txt')).toBeNull()
  })

  it('takes no size from a header', async () => {
    const zip = await open(
      [{ path: 'a.txt', content: Buffer.alloc(100_000), deflate: true, claimedBytes: 10 }],
      { memberBytes: 50_000 },
    )
    await expect(zip.read('a.txt')).rejects.toEqual(reason('too_much_inside'))
  })

  it('refuses what packs too well, and more in all than is allowed', async () => {
    const bomb = { path: 'a.txt', content: Buffer.alloc(200_000), deflate: true }
    const tight = await open([bomb], { ratioFrom: 1000, ratio: 50 })
    await expect(tight.read('a.txt')).rejects.toEqual(reason('too_much_inside'))
    const two = await open([bomb, { ...bomb, path: 'b.txt' }], { totalBytes: 300_000 })
    expect(await two.read('a.txt')).toHaveLength(200_000)
    await expect(two.read('b.txt')).rejects.toEqual(reason('too_much_inside'))
  })

  it('refuses too many members before reading any', async () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ path: `${index}`, content: '' }))
    await expect(open(files, { entries: 11 })).rejects.toEqual(reason('too_many_members'))
    await expect(open(files, { entries: 12 })).resolves.toHaveProperty('leftOut', 0)
  })

  it('refuses members that share bytes', async () => {
    const bytes = writeZip([
      { path: 'a', content: 'shared words' },
      { path: 'b', content: 'shared words' },
    ])
    const directory = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    bytes.writeUInt32LE(0, directory + 42)
    await expect(openZip(bytes)).rejects.toEqual(reason('too_much_inside'))
  })

  it('asks for the password of a locked member', async () => {
    const zip = await open([{ path: 'a', content: 'x', flags: 1 }])
    expect(zip.members[0]?.encrypted).toBe(true)
    await expect(zip.read('a')).rejects.toEqual(reason('password'))
  })

  it('leaves out unsafe names, links and second members of a name', async () => {
    const zip = await open([
      { path: '../up.txt', content: 'x' },
      { path: '/root.txt', content: 'x' },
      { path: 'C:/disk.txt', content: 'x' },
      { path: 'a\u0000.txt', content: 'x' },
      { path: 'link', content: '/etc/passwd', unixMode: 0o120777 },
      { path: 'ok.txt', content: 'first' },
      { path: 'ok.txt', content: 'second' },
      { path: 'folder/', content: '' },
    ])
    expect(zip.members.map((member) => member.path)).toEqual(['ok.txt'])
    expect(zip.leftOut).toBe(6)
    expect(text(await zip.read('ok.txt'))).toBe('first')
  })

  it('reads an archive with bytes after its end', async () => {
    const zip = await openZip(
      Buffer.concat([writeZip([{ path: 'a', content: 'x' }]), Buffer.from('\r\n--end')]),
    )
    expect(text(await zip.read('a'))).toBe('x')
  })

  it('refuses damaged archives and members', async () => {
    const bytes = writeZip([{ path: 'a', content: 'some words' }])
    await expect(openZip(bytes.subarray(0, 40))).rejects.toEqual(reason('damaged'))
    await expect(openZip(Buffer.from('no archive'))).rejects.toEqual(reason('damaged'))
    bytes[33] = 0x21
    const zip = await openZip(bytes)
    await expect(zip.read('a')).rejects.toEqual(reason('damaged'))
  })
})

describe('resolveMember', () => {
  it.each([
    ['OPS/book.opf', 'text/one.xhtml#p1', 'OPS/text/one.xhtml'],
    ['OPS/book.opf', '../img/a%20b.png?x', 'img/a b.png'],
    ['word/document.xml', '/word/media/a.png', 'word/media/a.png'],
    ['a/b.xml', '../../c', null],
    ['a/b.xml', '%2e%2e/%2e%2e/etc/passwd', null],
    ['a/b.xml', 'http://example.org/c', null],
    ['a/b.xml', '//example.org/c', null],
    ['a/b.xml', 'file:///etc/passwd', null],
  ])('from %s to %s', (base, href, path) => {
    expect(resolveMember(base, href)).toBe(path)
  })
})

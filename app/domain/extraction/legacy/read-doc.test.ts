import { describe, expect, it } from 'vitest'

import { readDoc } from './read-doc.ts'
import { document, styleSheet } from './write-doc.test-help.ts'
import { writeOle } from './write-ole.test-help.ts'

const read = async (bytes: Uint8Array) => {
  const { pages } = await readDoc({ bytes, extension: 'doc', languages: [], report() {} })
  return pages.map(({ text }) => text).join('\n\n')
}

describe('readDoc', () => {
  it('finds headings by what a style is known as, by its base and by the outline level', async () => {
    const styles = styleSheet([
      { known: 0 },
      { known: 2 },
      { known: 0xffe, base: 1 },
      { known: 0xffe, base: 0, properties: [0x40, 0x26, 2] },
    ])
    const runs = ['Plain\r', 'Second\r', 'Own style\r', 'Outline\r'].map((text, style) => ({ text, style }))
    expect(await read(document(runs, { styles }))).toBe('Plain\n\n## Second\n\n## Own style\n\n### Outline')
  })

  it('finds headings by size where no style tells them', async () => {
    const size = (halfPoints: number) => [0x43, 0x4a, halfPoints, 0]
    const runs = [
      { text: 'Large\r', character: size(36) },
      { text: 'A paragraph of the usual size, ', character: [] },
      { text: 'with a large word\r', character: size(36) },
      { text: 'Smaller\r', character: size(28) },
    ]
    expect(await read(document(runs))).toBe(
      '# Large\n\nA paragraph of the usual size, with a large word\n\n## Smaller',
    )
  })

  it('reads fields, links and breaks, and leaves out what is hidden or deleted', async () => {
    const runs = [
      { text: 'See \x13 HYPERLINK "https://example.org/x" \x14the site\x15, ' },
      { text: 'hidden ', character: [0x3c, 0x08, 1] },
      { text: 'deleted ', character: [0x00, 0x08, 1] },
      { text: 'and\x0bnext\x1eline\x1f \x01\x13 PAGE \x147\x15.\r' },
    ]
    expect(await read(document(runs))).toBe('See [the site](https://example.org/x), and\\\nnext-line 7.')
  })

  it('reads tables, with merged cells in their columns', async () => {
    const inTable = [0x16, 0x24, 1]
    const rowEnd = (...edges: number[]) => {
      const operand = [edges.length, 0, 0, ...edges.flatMap((edge) => [edge & 0xff, edge >>> 8])]
      return [...inTable, 0x17, 0x24, 1, 0x08, 0xd6, operand.length + 1, 0, ...operand]
    }
    const runs = [
      { text: 'wide\x07', properties: inTable },
      { text: 'c\x07', properties: inTable },
      { text: '\x07', properties: rowEnd(4000, 6000) },
      { text: 'two\rlines\x07', properties: inTable },
      { text: 'b\x07', properties: inTable },
      { text: 'c2\x07', properties: inTable },
      { text: '\x07', properties: rowEnd(2000, 4000, 6000) },
      { text: 'after\r' },
    ]
    expect(await read(document(runs))).toBe(
      '| wide |  | c |\n| --- | --- | --- |\n| two lines | b | c2 |\n\nafter',
    )
  })

  it('reads lists of numbers and bullets, through their tables', async () => {
    const level = (format: number) =>
      Buffer.concat([Buffer.from([3, 0, 0, 0, format]), Buffer.alloc(23), Buffer.from([0, 0])])
    const list = (id: number) =>
      Buffer.concat([Buffer.from([id, 0, 0, 0]), Buffer.alloc(22), Buffer.from([1, 0])])
    const lists = Buffer.concat([Buffer.from([2, 0]), list(10), list(11), level(0), level(23)])
    const overrides = Buffer.concat([
      Buffer.from([2, 0, 0, 0, 10, 0, 0, 0]),
      Buffer.alloc(12),
      Buffer.from([11, 0, 0, 0]),
      Buffer.alloc(12),
    ])
    const item = (text: string, list: number, level = 0) => ({
      text,
      properties: [0x0b, 0x46, list, 0, 0x0a, 0x26, level],
    })
    const runs = [item('three\r', 1), item('inside\r', 2, 1), { text: 'between\r' }, item('four\r', 1)]
    expect(await read(document(runs, { lists: [lists, overrides] }))).toBe(
      '3. three\n   - inside\n\nbetween\n\n4. four',
    )
  })

  it('reads footnotes', async () => {
    const runs = [{ text: 'word\x02 goes on\r' }, { text: '\x02 The note.\r' }]
    expect(await read(document(runs, { footnotes: { at: 4, length: 13 } }))).toBe(
      'word[^1] goes on\n\n[^1]: The note.',
    )
  })

  it('reads Word 6 in the code page of its language', async () => {
    const stream = Buffer.alloc(2048)
    const text = Buffer.from('\xcf\xf0\xe8\xe2\xe5\xf2\rtwo\r', 'latin1')
    text.copy(stream, 1024)
    const fields: [number, number][] = [
      [2, 101],
      [6, 0x419],
      [24, 1024],
      [28, 1024 + text.length],
      [0x34, text.length],
    ]
    for (const [at, value] of fields) stream.writeUInt16LE(value, at)
    expect(await read(writeOle({ WordDocument: stream }))).toBe('Привет\n\ntwo')
  })

  it('refuses encrypted and broken documents', async () => {
    await expect(read(document([{ text: 'x\r' }], { flags: 0x100 }))).rejects.toThrow('password-protected')
    await expect(read(writeOle({ EncryptedPackage: Buffer.from('x') }))).rejects.toThrow('password-protected')
    await expect(read(writeOle({ WordDocument: Buffer.alloc(600) }))).rejects.toThrow('damaged')
    await expect(read(Buffer.from('just text'))).rejects.toThrow('damaged')
  })

  it('refuses pieces of text that lie over each other', async () => {
    const stream = Buffer.alloc(4096, 0x20)
    const pieces = 2_000
    const clx = Buffer.alloc(5 + pieces * 12 + 4)
    clx[0] = 2
    clx.writeUInt32LE(clx.length - 5, 1)
    for (let nth = 0; nth <= pieces; nth++) clx.writeUInt32LE(nth * 3_000, 5 + nth * 4)
    for (let nth = 0; nth < pieces; nth++)
      clx.writeUInt32LE(0x40000000 | 2048, 5 + (pieces + 1) * 4 + nth * 8 + 2)
    stream.fill(0, 0, 1024)
    stream.writeUInt16LE(193, 2)
    stream.writeUInt32LE(pieces * 3_000, 76)
    stream.writeUInt32LE(clx.length, 154 + 33 * 8 + 4)
    await expect(read(writeOle({ WordDocument: stream, '0Table': clx }))).rejects.toThrow('damaged')
  })
})

import { describe, expect, it } from 'vitest'

import { openOle } from './ole.ts'
import { oleKind } from './ole-kind.ts'
import { writeOle } from './write-ole.test-help.ts'

const long = new Uint8Array(5_000).fill(7)
const file = () => writeOle({ WordDocument: long, 'Folder/Inner': Buffer.from('a short stream') })

describe('openOle', () => {
  it('reads long streams, short streams and streams in storages', () => {
    const opened = openOle(file())
    expect(opened.read('WordDocument')).toEqual(long)
    expect(Buffer.from(opened.read('folder/INNER') ?? []).toString()).toBe('a short stream')
    expect(opened.read('Folder')).toBeNull()
    expect(opened.read('__proto__')).toBeNull()
    expect(opened.entries.map(({ path }) => path)).toEqual(['WordDocument', 'Folder', 'Folder/Inner'])
  })

  it('refuses a directory whose chain of sectors goes round in circles', () => {
    const bytes = file()
    const directory = bytes.readUInt32LE(48)
    const table = (bytes.readUInt32LE(76) + 1) * 512
    bytes.writeUInt32LE(directory, table + directory * 4)
    expect(() => openOle(bytes)).toThrow('damaged')
  })

  it('refuses a stream whose chain goes round in circles', () => {
    const bytes = file()
    const table = (bytes.readUInt32LE(76) + 1) * 512
    bytes.writeUInt32LE(0, table + 4)
    expect(() => openOle(bytes).read('WordDocument')).toThrow('damaged')
  })

  it('refuses siblings that point at each other', () => {
    const bytes = file()
    const entries = (bytes.readUInt32LE(48) + 1) * 512
    bytes.writeUInt32LE(1, entries + 2 * 128 + 68)
    expect(() => openOle(bytes)).toThrow('damaged')
  })

  it('refuses a file that is cut off before its directory', () => {
    expect(() => openOle(file().subarray(0, 700))).toThrow('damaged')
    expect(() => openOle(Buffer.from('PK'))).toThrow('damaged')
  })

  it('reads no more than a few times the size of the file', () => {
    const opened = openOle(file())
    const readOften = () => {
      for (let nth = 0; nth < 10_000; nth++) opened.read('WordDocument')
    }
    expect(readOften).toThrow('damaged')
  })
})

describe('oleKind', () => {
  it.each([
    ['WordDocument', 'doc'],
    ['Book', 'xls'],
    ['PowerPoint Document', 'ppt'],
    ['__properties_version1.0', 'msg'],
    ['EncryptedPackage', 'encrypted'],
    ['Pictures', 'other'],
  ])('a file with the stream %s is %s', (stream, kind) => {
    expect(oleKind(openOle(writeOle({ [stream]: long })))).toBe(kind)
  })
})

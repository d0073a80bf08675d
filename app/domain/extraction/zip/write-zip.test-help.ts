import { crc32, deflateRawSync } from 'node:zlib'

/** One file of an archive to be written; the other fields are for archives that must look strange. */
export type ZipFileToWrite = {
  path: string
  content: Uint8Array | string
  /** Packs the content; without it the content is stored as it is. */
  deflate?: boolean
  /** General purpose bit flags; bit 0 says encrypted. */
  flags?: number
  /** Unix mode, kept in the upper half of the external attributes. */
  unixMode?: number
  /** The inflated size to claim. */
  claimedBytes?: number
}

const UTF8_NAME = 0x800
const VERSION = 20
const MADE_ON_UNIX = 3 << 8

/** Writes a ZIP archive (APPNOTE 6.3, without ZIP64): local files, central directory, end record. */
export function writeZip(files: readonly ZipFileToWrite[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.path)
    const content = Buffer.from(file.content)
    const packed = file.deflate ? deflateRawSync(content) : content
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(VERSION, 0)
    fields.writeUInt16LE(UTF8_NAME | (file.flags ?? 0), 2)
    fields.writeUInt16LE(file.deflate ? 8 : 0, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(file.claimedBytes ?? content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    parts.push(signature(0x04034b50), fields, name, packed)
    const rest = Buffer.alloc(14)
    if (file.unixMode !== undefined) rest.writeUInt16LE(file.unixMode, 8)
    rest.writeUInt32LE(offset, 10)
    directory.push(signature(0x02014b50), uint16(VERSION | MADE_ON_UNIX), fields, rest, name)
    offset += 30 + name.length + packed.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, central, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

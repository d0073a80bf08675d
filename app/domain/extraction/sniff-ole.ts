import type { Content } from './formats.ts'

const SECTOR_MIN = 9
const ENTRY_BYTES = 128

/** Streams that tell what an OLE container is. Encryption comes first: what is encrypted holds nothing else to read. */
const STREAMS: [name: string, content: Content][] = [
  ['EncryptedPackage', 'encrypted'],
  ['WordDocument', 'word'],
  ['Workbook', 'excel'],
  ['Book', 'excel'],
  ['PowerPoint Document', 'powerpoint'],
  ['__properties_version1.0', 'outlook'],
]

/**
 * What an OLE container holds, by the names of its directory. The directory's chain may be broken or a loop, so it is
 * not followed: entries are 128 bytes each and stand at multiples of that from the first sector on ([MS-CFB] 2.6).
 */
export function oleContent(bytes: Uint8Array): Content {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length < 512) return 'ole'
  const shift = Math.max(SECTOR_MIN, Math.min(12, buffer.readUInt16LE(30)))
  const first = 1 << shift
  const nearest = nearestOf(buffer, first)
  return nearest ?? 'ole'
}

/** A container may carry others inside (a Word file in a mail): the outermost is told by the entry nearest to the root. */
function nearestOf(buffer: Buffer, first: number): Content | undefined {
  const start = first * (buffer.readUInt32LE(48) + 1)
  const found = STREAMS.flatMap(([name, content]) => {
    const at = entriesNamed(buffer, name, first)
    return at.map((offset) => ({
      content,
      distance: offset >= start ? offset - start : offset + buffer.length,
    }))
  })
  const nearest = found.toSorted((a, b) => a.distance - b.distance)[0]?.content
  // Beside what is encrypted, programs leave a page that says so; a mail may have such a file attached.
  const isEncrypted = nearest !== 'outlook' && found.some(({ content }) => content === 'encrypted')
  return isEncrypted ? 'encrypted' : nearest
}

/** Offsets of directory entries with that name; the first few will do. */
function entriesNamed(buffer: Buffer, name: string, first: number): number[] {
  const wanted = Buffer.from(`${name}\0`, 'utf16le')
  const offsets: number[] = []
  for (
    let at = buffer.indexOf(wanted, first);
    at >= 0 && offsets.length < 4;
    at = buffer.indexOf(wanted, at + 2)
  ) {
    const isEntry = (at - first) % ENTRY_BYTES === 0
    if (isEntry && at + 66 <= buffer.length && buffer.readUInt16LE(at + 64) === wanted.length)
      offsets.push(at)
  }
  return offsets
}

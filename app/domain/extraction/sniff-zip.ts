import type { Content } from './formats.ts'

const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1')
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const MAX_ENTRIES = 4_000
/** The directory's end stands before a comment of at most 64 kB. */
const END_WITHIN = 66_000

/** Folders that only one kind of document has. */
const FOLDERS: [folder: string, content: Content][] = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
]

/** What a ZIP container holds, by its entries' names. Nothing is unpacked. */
export function zipContent(bytes: Uint8Array): Content {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const declared = mediaTypeEntry(buffer)
  if (declared === 'application/epub+zip') return 'epub'
  if (declared?.startsWith('application/vnd.oasis.opendocument.text')) return 'odt'
  if (declared?.startsWith('application/vnd.oasis.opendocument.')) return 'binary'
  const names = entryNames(buffer)
  if (names.includes('[Content_Types].xml')) {
    const own = FOLDERS.find(([folder]) => names.some((name) => name.toLowerCase().startsWith(folder)))
    if (own) return own[1]
  }
  if (names.includes('META-INF/container.xml')) return 'epub'
  if (names.includes('META-INF/manifest.xml') && names.includes('content.xml')) return 'odt'
  return 'zip'
}

/** EPUB and OpenDocument name their media type in the first entry, not packed. */
function mediaTypeEntry(buffer: Buffer): string | undefined {
  if (buffer.length < 64 || buffer.readUInt32LE(0) !== LOCAL || buffer.readUInt16LE(8) !== 0) return
  const nameLength = buffer.readUInt16LE(26)
  if (buffer.toString('latin1', 30, 30 + nameLength) !== 'mimetype') return
  const start = 30 + nameLength + buffer.readUInt16LE(28)
  return /^[\w./+-]*/.exec(
    buffer.toString('latin1', start, start + 100).replace(/PK\x03\x04.*$|PK\x07\x08.*$/s, ''),
  )?.[0]
}

/** Names from the central directory; from the local headers where that is missing or broken. */
function entryNames(buffer: Buffer): string[] {
  const tail = Math.max(0, buffer.length - END_WITHIN)
  const end = buffer.lastIndexOf(DIRECTORY_END)
  const names: string[] = []
  if (end >= tail && end + 20 <= buffer.length) {
    let at = buffer.readUInt32LE(end + 16)
    while (at + 46 <= buffer.length && buffer.readUInt32LE(at) === ENTRY && names.length < MAX_ENTRIES) {
      const [name, extra, comment] = [28, 30, 32].map((field) => buffer.readUInt16LE(at + field)) as [
        number,
        number,
        number,
      ]
      names.push(buffer.toString('latin1', at + 46, at + 46 + name).replaceAll('\\', '/'))
      at += 46 + name + extra + comment
    }
  }
  return names.length > 0 ? names : localNames(buffer)
}

function localNames(buffer: Buffer): string[] {
  const signature = Buffer.from('PK\x03\x04', 'latin1')
  const names: string[] = []
  for (
    let at = buffer.indexOf(signature);
    at >= 0 && names.length < MAX_ENTRIES;
    at = buffer.indexOf(signature, at + 4)
  ) {
    if (at + 30 > buffer.length) break
    names.push(
      buffer.toString('latin1', at + 30, at + 30 + buffer.readUInt16LE(at + 26)).replaceAll('\\', '/'),
    )
  }
  return names
}

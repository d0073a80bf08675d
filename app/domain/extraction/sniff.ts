import type { Content } from './formats.ts'
import { oleContent } from './sniff-ole.ts'
import { textContent } from './sniff-text.ts'
import { zipContent } from './sniff-zip.ts'

/** PDF readers accept the header anywhere here; mail gateways and servers put lines in front of it. */
const PDF_HEADER_WITHIN = 1_024

const PICTURES: [offset: number, signature: string][] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF87a'],
  [0, 'GIF89a'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [0, 'II+\0'],
  [0, 'MM\0+'],
]
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const ZIP = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08']
/** The first record of spreadsheets older than the container: BIFF2 to BIFF4, and BIFF5 written bare. */
const BIFF = /^\x09[\x00\x02\x04\x08][\x04-\x10]\x00/

/**
 * What the bytes are, whatever their name says. `extension` only settles what bytes alone cannot: a PDF with lines
 * before its header is a PDF when it is named one.
 */
export function sniff(bytes: Uint8Array, extension: string): Content {
  if (bytes.length === 0) return 'empty'
  const head = latin1(bytes.subarray(0, 4_096))
  if (ZIP.some((signature) => head.startsWith(signature))) return zipContent(bytes)
  if (head.startsWith(OLE)) return oleContent(bytes)
  if (isPicture(head, bytes.length)) return 'picture'
  if (BIFF.test(head)) return 'excel'
  const start = head.replace(/^(?:\xef\xbb\xbf)?\s*/, '')
  if (start.startsWith('%PDF-')) return 'pdf'
  if (start.startsWith('{\\rtf')) return 'rtf'
  const written = textContent(bytes)
  if (extension === 'pdf' && (written === 'text' || written === 'binary')) {
    if (head.slice(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf'
  }
  return written
}

function isPicture(head: string, size: number): boolean {
  if (PICTURES.some(([offset, signature]) => head.startsWith(signature, offset))) return true
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return true
  // Texts may begin with BM too: the size of the header that follows is one of few.
  return (
    head.startsWith('BM') &&
    size >= 26 &&
    [12, 40, 52, 56, 64, 108, 124].includes(head.charCodeAt(14)) &&
    head.startsWith('\0\0\0', 15)
  )
}

/** Bytes as characters of the same numbers. */
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

import { type Content, formatOf, type ReaderName } from './formats.ts'
import { refusal } from './refusals.ts'
import { sniff } from './sniff.ts'

/** Documents that are kept in an OLE container when they have a password. */
const PACKED = ['docx', 'xlsx', 'pptx']

/**
 * The one reader for a file: its ending and its content must agree (see formats.ts). Throws `type` for an ending that
 * is not read, `empty`, `password` for what looks encrypted, and `mismatch`.
 */
export function chooseReader(extension: string, bytes: Uint8Array): ReaderName {
  const format = formatOf(extension)
  if (!format) throw refusal('type')
  const content = sniff(bytes, extension)
  if (content === 'empty') throw refusal('empty')
  if (content === 'encrypted') throw refusal('password')
  const reader = format.reads[content]
  if (reader) return reader
  if (content === 'ole' && PACKED.includes(extension)) throw refusal('password', PROBABLY_PASSWORD)
  // A container of the right kind whose inside is not what it should be: its reader says what is wrong.
  const asNamed = Object.values(format.reads)[0]
  if (asNamed && isContainerOf(extension, content)) return asNamed
  throw refusal(content === 'binary' && isTooOld(bytes) ? 'too_old' : 'mismatch')
}

/** How documents of Word before 6 and of WordPerfect begin. */
const TOO_OLD = [
  [0x9b, 0xa5],
  [0xdb, 0xa5],
  [0xff, 0x57, 0x50, 0x43],
]

function isTooOld(bytes: Uint8Array): boolean {
  return TOO_OLD.some((begin) => begin.every((byte, at) => bytes[at] === byte))
}

const PROBABLY_PASSWORD =
  'This file is probably password-protected, or not what its name says. Save a copy without the password, then upload that.'

function isContainerOf(extension: string, content: Content): boolean {
  if (content === 'zip') return [...PACKED, 'odt', 'epub'].includes(extension)
  return content === 'ole' && ['doc', 'xls', 'ppt', 'msg'].includes(extension)
}

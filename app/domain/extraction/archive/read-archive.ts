import { AppError } from '#app/domain/errors.ts'

import { readerNamed } from '../child/readers.ts'
import { chooseReader } from '../choose.ts'
import type { Page, Reader, ReaderInput, Reading } from '../reader.ts'
import { refusal, type RefusalReason } from '../refusals.ts'
import { openZip } from '../zip/open-zip.ts'
import { memberLabel, readingExtension, treatmentOf } from './members.ts'

/** Refusals of a member that refuse the whole archive: reading on could cost what they protect from. */
const FATAL = new Set<RefusalReason>([
  'too_much_inside',
  'too_many_members',
  'too_much_text',
  'time',
  'memory',
])

/** Members that failed, and notes on others, are named up to this many. */
const NAMED = 5

type Counts = { unsupported: number; nested: number; locked: number; failed: string[] }

/**
 * Reads a ZIP archive: each file of a known type by its own reader, in the order of the archive. Pages are called by
 * the file's path. Archives within the archive are not opened; what was left out is told in the notes.
 */
export const readArchive: Reader = async (input) => {
  const zip = await openZip(input.bytes)
  const counts: Counts = { unsupported: 0, nested: 0, locked: 0, failed: [] }
  const readable = zip.members.filter((member) => {
    const treatment = treatmentOf(member)
    if (treatment === 'unsupported' || treatment === 'nested') counts[treatment]++
    return treatment === 'read'
  })
  if (readable.length === 0 && counts.unsupported + counts.nested > 0) throw refusal('no_readable_files')
  if (readable.length > 0 && readable.every((member) => member.encrypted)) throw refusal('password')
  const pages: Page[] = []
  const notes: string[] = []
  for (const [index, member] of readable.entries()) {
    const step = { page: index + 1, of: readable.length }
    input.report(step)
    if (member.encrypted) {
      counts.locked++
      continue
    }
    try {
      const bytes = await zip.read(member.path)
      // Empty files have nothing to say and are no failure.
      if (!bytes || bytes.byteLength === 0) continue
      const reading = await readMember(member.path, bytes, input, step)
      pages.push(...reading.pages)
      notes.push(...reading.notes)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === null || FATAL.has(reason)) throw error
      if (reason !== 'no_text') counts.failed.push(memberLabel(member.path))
    }
  }
  if (pages.length === 0 && counts.failed.length > 0) throw refusal('damaged')
  return { pages, notes: [...notesOf(counts), ...few(notes)] }
}

async function readMember(
  path: string,
  bytes: Uint8Array,
  input: ReaderInput,
  step: { page: number; of: number },
): Promise<Pick<Reading, 'pages' | 'notes'>> {
  const extension = readingExtension(path)
  const name = chooseReader(extension, bytes)
  // A file that is an archive under another name.
  if (name === 'archive') throw refusal('mismatch')
  const reader = await readerNamed(name)
  const reading = await reader({
    ...input,
    bytes,
    extension,
    report: (progress) => input.report({ ...progress, ...step }),
    // What is kept is the whole, not a member.
    keep: undefined,
  })
  const label = memberLabel(path)
  const pages = reading.pages
    .filter((page) => page.text.trim() !== '')
    .map((page, _, all) => ({
      ...page,
      label: all.length > 1 && page.label ? `${label}: ${page.label}` : label,
    }))
  return { pages, notes: reading.notes.map((note) => `${label}: ${note}`) }
}

/** Why a member was refused; null for what is no refusal. Errors of parsers are damage, as for a file by itself. */
function reasonOf(error: unknown): RefusalReason | null {
  if (error instanceof AppError) return error.details.reason as RefusalReason
  return error instanceof RangeError ? null : 'damaged'
}

/** The first notes on members, and how many more there are. */
function few(notes: readonly string[]): string[] {
  if (notes.length <= NAMED) return [...notes]
  return [...notes.slice(0, NAMED), `${notes.length - NAMED} more notes on files are not shown.`]
}

function notesOf({ unsupported, nested, locked, failed }: Counts): string[] {
  const notes: string[] = []
  const tell = (count: number, one: string, many: string): void => {
    if (count > 0) notes.push(count === 1 ? `1 ${one}` : `${count} ${many}`)
  }
  tell(unsupported, 'file of another type was left out.', 'files of other types were left out.')
  tell(nested, 'archive inside was not opened.', 'archives inside were not opened.')
  tell(locked, 'file is password-protected.', 'files are password-protected.')
  if (failed.length > 0) {
    const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : ''
    notes.push(`Could not be read: ${failed.slice(0, NAMED).join(', ')}${more}.`)
  }
  return notes
}

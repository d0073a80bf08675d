import { type Entry, fromBuffer, getFileNameLowLevel, type ZipFile } from 'yauzl'

import { refusal } from '../refusals.ts'

/** `PK\5\6`, the signature of the end record, and its length without the comment. */
const END_SIGNATURE = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const END_LENGTH = 22
/** A local header is this long before its name. */
const LOCAL_HEADER_LENGTH = 30

export type Directory = { zipFile: ZipFile; entries: Entry[] }

/**
 * Lists the members of an archive from its central directory.
 * Refuses what is no archive, holds more than `most` members, or lets members share bytes: overlapping members are
 * how a small file claims to hold terabytes (David Fifield, "A better zip bomb", 2019), and no honest writer makes them.
 */
export async function readDirectory(bytes: Buffer, most: number): Promise<Directory> {
  const zipFile = await openDirectory(bytes)
  if (zipFile.entryCount > most) throw refusal('too_many_members')
  const entries = await listEntries(zipFile, most)
  refuseOverlaps(entries)
  return { zipFile, entries }
}

async function openDirectory(bytes: Buffer): Promise<ZipFile> {
  try {
    return await openBuffer(bytes)
  } catch (error) {
    const exact = withoutTrailingBytes(bytes)
    if (!exact) throw refusal('damaged', undefined, error)
    return await openBuffer(exact).catch((cause: unknown) => {
      throw refusal('damaged', undefined, cause)
    })
  }
}

function openBuffer(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(
      bytes,
      { lazyEntries: true, decodeStrings: false, validateEntrySizes: false },
      (error, zipFile) => (error ? reject(error) : resolve(zipFile)),
    )
  })
}

/** Mail gateways and forms append line ends or boundaries to files; the end record says where the archive ends. */
function withoutTrailingBytes(bytes: Buffer): Buffer | null {
  const start = bytes.lastIndexOf(END_SIGNATURE)
  if (start < 0 || start + END_LENGTH > bytes.length) return null
  const end = start + END_LENGTH + bytes.readUInt16LE(start + 20)
  return end < bytes.length ? bytes.subarray(0, end) : null
}

function listEntries(zipFile: ZipFile, most: number): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zipFile.on('entry', (entry: Entry) => {
      entries.push(entry)
      if (entries.length > most) return reject(refusal('too_many_members'))
      zipFile.readEntry()
    })
    zipFile.on('end', () => resolve(entries))
    zipFile.on('error', (error) => reject(refusal('damaged', undefined, error)))
    zipFile.readEntry()
  })
}

function refuseOverlaps(entries: Entry[]): void {
  const sorted = entries
    .map((entry) => ({
      start: entry.relativeOffsetOfLocalHeader,
      end: entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_LENGTH + entry.compressedSize,
    }))
    .sort((a, b) => a.start - b.start || a.end - b.end)
  let end = 0
  for (const span of sorted) {
    if (span.start < end) throw refusal('too_much_inside')
    end = span.end
  }
}

/** Where the packed bytes of a member begin. */
export function dataStart(zipFile: ZipFile, entry: Entry): Promise<number> {
  return new Promise((resolve, reject) => {
    zipFile.readLocalFileHeader(entry, { minimal: true }, (error, header) => {
      if (error) reject(refusal('damaged', undefined, error))
      else resolve(header.fileDataStart)
    })
  })
}

/** The name of a member with `/` as separator; names in UTF-8 are recognised even where the flag for it is missing. */
export function memberName(entry: Entry): string {
  const flagged = (entry.generalPurposeBitFlag & 0x800) !== 0
  const utf8 = flagged || isUtf8(entry.fileName)
  return getFileNameLowLevel(utf8 ? 0x800 : 0, entry.fileName, entry.extraFields, false)
}

function isUtf8(name: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(name)
    return true
  } catch {
    return false
  }
}

/** Links are stored as small files that hold a path; Unix attributes stand in the upper half. */
export function isSymbolicLink(entry: Entry): boolean {
  const madeOnUnix = entry.versionMadeBy >> 8 === 3
  return madeOnUnix && ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000
}

/** A relative name that stays inside the archive and holds no control characters. */
export function isSafeName(name: string): boolean {
  if (name === '' || /^[a-zA-Z]:/.test(name) || name.startsWith('/')) return false
  if (/[\u0000-\u001f\u007f]/.test(name)) return false
  return !name.split('/').includes('..')
}

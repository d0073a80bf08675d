import { crc32, inflateRawSync } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

import { refusal } from '../refusals.ts'
import { dataStart, isSafeName, isSymbolicLink, memberName, readDirectory } from './directory.ts'
import { ZIP_LIMITS, type ZipLimits } from './limits.ts'

const STORED = 0
const DEFLATED = 8

export type ZipMember = {
  /** Relative, with `/`, never with `..`. */
  path: string
  /** Bytes in the archive; the inflated size is only known after reading. */
  packedBytes: number
  encrypted: boolean
  /** False for packing methods that are not read (only stored and deflated are). */
  readable: boolean
}

export type ZipArchive = {
  /** Files in the order of the directory; folders, links, unsafe names and second members of one name are left out. */
  members: readonly ZipMember[]
  /** How many links, unsafe names and doubled names were left out. */
  leftOut: number
  has(path: string): boolean
  /**
   * The inflated bytes of a member, or null when there is none of that name. Each call inflates anew and counts.
   * Refuses with `password`, `damaged` or `too_much_inside`.
   */
  read(path: string): Promise<Uint8Array | null>
}

/**
 * Opens a ZIP archive that is held in memory. Nothing is written anywhere.
 * Refuses with `damaged` what is no archive, and with `too_many_members` or `too_much_inside` what is a bomb.
 */
export async function openZip(bytes: Uint8Array, limits: Partial<ZipLimits> = {}): Promise<ZipArchive> {
  const most = { ...ZIP_LIMITS, ...limits }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { zipFile, entries } = await readDirectory(buffer, most.entries)
  const byPath = new Map<string, Entry>()
  let leftOut = 0
  for (const entry of entries) {
    const path = memberName(entry)
    if (path.endsWith('/')) continue
    if (!isSafeName(path) || isSymbolicLink(entry) || byPath.has(path)) leftOut++
    else byPath.set(path, entry)
  }
  let inflatedBytes = 0
  return {
    members: Array.from(byPath, ([path, entry]) => describe(path, entry)),
    leftOut,
    has: (path) => byPath.has(path),
    async read(path) {
      const entry = byPath.get(path)
      if (!entry) return null
      const content = await inflate(buffer, zipFile, entry, most, most.totalBytes - inflatedBytes)
      inflatedBytes += content.byteLength
      return content
    },
  }
}

function describe(path: string, entry: Entry): ZipMember {
  return {
    path,
    packedBytes: entry.compressedSize,
    encrypted: entry.isEncrypted(),
    readable: entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED,
  }
}

async function inflate(
  buffer: Buffer,
  zipFile: ZipFile,
  entry: Entry,
  limits: ZipLimits,
  left: number,
): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw refusal('password')
  const start = await dataStart(zipFile, entry)
  const packed = buffer.subarray(start, start + entry.compressedSize)
  const byRatio = Math.max(limits.ratioFrom, packed.length * limits.ratio)
  const most = Math.min(limits.memberBytes, left, byRatio)
  const content = unpack(packed, entry.compressionMethod, most)
  // Zero is what some writers leave there.
  if (entry.crc32 !== 0 && crc32(content) !== entry.crc32) throw refusal('damaged')
  return content
}

function unpack(packed: Buffer, method: number, most: number): Uint8Array {
  if (method === STORED) {
    if (packed.length > most) throw refusal('too_much_inside')
    return packed
  }
  if (method !== DEFLATED) throw refusal('damaged')
  if (most < 1) throw refusal('too_much_inside')
  try {
    return inflateRawSync(packed, { maxOutputLength: most, chunkSize: chunkSize(packed.length) })
  } catch (error) {
    const tooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw refusal(tooLong ? 'too_much_inside' : 'damaged', undefined, error)
  }
}

/** Few pieces for large members, little memory for thousands of small ones. */
function chunkSize(packedBytes: number): number {
  return Math.min(256 * 1024, Math.max(1024, packedBytes * 4))
}

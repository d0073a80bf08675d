import { constants, inflateSync } from 'node:zlib'
import { LIMITS } from '../limits.ts'
import { refusal } from '../refusals.ts'

/** Deflate packs at most about a thousand to one: a smaller stream cannot grow past what is allowed. */
const GROWTH = 1_032

/**
 * Throws the refusal `too_much_inside` when the packed streams of a PDF, pictures aside, unpack to more than is allowed.
 * pdf.js unpacks a stream as a whole, whatever its size; of pictures it takes no more than their pixels need.
 */
export function refuseBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let unpacked = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue
    const filters = filtersOf(file, at)
    const end = file.indexOf('endstream', at)
    const data = file.subarray(at + 6 + lineEnd(file, at + 6), end < 0 ? file.length : end)
    if (filters === 0 || data.length * GROWTH ** filters < LIMITS.partBytes) continue
    unpacked += sizeUnpacked(data, filters)
    if (unpacked > LIMITS.unpackedBytes) throw refusal('too_much_inside')
  }
}

/** How many times the stream at `at` is deflated; 0 for pictures. */
function filtersOf(file: Buffer, at: number): number {
  const before = file.subarray(Math.max(0, at - 1_024), at).toString('latin1')
  const dictionary = before
    .slice(Math.max(0, before.lastIndexOf(' obj')))
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  if (/\/Subtype\s*\/Image\b/.test(dictionary)) return 0
  return Math.min(4, dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0)
}

function lineEnd(file: Buffer, at: number): number {
  if (file[at] === 13) return file[at + 1] === 10 ? 2 : 1
  return file[at] === 10 ? 1 : 0
}

function sizeUnpacked(data: Buffer, filters: number): number {
  let inner = data
  for (let left = filters; left > 0; left--) {
    try {
      inner = inflateSync(inner, { maxOutputLength: LIMITS.partBytes, finishFlush: constants.Z_SYNC_FLUSH })
    } catch (error) {
      if (error instanceof RangeError) throw refusal('too_much_inside', undefined, error)
      return 0
    }
  }
  return inner.length
}

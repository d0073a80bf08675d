import { refusal } from '../refusals.ts'

export type PictureKind = 'png' | 'jpeg' | 'gif' | 'bmp' | 'webp' | 'tiff'

/** What a picture's header tells, before anything is decoded. */
export type PictureHeader = {
  kind: PictureKind
  /** In pixels; of a TIFF the largest of its pages. */
  width: number
  height: number
  pages: number
}

/** Reads the size of a picture off its header. Throws the refusals `mismatch` and `damaged`. */
export function readHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = (...codes: number[]) => codes.every((code, at) => bytes[at] === code)
  try {
    if (starts(0x89, 0x50, 0x4e, 0x47)) return one('png', view.getUint32(16), view.getUint32(20))
    if (starts(0xff, 0xd8, 0xff)) return jpeg(view)
    if (starts(0x47, 0x49, 0x46, 0x38)) return gif(view)
    if (starts(0x42, 0x4d)) return bmp(view)
    if (starts(0x52, 0x49, 0x46, 0x46) && view.getUint32(8) === 0x57454250) return webp(view)
    if (starts(0x49, 0x49, 42, 0) || starts(0x4d, 0x4d, 0, 42)) return tiff(view)
  } catch (error) {
    if (error instanceof RangeError) throw refusal('damaged', undefined, error)
    throw error
  }
  throw refusal('mismatch')
}

function one(kind: PictureKind, width: number, height: number): PictureHeader {
  if (width < 1 || height < 1) throw refusal('damaged')
  return { kind, width, height, pages: 1 }
}

/** Goes from segment to segment up to the one that begins the frame. */
function jpeg(view: DataView): PictureHeader {
  let at = 2
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) throw refusal('damaged')
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at++
    else if (marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return one('jpeg', view.getUint16(at + 7), view.getUint16(at + 5))
    } else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  throw refusal('damaged')
}

/** The screen, or the first frame where that is larger. */
function gif(view: DataView): PictureHeader {
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)]
  const flags = view.getUint8(10)
  let at = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  for (; at < view.byteLength && view.getUint8(at) === 0x21; at++) {
    at += 2
    while (at < view.byteLength && view.getUint8(at) !== 0) at += view.getUint8(at) + 1
  }
  if (at + 10 <= view.byteLength && view.getUint8(at) === 0x2c) {
    width = Math.max(width, view.getUint16(at + 5, true))
    height = Math.max(height, view.getUint16(at + 7, true))
  }
  return one('gif', width, height)
}

function bmp(view: DataView): PictureHeader {
  if (view.getUint32(14, true) === 12) return one('bmp', view.getUint16(18, true), view.getUint16(20, true))
  return one('bmp', view.getInt32(18, true), Math.abs(view.getInt32(22, true)))
}

function webp(view: DataView): PictureHeader {
  const chunk = view.getUint32(12)
  if (chunk === 0x56503858) {
    const size = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
    return one('webp', size(24), size(27))
  }
  if (chunk === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return one('webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
  if (chunk === 0x56503820) {
    return one('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  }
  throw refusal('damaged')
}

/** Directories of a TIFF that are followed. */
const DIRECTORIES = 2_000

/** Follows the chain of directories; one that leads back is damage. */
function tiff(view: DataView): PictureHeader {
  const little = view.getUint16(0) === 0x4949
  const seen = new Set<number>()
  let [width, height] = [0, 0]
  for (let at = view.getUint32(4, little); at !== 0; ) {
    if (seen.has(at) || seen.size >= DIRECTORIES) throw refusal('damaged')
    seen.add(at)
    const entries = view.getUint16(at, little)
    for (let entry = 0; entry < entries; entry++) {
      const from = at + 2 + entry * 12
      const tag = view.getUint16(from, little)
      if (tag !== 256 && tag !== 257) continue
      const isShort = view.getUint16(from + 2, little) === 3
      const value = isShort ? view.getUint16(from + 8, little) : view.getUint32(from + 8, little)
      if (tag === 256) width = Math.max(width, value)
      else height = Math.max(height, value)
    }
    at = view.getUint32(at + 2 + entries * 12, little)
  }
  return { ...one('tiff', width, height), pages: seen.size }
}

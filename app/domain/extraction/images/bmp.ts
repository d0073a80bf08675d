import { refusal } from '../refusals.ts'

/** Pixels of four bytes, red, green, blue and opacity, row by row from the top. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** Channels as masks of a pixel's bits; blue, green, red and unused bytes when a file says nothing else. */
const USUAL_MASKS = { 16: [0x7c00, 0x3e0, 0x1f], 32: [0xff0000, 0xff00, 0xff] } as const

/**
 * Decodes a Windows bitmap of 1, 4, 8, 16, 24 or 32 bits a pixel, uncompressed, run-length encoded or with masks, after
 * Microsoft's description of the format. Throws the refusal `damaged`. Its size is to be checked before.
 */
export function decodeBmp(bytes: Uint8Array): Pixels {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return decode(view)
  } catch (error) {
    if (error instanceof RangeError) throw refusal('damaged', undefined, error)
    throw error
  }
}

function decode(view: DataView): Pixels {
  const start = view.getUint32(10, true)
  const headerSize = view.getUint32(14, true)
  const isCore = headerSize === 12
  const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true)
  const tall = isCore ? view.getUint16(20, true) : view.getInt32(22, true)
  const height = Math.abs(tall)
  const bits = view.getUint16(isCore ? 24 : 28, true)
  const packing = isCore ? 0 : view.getUint32(30, true)
  const colours = paletteOf(view, { headerSize, bits, start })
  const data = new Uint8Array(width * height * 4).fill(255)
  const put = (x: number, row: number, [red, green, blue]: readonly number[]) => {
    if (x >= width || row >= height) return
    const at = ((tall < 0 ? row : height - 1 - row) * width + x) * 4
    data[at] = red ?? 0
    data[at + 1] = green ?? 0
    data[at + 2] = blue ?? 0
  }
  if (packing === 1 || packing === 2) {
    runs(view, start, { bits, height }, (x, row, index) => put(x, row, colours[index] ?? [0, 0, 0]))
    return { data, width, height }
  }
  if (packing !== 0 && packing !== 3 && packing !== 6) throw refusal('damaged')
  const masks = packing === 0 ? USUAL_MASKS[bits as 16 | 32] : masksOf(view)
  const stride = ((width * bits + 31) >> 5) << 2
  for (let row = 0; row < height; row++) {
    const from = start + row * stride
    for (let x = 0; x < width; x++) put(x, row, pixelAt(view, from, x, { bits, colours, masks }))
  }
  return { data, width, height }
}

function paletteOf(
  view: DataView,
  { headerSize, bits, start }: { headerSize: number; bits: number; start: number },
): number[][] {
  if (bits > 8) return []
  const step = headerSize === 12 ? 3 : 4
  const from = 14 + headerSize
  const count = Math.min(1 << bits, Math.max(0, Math.floor((start - from) / step)))
  return Array.from({ length: count }, (_, index) => {
    const at = from + index * step
    return [view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at)]
  })
}

function masksOf(view: DataView): readonly number[] {
  return [view.getUint32(54, true), view.getUint32(58, true), view.getUint32(62, true)]
}

type Coding = { bits: number; colours: number[][]; masks: readonly number[] | undefined }

function pixelAt(
  view: DataView,
  from: number,
  x: number,
  { bits, colours, masks }: Coding,
): readonly number[] {
  if (bits === 24) {
    const at = from + x * 3
    return [view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at)]
  }
  if (bits <= 8) {
    const per = 8 / bits
    const byte = view.getUint8(from + Math.floor(x / per))
    return colours[(byte >> (8 - bits * ((x % per) + 1))) & ((1 << bits) - 1)] ?? [0, 0, 0]
  }
  if (!masks) throw refusal('damaged')
  const value = bits === 16 ? view.getUint16(from + x * 2, true) : view.getUint32(from + x * 4, true)
  return masks.map((mask) => channel(value, mask))
}

function channel(value: number, mask: number): number {
  if (mask === 0) return 0
  const lowest = (mask & -mask) >>> 0
  const most = (mask >>> 0) / lowest
  return Math.round((((value & mask) >>> 0) / lowest / most) * 255)
}

/** Run-length encoding: runs of one pair of colours, stretches as they are, ends of lines and leaps. */
function runs(
  view: DataView,
  start: number,
  { bits, height }: { bits: number; height: number },
  put: (x: number, row: number, index: number) => void,
): void {
  let [at, x, row] = [start, 0, 0]
  const pick = (byte: number, odd: boolean) => (bits === 8 ? byte : odd ? byte & 15 : byte >> 4)
  while (at + 1 < view.byteLength && row < height) {
    const [count, code] = [view.getUint8(at), view.getUint8(at + 1)]
    at += 2
    if (count > 0) for (let i = 0; i < count; i++) put(x++, row, pick(code, i % 2 === 1))
    else if (code === 0) [x, row] = [0, row + 1]
    else if (code === 1) return
    else if (code === 2) {
      x += view.getUint8(at)
      row += view.getUint8(at + 1)
      at += 2
    } else {
      for (let i = 0; i < code; i++) {
        put(x++, row, pick(view.getUint8(at + Math.floor((i * bits) / 8)), i % 2 === 1))
      }
      at += Math.ceil((code * bits) / 16) * 2
    }
  }
}

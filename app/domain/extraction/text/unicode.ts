const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe, 0, 0], 'utf-32le'],
  [[0, 0, 0xfe, 0xff], 'utf-32be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** The encoding that a byte order mark names, and the mark's length in bytes. */
export function byteOrderMark(bytes: Uint8Array): { encoding: string; length: number } | undefined {
  const found = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))
  return found && { encoding: found[1], length: found[0].length }
}

const SAMPLE_BYTES = 8_192
/** Blank, line end and full stop have a zero half in every script; this share of pairs has one in any real text. */
const ZERO_SHARE = 0.04

/**
 * UTF-16 without a mark: zero bytes on one side of the pairs and none on the other, and the non-zero bytes of that side
 * from few blocks (scripts). A text with a few NULs in it has them on both sides, or far too few.
 */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, SAMPLE_BYTES) & ~1
  if (length < 4 || (bytes.length % 2 === 1 && bytes.length < SAMPLE_BYTES)) return
  const zeros: [number, number] = [0, 0]
  const seen: [Set<number>, Set<number>] = [new Set(), new Set()]
  for (let at = 0; at < length; at++) {
    const side = (at & 1) as 0 | 1
    const byte = bytes[at]!
    if (byte === 0) zeros[side]++
    seen[side].add(byte)
  }
  const enough = (length / 2) * ZERO_SHARE
  const isHigh = (side: 0 | 1) =>
    zeros[side] > enough && !zeros[1 - side] && seen[side].size <= Math.max(3, seen[1 - side]!.size / 2)
  if (isHigh(1)) return 'utf-16le'
  if (isHigh(0)) return 'utf-16be'
}

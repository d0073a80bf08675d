import { refusal } from '../refusals.ts'
import { LIMITS } from '../limits.ts'

const COMPRESSED = 0x75465a4c
const PLAIN = 0x414c454d
const WINDOW = 4096
/** What the window holds at the start ([MS-OXRTFCP] 2.1.3.1): phrases that every RTF text begins with. */
const PHRASES =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx'

/** Unpacks RTF as mail programs keep it ([MS-OXRTFCP]). Throws the refusals `damaged` and `too_much_inside`. */
export function decompressRtf(packed: Uint8Array): Uint8Array {
  if (packed.length < 16) throw refusal('damaged')
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const kind = view.getUint32(8, true)
  if (kind === PLAIN) return packed.subarray(16)
  if (kind !== COMPRESSED) throw refusal('damaged')
  const size = view.getUint32(4, true)
  if (size > LIMITS.partBytes) throw refusal('too_much_inside')

  // Two bytes of a reference stand for 17 at most, so the size that is claimed need not be believed.
  const output = new Uint8Array(Math.min(size, packed.length * 9 + 64))
  const window = new Uint8Array(WINDOW)
  let write = 0
  for (; write < PHRASES.length; write++) window[write] = PHRASES.charCodeAt(write)
  let length = 0
  const put = (byte: number) => {
    if (length < output.length) output[length++] = byte
    window[write] = byte
    write = (write + 1) % WINDOW
  }
  let at = 16
  while (at < packed.length && length < output.length) {
    const flags = packed[at++] ?? 0
    for (let bit = 0; bit < 8 && at < packed.length && length < output.length; bit++) {
      if (!(flags & (1 << bit))) {
        put(packed[at++] ?? 0)
        continue
      }
      const reference = ((packed[at] ?? 0) << 8) | (packed[at + 1] ?? 0)
      at += 2
      const from = reference >>> 4
      if (from === write) return output.subarray(0, length)
      for (let nth = 0; nth < (reference & 0xf) + 2; nth++) put(window[(from + nth) % WINDOW] ?? 0)
    }
  }
  return output.subarray(0, length)
}

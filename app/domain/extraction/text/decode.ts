import { byteOrderMark, unmarkedUtf16 } from './unicode.ts'
import { guessLegacy } from './legacy.ts'

export type Decoded = {
  text: string
  /** Name of the encoding as the Encoding Standard writes it. */
  encoding: string
  /** False when it was guessed from little. */
  sure: boolean
}

/**
 * Decodes a text of unknown encoding: by its byte order mark, as UTF-16 or UTF-8 where the bytes say so, else by what
 * is likeliest for the languages people write. The mark is not part of the text.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const marked = byteOrderMark(bytes)
  if (marked) return { ...decodeAs(bytes.subarray(marked.length), marked.encoding), sure: true }
  const wide = unmarkedUtf16(bytes)
  if (wide) return { ...decodeAs(bytes, wide), sure: true }
  if (hasJisEscapes(bytes)) return { ...decodeAs(bytes, 'iso-2022-jp'), sure: true }
  const utf8 = asUtf8(bytes)
  if (utf8 !== undefined) return { text: utf8, encoding: 'utf-8', sure: true }
  const { encoding, sure } = guessLegacy(bytes)
  return { ...decodeAs(bytes, encoding), sure }
}

function decodeAs(bytes: Uint8Array, encoding: string): { text: string; encoding: string } {
  if (encoding.startsWith('utf-32')) return { text: decodeUtf32(bytes, encoding.endsWith('be')), encoding }
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

/** A byte sequence that is no UTF-8, once in so many that are, is damage and not another encoding. */
const DAMAGE_SHARE = 0.1

/** Undefined when the bytes are not UTF-8. A file cut in the middle of a character, or a few bad bytes, still are. */
function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    let bad = 0
    let good = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 0xfffd) {
        bad++
        // One bad sequence may come out as several of these.
        while (text.charCodeAt(at + 1) === 0xfffd) at++
      } else if (code > 0x7f) good++
    }
    return isSurrogateDamage(bytes, bad) || bad <= good * DAMAGE_SHARE ? text : undefined
  }
}

/** Surrogates written as three bytes each come from faulty programs that write UTF-8; no other encoding makes them. */
function isSurrogateDamage(bytes: Uint8Array, bad: number): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const surrogates = buffer.toString('latin1').match(/\xed[\xa0-\xbf][\x80-\xbf]/g)?.length ?? 0
  return surrogates > 0 && surrogates >= bad
}

function hasJisEscapes(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 65_536)).toString(
    'latin1',
  )
  return /\x1b\$[@B]/.test(head) && /\x1b\([BJ]/.test(head) && !/[\x80-\xff]/.test(head)
}

function decodeUtf32(bytes: Uint8Array, bigEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: string[] = []
  for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
    const code = view.getUint32(at, !bigEndian)
    parts.push(code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
  }
  return parts.join('')
}

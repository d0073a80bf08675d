import { decodeText, type Decoded } from '../text/decode.ts'

/** A page says how it is encoded within its first kilobyte; some say so later. */
const HEAD_BYTES = 4096

/**
 * The characters of a page: by byte order mark, as UTF-8 where the bytes are that, else as the page itself says
 * (`<meta charset>` or the declaration of XHTML), else by what is likeliest.
 */
export function decodeHtml(bytes: Uint8Array): Decoded {
  const guess = decodeText(bytes)
  if (guess.sure && guess.encoding !== 'windows-1252') return guess
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const label =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{2,40})/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})/i.exec(head)?.[1]
  const decoder = label && !/^utf-?16/i.test(label) ? decoderOf(label) : null
  return decoder ? { text: decoder.decode(bytes), encoding: decoder.encoding, sure: true } : guess
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

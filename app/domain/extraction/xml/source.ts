const UTF8_BOM = [0xef, 0xbb, 0xbf]

/**
 * The characters of an XML file: by byte order mark, else by the shape of its first bytes, else by the encoding its
 * declaration names, else UTF-8 (XML 1.0, appendix F). Unknown encodings are read as UTF-8.
 */
export function decodeXml(bytes: Uint8Array): string {
  return decoder(bytes).decode(bytes)
}

function decoder(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  if (UTF8_BOM.every((byte, index) => bytes[index] === byte)) return new TextDecoder()
  if (first === 0x3c && second === 0) return new TextDecoder('utf-16le')
  if (first === 0 && second === 0x3c) return new TextDecoder('utf-16be')
  const head = Buffer.from(bytes.subarray(0, 300)).toString('latin1')
  const named = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1]
  return decoderNamed(named ?? 'utf-8')
}

function decoderNamed(name: string): TextDecoder {
  // Eight-bit text cannot be UTF-16, whatever the declaration says: a program re-saved it and left the line.
  if (/^utf-?16|^ucs/i.test(name)) return new TextDecoder()
  try {
    return new TextDecoder(name)
  } catch {
    return new TextDecoder()
  }
}

/**
 * Writes stray ampersands as `&amp;`, outside CDATA sections, comments and instructions. Feeds are full of them, and a
 * parser would take all that follows, tags included, for the name of an entity. One pass, whatever the text.
 */
export function mendAmpersands(source: string): string {
  const pieces: string[] = []
  let done = 0
  let at = nextMark(source, 0)
  while (at >= 0) {
    const skip = endOfSkipped(source, at)
    if (skip > at) {
      at = nextMark(source, skip)
      continue
    }
    if (source[at] === '&' && !REFERENCE.test(source.slice(at, at + 40))) {
      pieces.push(source.slice(done, at), '&amp;')
      done = at + 1
    }
    at = nextMark(source, at + 1)
  }
  return pieces.length === 0 ? source : pieces.join('') + source.slice(done)
}

const REFERENCE = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[\p{L}_:][\p{L}\p{N}_:.-]{0,30});/iu

const MARK = /&|<[!?]/g

function nextMark(source: string, from: number): number {
  MARK.lastIndex = from
  return MARK.exec(source)?.index ?? -1
}

function endOfSkipped(source: string, at: number): number {
  for (const [open, close] of [
    ['<![CDATA[', ']]>'],
    ['<!--', '-->'],
    ['<?', '?>'],
  ] as const) {
    if (!source.startsWith(open, at)) continue
    const end = source.indexOf(close, at + open.length)
    return end < 0 ? source.length : end + close.length
  }
  return at
}

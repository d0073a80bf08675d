/** What a stretch of RTF says to whoever reads it. */
export type RtfHandler = {
  open(): void
  close(): void
  /** A control word such as `\fs24`; `parameter` is null when it has none. */
  word(name: string, parameter: number | null): void
  /** A control symbol: `\~`, `\-`, `\_`, `\*`. */
  symbol(sign: string): void
  /** A byte of text, in whatever code page holds at the time. */
  byte(value: number): void
}

const BACKSLASH = 0x5c
const OPEN = 0x7b
const CLOSE = 0x7d
/** Longer words are nobody's: the longest in use have some thirty letters. */
const MAX_WORD = 64

/**
 * Takes RTF apart into groups, words and bytes (Rich Text Format Specification 1.9.1, "RTF Syntax"). One pass without
 * recursion; binary data is passed over, and never further than the file goes.
 */
export function tokenizeRtf(bytes: Uint8Array, handler: RtfHandler): void {
  const { length } = bytes
  let at = 0
  while (at < length) {
    const byte = bytes[at++] ?? 0
    if (byte === OPEN) handler.open()
    else if (byte === CLOSE) handler.close()
    else if (byte === BACKSLASH) at = control(bytes, at, handler)
    else if (byte !== 10 && byte !== 13 && byte !== 0) handler.byte(byte)
  }
}

/** Reads what follows a backslash and returns where the text goes on. */
function control(bytes: Uint8Array, start: number, handler: RtfHandler): number {
  const first = bytes[start] ?? 0
  if (!isLetter(first)) return symbol(bytes, start, first, handler)
  let at = start + 1
  while (isLetter(bytes[at] ?? 0)) at++
  const name = at - start > MAX_WORD ? '' : String.fromCharCode(...bytes.subarray(start, at))
  const negative = bytes[at] === 0x2d && isDigit(bytes[at + 1] ?? 0)
  if (negative) at++
  let parameter: number | null = null
  for (let digit = bytes[at] ?? 0; isDigit(digit); digit = bytes[++at] ?? 0)
    parameter = Math.min((parameter ?? 0) * 10 + digit - 0x30, 0x7fffffff)
  if (negative && parameter !== null) parameter = -parameter
  if (bytes[at] === 0x20) at++
  if (name === 'bin') return Math.min(at + Math.max(0, parameter ?? 0), bytes.length)
  handler.word(name, parameter)
  return at
}

function symbol(bytes: Uint8Array, at: number, sign: number, handler: RtfHandler): number {
  if (sign === 0x27) {
    const value = Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16)
    if (!Number.isNaN(value)) handler.byte(value)
    return at + 3
  }
  if (sign === BACKSLASH || sign === OPEN || sign === CLOSE) handler.byte(sign)
  else if (sign === 10 || sign === 13) handler.word('par', null)
  else if (sign === 9) handler.word('tab', null)
  else handler.symbol(String.fromCharCode(sign))
  return at + 1
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a)
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

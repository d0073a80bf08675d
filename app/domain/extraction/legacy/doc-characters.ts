import type { Place } from './doc-header.ts'
import { eachProperty, runAt, type Run } from './doc-properties.ts'
import { pieceFrom, type Piece } from './doc-pieces.ts'

/** What must be known of a run of characters to show it or leave it out. */
type CharacterKind = {
  /** Hidden by the author, or struck by a tracked change. */
  hidden: boolean
  /** A picture, a mark of a note and the like stand for themselves. */
  special: boolean
  /** The character of a symbol font that is meant. */
  symbol: number | null
  font: number | null
  /** Half points; null when the paragraph's style says. */
  size: number | null
}

const PLAIN: CharacterKind = { hidden: false, special: false, symbol: null, font: null, size: null }

/** A stretch of text of one kind; characters are as stored: code units, or bytes of some code page (`bytes`). */
export type Stretch = {
  start: number
  text: string
  bytes: Uint8Array | null
  position: number
  width: 1 | 2
  kind: CharacterKind
  /** Property codes of the whole piece the stretch is of. */
  modification: Uint8Array | null
}

/** Walks through the characters from `start` to `end` in stretches of one kind. */
export function* stretches(
  document: { stream: Uint8Array; pieces: readonly Piece[]; characters: readonly Run[]; old: boolean },
  start: number,
  end: number,
): Generator<Stretch> {
  const kinds = new Map<Run, CharacterKind>()
  const { pieces } = document
  for (let nth = pieceFrom(pieces, start); nth < pieces.length; nth++) {
    const piece = pieces[nth]
    if (!piece || piece.start >= end) return
    const until = Math.min(end, piece.end)
    const modification = piece.properties
    for (let at = Math.max(start, piece.start); at < until; ) {
      const position = piece.at + (at - piece.start) * piece.width
      const run = runAt(document.characters, position)
      const left = run
        ? Math.ceil((run.to - position) / piece.width)
        : nextRun(document.characters, position, piece.width)
      const count = Math.max(1, Math.min(until - at, left))
      let kind = run ? kinds.get(run) : PLAIN
      if (!kind) kinds.set(run as Run, (kind = kindOf(run as Run, document.old)))
      const bytes = document.stream.subarray(position, position + count * piece.width)
      if (document.old) yield* oldStretches(bytes, at, position, { kind, modification })
      else {
        const text = piece.width === 2 ? wide(bytes) : narrow(bytes)
        yield { start: at, text, bytes: null, position, width: piece.width, kind, modification }
      }
      at += count
    }
  }
}

/**
 * Marks of Word 6 and 95 by themselves: two bytes may be one letter, so letters before a mark would not tell where in
 * the file it stands.
 */
function* oldStretches(
  bytes: Uint8Array,
  start: number,
  position: number,
  of: Pick<Stretch, 'kind' | 'modification'>,
): Generator<Stretch> {
  for (let from = 0; from < bytes.length; ) {
    let to = from + 1
    if ((bytes[from] ?? 0) >= 32) while (to < bytes.length && (bytes[to] ?? 0) >= 32) to++
    yield {
      start: start + from,
      text: '',
      bytes: bytes.subarray(from, to),
      position: position + from,
      width: 1,
      ...of,
    }
    from = to
  }
}

/** Characters up to where the next known run begins. */
function nextRun(runs: readonly Run[], position: number, width: number): number {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((runs[middle]?.from ?? 0) > position) high = middle
    else low = middle + 1
  }
  const next = runs[low]
  return next ? Math.ceil((next.from - position) / width) : Number.MAX_SAFE_INTEGER
}

function kindOf(run: Run, old: boolean): CharacterKind {
  const kind = { ...PLAIN }
  eachProperty(run.properties, old, (code, operand) => {
    const byte = operand.byteLength > 0 ? operand.getUint8(0) : 0
    const word = operand.byteLength > 1 ? operand.getUint16(0, true) : byte
    if (old) {
      if (code === 92 || code === 65) kind.hidden = byte === 1
      else if (code === 117) kind.special = byte === 1
      else if (code === 93) kind.font = word
      else if (code === 99) kind.size = word
      return
    }
    if (code === 0x083c || code === 0x0800) kind.hidden = kind.hidden || byte === 1
    else if (code === 0x4a43) kind.size = word
    else if (code === 0x0855) kind.special = byte === 1
    else if (code === 0x6a09 && operand.byteLength >= 4) kind.symbol = operand.getUint16(2, true)
  })
  return kind
}

const UTF16 = new TextDecoder('utf-16le')
const WINDOWS_1252 = new TextDecoder('windows-1252')

function wide(bytes: Uint8Array): string {
  return UTF16.decode(bytes)
}

/** One byte per character means Windows-1252 in every language from Word 97 on. */
function narrow(bytes: Uint8Array): string {
  return WINDOWS_1252.decode(bytes)
}

/** Code pages of the character sets fonts are made for (LOGFONT lfCharSet). */
export const CHARSET_ENCODINGS = new Map<number, string>([
  [0, 'windows-1252'],
  [77, 'macintosh'],
  [128, 'shift_jis'],
  [129, 'euc-kr'],
  [130, 'euc-kr'],
  [134, 'gbk'],
  [136, 'big5'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
])

/** Character sets of the fonts of Word 6 and 95, in the order runs name them. */
export function readFontCharsets(place: Place, table: Uint8Array): number[] {
  const bytes = table.subarray(place.at, place.at + place.length)
  const charsets: number[] = []
  for (let at = 2; at + 6 <= bytes.length; at += 1 + (bytes[at] ?? 0)) charsets.push(bytes[at + 4] ?? 0)
  return charsets
}

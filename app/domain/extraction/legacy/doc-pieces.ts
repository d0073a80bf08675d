import type { DocHeader } from './doc-header.ts'
import { refusal } from '../refusals.ts'

/** A stretch of text that lies together in the file. */
export type Piece = {
  /** First character and the one after the last, counted over the whole document. */
  start: number
  end: number
  /** Byte of the first character in the stream. */
  at: number
  /** Bytes per character. */
  width: 1 | 2
  /** Property codes that hold for the whole stretch (fast saves). */
  properties: Uint8Array | null
}

/** The stretches of a Word text in reading order ([MS-DOC] 2.4.1). Throws the refusal `damaged`. */
export function readPieces(header: DocHeader, stream: Uint8Array, table: Uint8Array): Piece[] {
  const { at, length } = header.places.pieces
  const clx = table.subarray(at, at + length)
  const found = length > 0 ? piecesOf(header, clx) : null
  const pieces = found ?? [wholeText(header)]
  let characters = 0
  const sound: Piece[] = []
  for (const piece of pieces) {
    const room = Math.floor((stream.length - piece.at) / piece.width)
    const count = Math.min(piece.end - piece.start, room)
    if (count <= 0) continue
    // Each character stands once in the file: pieces that lie over each other are a bomb.
    characters += count
    if (characters > stream.length) throw refusal('damaged')
    sound.push({ ...piece, end: piece.start + count })
  }
  if (sound.length === 0) throw refusal('damaged')
  return sound
}

/** The place in the list of the first piece that ends after that character. */
export function pieceFrom(pieces: readonly Piece[], character: number): number {
  let low = 0
  let high = pieces.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((pieces[middle]?.end ?? 0) > character) high = middle
    else low = middle + 1
  }
  return low
}

function wholeText(header: DocHeader): Piece {
  const width = header.wide ? 2 : 1
  return {
    start: 0,
    end: Math.floor(header.text.length / width),
    at: header.text.at,
    width,
    properties: null,
  }
}

function piecesOf(header: DocHeader, clx: Uint8Array): Piece[] | null {
  const view = new DataView(clx.buffer, clx.byteOffset, clx.byteLength)
  const grpprls: Uint8Array[] = []
  let at = 0
  while (at + 3 <= clx.length && clx[at] === 1) {
    const size = view.getUint16(at + 1, true)
    grpprls.push(clx.subarray(at + 3, at + 3 + size))
    at += 3 + size
  }
  if (at + 5 > clx.length || clx[at] !== 2) return null
  const size = Math.min(view.getUint32(at + 1, true), clx.length - at - 5)
  at += 5
  const count = Math.floor((size - 4) / 12)
  const pieces: Piece[] = []
  for (let i = 0; i < count; i++) {
    const start = view.getUint32(at + i * 4, true)
    const end = view.getUint32(at + i * 4 + 4, true)
    const descriptor = at + (count + 1) * 4 + i * 8
    const position = view.getUint32(descriptor + 2, true)
    const modifier = view.getUint16(descriptor + 6, true)
    // Pieces follow one another; readers look them up by halving.
    if (end <= start || start < (pieces.at(-1)?.end ?? 0)) continue
    const narrow = header.old || (position & 0x40000000) !== 0
    pieces.push({
      start,
      end,
      at: header.old ? position : narrow ? (position & 0x3fffffff) >>> 1 : position & 0x3fffffff,
      width: narrow ? 1 : 2,
      properties: modifier & 1 ? (grpprls[modifier >>> 1] ?? null) : null,
    })
  }
  return pieces
}

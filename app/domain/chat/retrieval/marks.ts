/** Part of a text, marked where it is a word that was looked for. */
export type Piece = { text: string; marked: boolean }

/** Whether a word of a text, as it stands there, is one that was looked for. */
export type Marker = (word: string) => boolean

/** Characters of a passage that are shown, and of these before the first word that was looked for. */
const SHOWN = 240
const BEFORE = 70

/** What words are, as the index takes them. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+/gu

/** Returns a text in pieces, the words that were looked for by themselves. */
export function markedPieces(text: string, marker: Marker): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!marker(word)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false })
    pieces.push({ text: word, marked: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false })
  return pieces
}

/** Returns some lines of a passage around where most of the words stand, in pieces. */
export function snippetOf(passage: string, marker: Marker): Piece[] {
  const text = passage.replace(/\s+/g, ' ').trim()
  const places = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    marker(word) ? [{ index, word: word.toLowerCase() }] : [],
  )
  let best = { index: 0, words: 0 }
  for (const { index } of places) {
    const within = places.filter((other) => other.index >= index && other.index < index + SHOWN - BEFORE)
    const words = new Set(within.map(({ word }) => word)).size
    if (words > best.words) best = { index, words }
  }
  const start = wordStart(text, Math.max(0, best.index - BEFORE))
  const end = wordEnd(text, Math.min(text.length, start + SHOWN))
  const pieces = markedPieces(text.slice(start, end), marker)
  if (start > 0) pieces.unshift({ text: '… ', marked: false })
  if (end < text.length) pieces.push({ text: ' …', marked: false })
  return pieces
}

/** The beginning of the word that comes at or after a place; never far from it. */
function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.indexOf(' ', at - 1)
  return space === -1 || space > at + 30 ? at : space + 1
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space < at - 30 ? at : space
}

/** Returns the words of texts that were looked for, in lower case, each once. */
export function markedWords(texts: readonly string[], marker: Marker): string[] {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []))
  return [...new Set([...words].filter(marker).map((word) => word.toLowerCase()))]
}

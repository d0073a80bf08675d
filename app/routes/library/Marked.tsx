import { markedPieces, type Piece } from '#app/domain/chat/retrieval/marks.ts'

/** A text in which the words that were looked for are marked; `words` are in lower case. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  if (words.size === 0) return text
  return <Pieces pieces={markedPieces(text, (word) => words.has(word.toLowerCase()))} />
}

/** Pieces of a text one after the other, marked where they were looked for. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text))
}

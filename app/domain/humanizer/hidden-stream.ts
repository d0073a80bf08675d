import type { RewritePiece } from './engine.ts'
import { cleanHidden, type HiddenContext } from '#app/domain/text/hidden.ts'

/** A stretch without a space is passed on after so many characters, that no text waits for its own end. */
const LONGEST_WAIT = 400

/**
 * The pieces of a rewrite without hidden or look-alike characters. Words are judged whole: what follows the last plain
 * space or line break waits for the next piece. `context` is that of the source.
 */
export async function* cleanPieces(
  pieces: AsyncIterable<RewritePiece>,
  context: HiddenContext,
): AsyncGenerator<RewritePiece> {
  let held = ''
  let last: RewritePiece | undefined
  for await (const piece of pieces) {
    const text = held + piece.text
    const cut = wordsEnd(text)
    held = text.slice(cut)
    last = piece
    yield { ...piece, text: cleanHidden(text.slice(0, cut), context).text }
  }
  // What the last piece counted has been told with it.
  if (held && last) yield { ...last, tally: undefined, text: cleanHidden(held, context).text }
}

/** Where the last whole word of `text` ends: before its last space or line break. */
function wordsEnd(text: string): number {
  for (let at = text.length - 1; at >= 0; at--) {
    const code = text.charCodeAt(at)
    if (code === 32 || code === 10) return at
    if (text.length - at > LONGEST_WAIT) return text.length
  }
  return 0
}

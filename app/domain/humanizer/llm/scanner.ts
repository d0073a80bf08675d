/** What a model's answer is made of: unit tags, placeholders by number, and text in between. */
export type AnswerEvent =
  | { kind: 'open'; id: number }
  | { kind: 'close' }
  | { kind: 'hidden'; number: number }
  | { kind: 'text'; text: string }

const UNIT_TAG = /^<(\/?)u(?:nit)?(?:\s+id\s*=\s*["']?(\d{1,4})["']?)?\s*>$/i
/** A tag that may still become one of ours or of HTML. */
const OPEN_TAG = /^<\/?(?:[a-z][a-z\d]{0,12}(?:\s[^<>\n]{0,60})?\/?)?$/i
const HTML_TAG = /^<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>$/i
const HIDDEN = /^⟦\s*(\d{1,5})\s*⟧$/
const OPEN_HIDDEN = /^⟦[\s\d]{0,8}$/

/** Reads an answer as it streams in. Text passes through at once; only what may be a mark waits until it is complete. */
export function createScanner() {
  let mark = ''

  function* read(piece: string): Generator<AnswerEvent> {
    let text = ''
    for (const sign of piece) {
      if (mark && (sign === '<' || sign === '⟦')) {
        text += mark
        mark = sign
      } else if (mark) {
        mark += sign
        if (stillOpen(mark)) continue
        const event = complete(mark)
        if (event === undefined) text += mark
        else {
          if (text) yield { kind: 'text', text }
          text = ''
          if (event) yield event
        }
        mark = ''
      } else if (sign === '<' || sign === '⟦') mark = sign
      else text += sign
    }
    if (text) yield { kind: 'text', text }
  }

  return {
    read,
    /** What was held at the end of the answer: an unfinished mark, which is not passed on. */
    rest: () => mark,
  }
}

function stillOpen(mark: string): boolean {
  if (mark.startsWith('⟦')) return OPEN_HIDDEN.test(mark)
  return OPEN_TAG.test(mark)
}

/** The event a mark makes; null for one to leave out, undefined when it is text after all. */
function complete(mark: string): AnswerEvent | null | undefined {
  const hidden = HIDDEN.exec(mark)
  if (hidden) return { kind: 'hidden', number: Number(hidden[1]) }
  const tag = UNIT_TAG.exec(mark)
  if (tag?.[1]) return { kind: 'close' }
  if (tag?.[2]) return { kind: 'open', id: Number(tag[2]) }
  // Markup of the text is hidden from the model, so a tag in its answer is its own.
  return HTML_TAG.test(mark) ? null : undefined
}

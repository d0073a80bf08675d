/** What a model's answer is made of: paragraph tags, sentence marks, and text in between, placeholders included. */
export type AnswerEvent =
  | { kind: 'open'; id: number }
  | { kind: 'close' }
  | { kind: 'mark'; number: number }
  | { kind: 'text'; text: string }

const UNIT_TAG = /^<(\/?)u(?:nit)?(?:\s+id\s*=\s*["']?(\d{1,4})["']?)?\s*>$/i
/** A tag that may still become one of ours or of HTML. */
const OPEN_TAG = /^<\/?(?:[a-z][a-z\d]{0,12}(?:\s[^<>\n]{0,60})?\/?)?$/i
const HTML_TAG = /^<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>$/i
const MARK = /^\{\s?(\d{1,4})\s?\}$/
const OPEN_MARK = /^\{\s?\d{0,4}\s?$/

/** Reads an answer as it streams in. Text passes through at once; only what may be a mark waits until it is complete. */
export function createScanner() {
  let sign = ''

  function* read(piece: string): Generator<AnswerEvent> {
    let text = ''
    for (const letter of piece) {
      if (sign && (letter === '<' || letter === '{')) {
        text += sign
        sign = letter
      } else if (sign) {
        sign += letter
        if (OPEN_TAG.test(sign) || OPEN_MARK.test(sign)) continue
        const event = complete(sign)
        if (event === undefined) text += sign
        else {
          if (text) yield { kind: 'text', text }
          text = ''
          if (event) yield event
        }
        sign = ''
      } else if (letter === '<' || letter === '{') sign = letter
      else text += letter
    }
    if (text) yield { kind: 'text', text }
  }

  return { read }
}

/** The event that signs make; null for one to leave out, undefined when they are text after all. */
function complete(sign: string): AnswerEvent | null | undefined {
  const mark = MARK.exec(sign)
  if (mark) return { kind: 'mark', number: Number(mark[1]) }
  const tag = UNIT_TAG.exec(sign)
  if (tag?.[1]) return { kind: 'close' }
  if (tag?.[2]) return { kind: 'open', id: Number(tag[2]) }
  // Markup of the text is hidden from the model, so a tag in its answer is its own.
  return HTML_TAG.test(sign) ? null : undefined
}

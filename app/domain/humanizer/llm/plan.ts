import type { Language } from '#app/domain/text/language.ts'
import { splitBlocks } from '#app/domain/text/blocks.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { countWords } from './passage.ts'

/** A stretch of the source in order. `end` is where it ends in the source, in UTF-16 units. */
export type Segment = Kept | Unit
/** Headings, tables, code, quotations and blank lines, which come out as they are. */
type Kept = { kind: 'kept'; text: string; end: number }
/** A paragraph, a line or a list item to be reworded; `prefix` and `suffix` (markers, line breaks) are kept. */
export type Unit = {
  kind: 'unit'
  prefix: string
  body: string
  suffix: string
  end: number
  wordCount: number
}
/** Texts shorter than this, in words, have nothing to reword. */
const SHORTEST_UNIT = 4
/** A call asks for so many words at most, and for less than half only at the end of a text. */
const LARGEST_CHUNK = 300
/** Longer lines are divided: between sentences, and a sentence without an end between words. */
const LONGEST_UNIT = LARGEST_CHUNK

/** Where a line of a paragraph ends on purpose: after a full stop, or by a hard line break of Markdown. */
const LINE_ENDS = /(?<=[.!?…:;]["'”’»)*_]{0,3}[ \t]{0,9}\r?\n|[ ]{2}\r?\n|\\\r?\n)/

/** Cuts a text into what is kept and what is reworded; `text` is all of them joined. */
export function planSegments(text: string, language: Language): Segment[] {
  const segments: Segment[] = []
  let end = 0
  const keep = (kept: string) => {
    if (!kept) return
    end += kept.length
    const last = segments.at(-1)
    if (last?.kind === 'kept') {
      last.text += kept
      last.end = end
    } else segments.push({ kind: 'kept', text: kept, end })
  }
  for (const block of splitBlocks(text)) {
    if (block.kind !== 'prose' && block.kind !== 'item') {
      keep(block.prefix + block.body + block.suffix)
      continue
    }
    const lines = block.body.split(LINE_ENDS).flatMap((line) => divide(line, language))
    lines.forEach((line, index) => {
      const lead = /^\s*/.exec(line)?.[0] ?? ''
      const body = line.trim()
      const prefix = (index === 0 ? block.prefix : '') + lead
      const suffix = line.slice(lead.length + body.length) + (index === lines.length - 1 ? block.suffix : '')
      const wordCount = countWords(body)
      if (wordCount < SHORTEST_UNIT || !/\p{Ll}/u.test(body)) return keep(prefix + body + suffix)
      end += prefix.length + body.length + suffix.length
      segments.push({ kind: 'unit', prefix, body, suffix, end, wordCount })
    })
  }
  return segments
}

/** The units of one call: from `start` on as many as it takes, skipping what is kept. */
export function nextChunk(segments: readonly Segment[], start: number): Unit[] {
  const chunk: Unit[] = []
  let words = 0
  for (let at = start; at < segments.length; at += 1) {
    const segment = segments[at]
    if (segment?.kind !== 'unit') continue
    words += segment.wordCount
    if (chunk.length > 0 && words > LARGEST_CHUNK) break
    chunk.push(segment)
  }
  return chunk
}

/** A line in parts of a size that can be asked about; all of them joined are the line. */
function divide(line: string, language: Language): string[] {
  if (line.length < LONGEST_UNIT || countWords(line) <= LONGEST_UNIT) return [line]
  const sentences = splitSentences(line, language).flatMap(({ text, gap }) =>
    countWords(text) <= LONGEST_UNIT ? [text + gap] : ((text + gap).match(/(?:\S+\s*){1,200}|\s+/g) ?? []),
  )
  const parts: string[] = []
  let words = LARGEST_CHUNK
  for (const sentence of sentences) {
    const count = countWords(sentence)
    words += count
    if (words > LARGEST_CHUNK) {
      parts.push('')
      words = count
    }
    parts.push((parts.pop() ?? '') + sentence)
  }
  return parts
}

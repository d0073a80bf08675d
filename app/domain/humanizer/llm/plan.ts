import type { Language } from '../language.ts'
import { splitBlocks } from '../text/blocks.ts'
import { splitSentences } from '../text/sentences.ts'
import { type Masked, mask } from './mask.ts'
import { createSource, type Source } from './source.ts'

/** A stretch of the source in order. `end` is where it ends in the source, in UTF-16 units. */
export type Segment = Kept | Unit
/** Headings, tables, code, quotations and blank lines, which come out as they are. */
export type Kept = { kind: 'kept'; text: string; end: number }
/** A paragraph, a line or a list item to be reworded; `prefix` and `suffix` (markers, line breaks) are kept. */
export type Unit = {
  kind: 'unit'
  prefix: string
  body: string
  suffix: string
  end: number
  wordCount: number
}
/** A unit made ready to be asked for and checked, which takes too long to do for a whole book beforehand. */
export type Task = Unit & { masked: Masked; source: Source }

/** Texts shorter than this, in words, have nothing to reword. */
const SHORTEST_UNIT = 4
/** A call asks for about so many words. */
const CHUNK = { enough: 150, most: 300 }
/** Longer lines are divided: between sentences, and a sentence without an end between words. */
const LONGEST_UNIT = 400

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
      const wordCount = wordsIn(body)
      if (wordCount < SHORTEST_UNIT || !/\p{Ll}/u.test(body)) return keep(prefix + body + suffix)
      end += prefix.length + body.length + suffix.length
      segments.push({ kind: 'unit', prefix, body, suffix, end, wordCount })
    })
  }
  return segments
}

/** The units of one call: from `start` on, about a page, skipping what is kept. */
export function nextChunk(segments: readonly Segment[], start: number, language: Language): Task[] {
  const chunk: Task[] = []
  let words = 0
  for (let at = start; at < segments.length && words < CHUNK.enough; at += 1) {
    const segment = segments[at]
    if (segment?.kind !== 'unit') continue
    if (chunk.length > 0 && words + segment.wordCount > CHUNK.most) break
    const masked = mask(segment.body, language)
    chunk.push({ ...segment, masked, source: createSource(segment.body, masked.text, language) })
    words += segment.wordCount
  }
  return chunk
}

/** A line in parts of a size that can be asked about; all of them joined are the line. */
function divide(line: string, language: Language): string[] {
  if (line.length < LONGEST_UNIT || wordsIn(line) <= LONGEST_UNIT) return [line]
  const sentences = splitSentences(line, language).flatMap(({ text, gap }) =>
    wordsIn(text) <= LONGEST_UNIT ? [text + gap] : ((text + gap).match(/(?:\S+\s*){1,200}|\s+/g) ?? []),
  )
  const parts: string[] = []
  let words = CHUNK.most
  for (const sentence of sentences) {
    const count = wordsIn(sentence)
    words += count
    if (words > CHUNK.most) {
      parts.push('')
      words = count
    }
    parts.push((parts.pop() ?? '') + sentence)
  }
  return parts
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

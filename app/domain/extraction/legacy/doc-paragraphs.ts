import { refusal } from '../refusals.ts'
import { append, type Inline } from './blocks.ts'
import { CHARSET_ENCODINGS, stretches, type Stretch } from './doc-characters.ts'
import { runAt, type Run } from './doc-properties.ts'
import type { Piece } from './doc-pieces.ts'
import { applyProperties, PLAIN, type ParagraphKind } from './doc-styles.ts'
import { linkTarget } from './link-target.ts'
import { symbolText } from './symbols.ts'

/** A Word document taken apart, before its text is put in order. */
export type DocParts = {
  stream: Uint8Array
  old: boolean
  pieces: readonly Piece[]
  characters: readonly Run[]
  paragraphs: readonly Run[]
  styles: ReadonlyMap<number, ParagraphKind>
  /** Character sets of the fonts, Word 6 and 95 only. */
  charsets: readonly number[]
  /** The code page where the font says nothing, Word 6 and 95 only. */
  encoding: string
  /** Character that bears a note → the note's mark. */
  noteMarks: ReadonlyMap<number, string>
}

export type Paragraph = {
  inlines: Inline[]
  kind: ParagraphKind
  cellEnd: boolean
  /** Half points of its smallest letters. */
  size: number
}

type Field = { code: string; showing: boolean; href: string | undefined }

const MAX_FIELDS = 64
/** More than all the words that are kept. */
const MAX_PARAGRAPHS = 500_000

/** Cuts the characters from `start` to `end` into paragraphs: hidden text left out, fields replaced by what they show. */
export function paragraphsOf(parts: DocParts, start: number, end: number): Paragraph[] {
  const paragraphs: Paragraph[] = []
  const fields: Field[] = []
  let inlines: Inline[] = []
  /** Sizes of the letters so far; null stands for the style's. */
  let sizes = new Set<number | null>()

  const show = (text: string) => {
    const field = fields.at(-1)
    if (field && !field.showing) {
      if (field.code.length < 4000) field.code += text
    } else append(inlines, text, field?.href)
  }
  const finish = (position: number, piece: Uint8Array | null, cellEnd: boolean) => {
    // Empty paragraphs say nothing; empty cells keep others in their columns.
    if (inlines.length === 0 && !cellEnd) return
    if (paragraphs.length >= MAX_PARAGRAPHS) throw refusal('too_much_text')
    const kind = kindAt(parts, position, piece)
    const size = Math.min(...[...sizes].map((own) => own ?? kind.size))
    paragraphs.push({ inlines, kind, cellEnd, size })
    inlines = []
    sizes = new Set()
  }

  for (const stretch of stretches(parts, start, end)) {
    const text = stretch.bytes ? decodeOld(parts, stretch, stretch.bytes) : stretch.text
    if (stretch.kind.symbol !== null && !stretch.kind.hidden) {
      show(symbolText(stretch.kind.symbol))
      continue
    }
    let shown = ''
    const flush = () => {
      if (shown !== '' && !stretch.kind.hidden) {
        if (shown.trim() !== '') sizes.add(stretch.kind.size)
        show(shown)
      }
      shown = ''
    }
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      const note = parts.noteMarks.get(stretch.start + i)
      if (note !== undefined) {
        flush()
        inlines.push({ note })
        if (code < 32) continue
      }
      if (code >= 32 && code < 0xe000) shown += text[i]
      else if (code === 13 || code === 7 || code === 12) {
        flush()
        finish(stretch.position + i * stretch.width, stretch.modification, code === 7)
      } else if (code === 0x13) {
        flush()
        const outer = fields.at(-1)
        if (fields.length < MAX_FIELDS) fields.push({ code: '', showing: false, href: outer?.href })
      } else if (code === 0x14) {
        flush()
        const field = fields.at(-1)
        if (field) {
          field.showing = outerShows(fields)
          field.href = linkTarget(field.code) ?? field.href
        }
      } else if (code === 0x15) {
        flush()
        fields.pop()
      } else shown += control(code)
    }
    flush()
  }
  if (inlines.length > 0) paragraphs.push({ inlines, kind: PLAIN, cellEnd: false, size: PLAIN.size })
  return paragraphs
}

/** What a field shows is seen only where the field around it is being shown too. */
function outerShows(fields: readonly Field[]): boolean {
  const outer = fields.at(-2)
  return !outer || outer.showing
}

function control(code: number): string {
  if (code === 9) return '\t'
  if (code === 11 || code === 14) return '\n'
  if (code === 30) return '-'
  if (code >= 0xe000) return code >= 0xf000 && code <= 0xf0ff ? symbolText(code) : String.fromCharCode(code)
  return ''
}

function kindAt(parts: DocParts, position: number, modification: Uint8Array | null): ParagraphKind {
  const run = runAt(parts.paragraphs, position)
  let kind = parts.styles.get(run?.style ?? 0) ?? PLAIN
  if (run) kind = applyProperties(kind, run.properties, parts.old)
  return modification ? applyProperties(kind, modification, parts.old) : kind
}

const decoders = new Map<string, TextDecoder>()

/** Decodes bytes of Word 6 and 95 by the font's character set; marks below 32 are the same in all of them. */
function decodeOld(parts: DocParts, stretch: Stretch, bytes: Uint8Array): string {
  const charset = stretch.kind.font === null ? undefined : parts.charsets[stretch.kind.font]
  const encoding = (charset ? CHARSET_ENCODINGS.get(charset) : undefined) ?? parts.encoding
  let decoder = decoders.get(encoding)
  if (!decoder) decoders.set(encoding, (decoder = new TextDecoder(encoding)))
  return decoder.decode(bytes)
}

import type { Block } from '../legacy/blocks.ts'
import { refusal } from '../refusals.ts'
import { RECORD, recordsIn } from './ppt-records.ts'

/** What a text is on its slide ([MS-PPT] 2.13.33). */
export const TEXT_TYPE = {
  title: 0,
  body: 1,
  notes: 2,
  other: 4,
  centreBody: 5,
  centreTitle: 6,
  halfBody: 7,
  quarterBody: 8,
} as const

/** A text as it is kept, with the level and mark of each paragraph. */
export type PptText = {
  type: number
  text: string
  paragraphs: { length: number; level: number; bullet: boolean | null; numbered?: boolean }[]
}

const UTF16 = new TextDecoder('utf-16le')
const BULLETED: ReadonlySet<number> = new Set([TEXT_TYPE.body, TEXT_TYPE.halfBody, TEXT_TYPE.quarterBody])
const MAX_RUNS = 100_000
const MAX_TEXTS = 100_000

/** The texts of a box or list, each begun by a header that tells its type; `outline` are references to texts kept elsewhere. */
export function readTexts(view: DataView): { texts: PptText[]; outline: number[] } {
  const texts: PptText[] = []
  const outline: number[] = []
  let listed = false
  let current: PptText = { type: TEXT_TYPE.other, text: '', paragraphs: [] }
  for (const { type, body } of recordsIn(view)) {
    if (texts.length > MAX_TEXTS) throw refusal('too_much_text')
    if (type === RECORD.textHeader) {
      current = {
        type: body.byteLength >= 4 ? body.getUint32(0, true) : TEXT_TYPE.other,
        text: '',
        paragraphs: [],
      }
      texts.push(current)
      listed = true
    } else if (type === RECORD.textChars || type === RECORD.textBytes) {
      current.text = type === RECORD.textChars ? UTF16.decode(body) : bytesText(body)
      if (!listed) texts.push(current)
      listed = true
    } else if (type === RECORD.textStyle) current.paragraphs = paragraphRuns(body, current.text.length + 1)
    else if (type === RECORD.outlineText && body.byteLength >= 4) outline.push(body.getUint32(0, true))
  }
  return { texts, outline }
}

/** One byte per character: the first 256 of Unicode. */
function bytesText(view: DataView): string {
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString('latin1')
}

/** Levels and marks of paragraphs ([MS-PPT] 2.9.44, 2.9.20): each run holds for a number of characters. */
function paragraphRuns(view: DataView, characters: number): PptText['paragraphs'] {
  const runs: PptText['paragraphs'] = []
  let covered = 0
  for (let at = 0; covered < characters && at + 10 <= view.byteLength && runs.length < MAX_RUNS; ) {
    const length = view.getUint32(at, true)
    const masks = view.getUint32(at + 6, true)
    const flags = masks & 0xf && at + 12 <= view.byteLength ? view.getUint16(at + 10, true) : 0
    runs.push({
      length,
      level: Math.min(view.getUint16(at + 4, true), 4),
      bullet: masks & 1 ? (flags & 1) === 1 : null,
    })
    covered += length
    at += 10 + exceptionSize(masks, view, at + 10)
  }
  return runs
}

/** Bytes a paragraph's exceptions take, by the fields their mask says are there. */
function exceptionSize(masks: number, view: DataView, at: number): number {
  const has = (...bits: number[]) => bits.some((bit) => masks & (1 << bit))
  let size = has(0, 1, 2, 3) ? 2 : 0
  for (const bit of [7, 4, 6]) if (has(bit)) size += 2
  if (has(5)) size += 4
  for (const bit of [11, 12, 13, 14, 8, 10, 15]) if (has(bit)) size += 2
  if (has(20)) size += 2 + (at + size + 2 <= view.byteLength ? view.getUint16(at + size, true) * 4 : 0)
  if (has(16)) size += 2
  if (has(17, 18, 19)) size += 2
  return has(21) ? size + 2 : size
}

/** A text as blocks: titles as headings, the paragraphs of a body as list items. */
export function pptBlocks(kept: PptText, list: string): Block[] {
  const words = kept.text.replace(/\v/g, '\n')
  if (kept.type === TEXT_TYPE.title || kept.type === TEXT_TYPE.centreTitle) {
    const line = words.replace(/\s+/g, ' ').trim()
    return line === '' ? [] : [{ kind: 'heading', level: 1, inlines: [{ text: line }] }]
  }
  const blocks: Block[] = []
  let at = 0
  let run = 0
  let runEnd = kept.paragraphs[0]?.length ?? 0
  for (const line of words.split('\r')) {
    while (at >= runEnd && run + 1 < kept.paragraphs.length) runEnd += kept.paragraphs[++run]?.length ?? 0
    const own = kept.paragraphs[run]
    at += line.length + 1
    if (line.trim() === '') continue
    const bullet = own?.bullet ?? BULLETED.has(kept.type)
    const inlines = [{ text: line }]
    blocks.push(
      bullet
        ? { kind: 'item', level: own?.level ?? 0, ordered: own?.numbered ?? false, list, inlines }
        : { kind: 'paragraph', inlines },
    )
  }
  return blocks
}

import type { Block, Inline } from '../legacy/blocks.ts'
import { refusal } from '../refusals.ts'
import { numberedRuns } from './ppt-numbers.ts'
import { firstOf, RECORD, recordsIn, type PptRecord } from './ppt-records.ts'
import { pptBlocks, readTexts, TEXT_TYPE, type PptText } from './ppt-text.ts'

/** Dates, numbers and footers that masters put on every slide. */
const FURNITURE = new Set([7, 8, 9, 10])
const TITLES = new Set([13, 15, 17])
const TABLE_PROPERTIES = 0x039f
const MAX_DEPTH = 64
const MAX_CELLS = 100_000

/**
 * The texts of a slide's or note's shapes as blocks, titles first, then in the order of the shapes. `outline` are the
 * texts kept with the list of slides, to which shapes refer by number.
 */
export function shapeBlocks(drawing: DataView, outline: readonly PptText[]): Block[] {
  const used = new Set<number>()
  const blocks: Block[] = []
  let list = 0

  const visit = (view: DataView, depth: number) => {
    if (depth > MAX_DEPTH) return
    for (const record of recordsIn(view)) {
      if (record.type === RECORD.shapeGroup && isTable(record)) blocks.push(tableBlock(record))
      else if (record.type === RECORD.shape)
        for (const text of textsOf(record)) blocks.push(...pptBlocks(text, `${list++}`))
      else if (record.container) visit(record.body, depth + 1)
    }
  }
  const textsOf = (shape: PptRecord): PptText[] => {
    const box = firstOf(shape.body, RECORD.clientTextBox)
    if (!box || FURNITURE.has(placementOf(shape) ?? 0)) return []
    const { texts, outline: references } = readTexts(box.body)
    // Each text of the list stands on its slide once, however often shapes name it.
    const referred = references.flatMap((nth) => {
      const text = used.has(nth) ? undefined : outline[nth]
      used.add(nth)
      return text ?? []
    })
    const numbered = numberedRuns(shape)
    const isTitle = TITLES.has(placementOf(shape) ?? 0)
    return [...texts, ...referred].flatMap((kept) => {
      const paragraphs = kept.paragraphs.map((run, nth) => ({ ...run, numbered: numbered[nth] ?? false }))
      return kept.text.trim() === ''
        ? []
        : { ...kept, paragraphs, type: isTitle ? TEXT_TYPE.title : kept.type }
    })
  }
  visit(drawing, 0)
  outline.forEach((text, nth) => {
    if (!used.has(nth)) blocks.push(...pptBlocks(text, `${list++}`))
  })
  return [
    ...blocks.filter((block) => block.kind === 'heading'),
    ...blocks.filter((block) => block.kind !== 'heading'),
  ]
}

/** What the speaker wrote below the slide. */
export function noteBlocks(notes: DataView): Block[] {
  const blocks: Block[] = []
  const visit = (view: DataView, depth: number) => {
    for (const record of recordsIn(view)) {
      if (record.type === RECORD.clientTextBox) {
        for (const text of readTexts(record.body).texts)
          if (text.type === TEXT_TYPE.notes) blocks.push(...pptBlocks(text, `${blocks.length}`))
      } else if (record.container && depth < MAX_DEPTH) visit(record.body, depth + 1)
    }
  }
  visit(notes, 0)
  return blocks
}

/** Which of its layout's places a shape fills ([MS-PPT] 2.13.26). */
function placementOf(shape: PptRecord): number | undefined {
  const data = firstOf(shape.body, RECORD.clientData)
  const place = data ? firstOf(data.body, RECORD.placeholder) : undefined
  return place && place.body.byteLength >= 5 ? place.body.getUint8(4) : undefined
}

/** A table is a group of boxes whose own shape says so in its properties ([MS-ODRAW] 2.3.4.36). */
function isTable(group: PptRecord): boolean {
  const own = firstOf(group.body, RECORD.shape)
  for (const { type, instance, body } of own ? recordsIn(own.body) : []) {
    if (type !== RECORD.options && type !== RECORD.moreOptions) continue
    for (let nth = 0; nth < instance && nth * 6 + 6 <= body.byteLength; nth++)
      if (
        (body.getUint16(nth * 6, true) & 0x3fff) === TABLE_PROPERTIES &&
        body.getUint32(nth * 6 + 2, true) & 1
      )
        return true
  }
  return false
}

/** Boxes whose upper edges agree are a row; left edges give the columns. */
function tableBlock(group: PptRecord): Block {
  const cells: { left: number; top: number; inlines: Inline[] }[] = []
  for (const shape of recordsIn(group.body)) {
    const anchor = shape.type === RECORD.shape ? firstOf(shape.body, RECORD.childAnchor) : undefined
    const box = anchor ? firstOf(shape.body, RECORD.clientTextBox) : undefined
    if (!anchor || !box || anchor.body.byteLength < 16) continue
    const text = readTexts(box.body)
      .texts.map((kept) => kept.text.replace(/[\r\v]/g, '\n'))
      .join('\n')
    cells.push({
      left: anchor.body.getInt32(0, true),
      top: anchor.body.getInt32(4, true),
      inlines: [{ text }],
    })
  }
  const sorted = (of: 'left' | 'top') => [...new Set(cells.map((cell) => cell[of]))].toSorted((a, b) => a - b)
  const columns = new Map(sorted('left').map((left, nth) => [left, nth]))
  const tops = sorted('top')
  if (tops.length * columns.size > MAX_CELLS) throw refusal('too_much_text')
  const rows = new Map(tops.map((top): [number, Inline[][]] => [top, []]))
  for (const { left, top, inlines } of cells) {
    const row = rows.get(top) ?? []
    const at = columns.get(left) ?? 0
    while (row.length < at) row.push([])
    row[at] = inlines
  }
  return { kind: 'table', rows: [...rows.values()] }
}

import { append, isBlank, plainText, type Block, type Inline } from '../legacy/blocks.ts'
import { alignColumns, type RowWithEdges } from '../legacy/table-columns.ts'
import type { State } from './state.ts'

/** A paragraph as it was written, before anyone decides what it is. */
export type RtfParagraph = {
  kind: 'paragraph'
  inlines: Inline[]
  state: Pick<State, 'style' | 'list' | 'listLevel' | 'oldMark' | 'outline' | 'indent'>
  /** What the program wrote as the paragraph's mark: `1.` or a bullet. */
  listText: string
  /** Half points and weight, when all of its text has the same. */
  size: number
  bold: boolean
}

export type RtfPart = RtfParagraph | (Block & { kind: 'table' })

const MAX_CELLS = 1_000

/** Collects the text of the document, of a note or of a text box. */
export function createStory() {
  const parts: RtfPart[] = []
  let inlines: Inline[] = []
  let listText = ''
  let smallest = Number.POSITIVE_INFINITY
  let allBold = true
  let rows: RowWithEdges[] = []
  /** Right edges of the cells, as the row's definition tells them. */
  let edges: number[] = []
  let row: Inline[][] = []
  let cell: Inline[] = []

  const closeTable = () => {
    if (row.length > 0) rows.push({ cells: row, edges })
    if (rows.length > 0) parts.push({ kind: 'table', rows: alignColumns(rows) })
    rows = []
    row = []
    cell = []
  }
  const moveToCell = () => {
    if (isBlank(inlines) && !inlines.some((inline) => 'note' in inline)) return
    if (cell.length > 0) append(cell, '\n')
    cell.push(...inlines)
    inlines = []
  }

  return {
    text(text: string, state: State) {
      append(inlines, text, state.href)
      if (text.trim() === '') return
      smallest = Math.min(smallest, state.size)
      allBold &&= state.bold
    },
    note: (mark: string) => inlines.push({ note: mark }),
    listText(text: string) {
      if (listText.length < 40) listText += text
    },
    endParagraph(state: State) {
      if (state.inTable) moveToCell()
      else {
        if (rows.length > 0 || row.length > 0) closeTable()
        const { style, list, listLevel, oldMark, outline, indent } = state
        if (
          inlines.length > 0 &&
          (plainText(inlines).trim() !== '' || inlines.some((inline) => 'note' in inline))
        )
          parts.push({
            kind: 'paragraph',
            inlines,
            state: { style, list, listLevel, oldMark, outline, indent },
            listText: listText.trim(),
            size: smallest,
            bold: allBold,
          })
      }
      inlines = []
      listText = ''
      smallest = Number.POSITIVE_INFINITY
      allBold = true
    },
    endCell() {
      moveToCell()
      inlines = []
      listText = ''
      row.push(cell)
      cell = []
    },
    startRow() {
      edges = []
    },
    cellEdge(edge: number) {
      if (edges.length < MAX_CELLS) edges.push(edge)
    },
    endInnerCell() {
      moveToCell()
      inlines = []
    },
    endRow() {
      if (row.length > 0) rows.push({ cells: row, edges })
      row = []
      cell = []
    },
    parts(state: State): RtfPart[] {
      this.endParagraph({ ...state, inTable: false })
      closeTable()
      return parts
    },
  }
}

export type Story = ReturnType<typeof createStory>

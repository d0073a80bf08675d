import type { DocHeader, Place } from './doc-header.ts'

/** A footnote or endnote: the character it hangs on and where its text lies, both counted over the whole document. */
export type DocNote = { mark: string; at: number; start: number; end: number }

const MAX_NOTES = 20_000

/** Finds footnotes and endnotes ([MS-DOC] 2.8.13 and 2.8.14), numbered through from 1. */
export function readNotes(header: DocHeader, table: Uint8Array): DocNote[] {
  const { main, footnotes, headers, macros, comments, endnotes } = header.counts
  const { places } = header
  const notes: DocNote[] = []
  const take = (marks: Place, texts: Place, first: number, length: number) => {
    const positions = numbers(marks, table)
    const starts = numbers(texts, table)
    const count = Math.min(Math.floor((marks.length - 4) / 6), Math.floor(texts.length / 4) - 1, MAX_NOTES)
    for (let i = 0; i < count; i++) {
      const start = starts(i)
      const end = starts(i + 1)
      if (end <= start || end > length + 1) continue
      notes.push({ mark: `${notes.length + 1}`, at: positions(i), start: first + start, end: first + end })
    }
  }
  take(places.footnoteMarks, places.footnoteTexts, main, footnotes)
  take(places.endnoteMarks, places.endnoteTexts, main + footnotes + headers + macros + comments, endnotes)
  return notes
}

function numbers(place: Place, table: Uint8Array): (nth: number) => number {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  return (nth) => {
    const at = place.at + nth * 4
    return at + 4 <= table.length ? view.getUint32(at, true) : 0
  }
}

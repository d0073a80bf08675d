import { refusal } from '../refusals.ts'

/** Where a part lies in its stream: offset and length in bytes. */
export type Place = { at: number; length: number }

/** The parts of the file information block ([MS-DOC] 2.5) that matter for text. */
export type DocHeader = {
  /** Word 6 and 95: one stream, one byte per character, one-byte property codes. */
  old: boolean
  /** The stream the tables lie in. */
  tableStream: string
  language: number
  /** First and last byte of the text when there is no table of pieces. */
  text: Place
  /** Whether the text without pieces has two bytes per character. */
  wide: boolean
  /** Characters of the parts of the text, in the order they follow one another. */
  counts: {
    main: number
    footnotes: number
    headers: number
    macros: number
    comments: number
    endnotes: number
    boxes: number
  }
  places: Record<
    | 'styles'
    | 'footnoteMarks'
    | 'footnoteTexts'
    | 'endnoteMarks'
    | 'endnoteTexts'
    | 'characters'
    | 'paragraphs'
    | 'fonts'
    | 'pieces'
    | 'lists'
    | 'listOverrides',
    Place
  >
}

const ENCRYPTED = 0x0100
const SECOND_TABLE = 0x0200
const WIDE = 0x1000

/** Reads the head of the stream `WordDocument`. Throws the refusals `password` and `damaged`. */
export function readDocHeader(stream: Uint8Array): DocHeader {
  if (stream.length < 512) throw refusal('damaged')
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const version = view.getUint16(2, true)
  const flags = view.getUint16(10, true)
  if (flags & ENCRYPTED) throw refusal('password')
  const old = version < 193
  const number = (at: number) => (at + 4 <= stream.length ? view.getUint32(at, true) : 0)
  const place = (at: number): Place => ({ at: number(at), length: number(at + 4) })
  /** Parts of the later layout stand in one table of pairs. */
  const pair = (nth: number) => place(154 + nth * 8)
  const counts = (at: number) => ({
    main: number(at),
    footnotes: number(at + 4),
    headers: number(at + 8),
    macros: number(at + 12),
    comments: number(at + 16),
    endnotes: number(at + 20),
    boxes: number(at + 24),
  })
  const shared = {
    old,
    language: view.getUint16(6, true),
    text: { at: number(24), length: Math.max(0, number(28) - number(24)) },
    wide: !old && (flags & WIDE) !== 0,
  }
  if (old)
    return {
      ...shared,
      tableStream: 'WordDocument',
      counts: counts(0x34),
      places: {
        styles: place(0x60),
        footnoteMarks: place(0x68),
        footnoteTexts: place(0x70),
        characters: place(0xb8),
        paragraphs: place(0xc0),
        fonts: place(0xd0),
        pieces: place(0x160),
        endnoteMarks: place(0x1d2),
        endnoteTexts: place(0x1da),
        lists: { at: 0, length: 0 },
        listOverrides: { at: 0, length: 0 },
      },
    }
  return {
    ...shared,
    tableStream: flags & SECOND_TABLE ? '1Table' : '0Table',
    counts: counts(76),
    places: {
      styles: pair(1),
      footnoteMarks: pair(2),
      footnoteTexts: pair(3),
      characters: pair(12),
      paragraphs: pair(13),
      fonts: pair(15),
      pieces: pair(33),
      endnoteMarks: pair(46),
      endnoteTexts: pair(47),
      lists: pair(73),
      listOverrides: pair(74),
    },
  }
}

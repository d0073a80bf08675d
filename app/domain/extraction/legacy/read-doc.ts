import { sectionsOf } from '../markdown/sections.ts'
import type { Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import type { Block } from './blocks.ts'
import { markdownOf } from './blocks-markdown.ts'
import { blocksOf } from './doc-blocks.ts'
import { readFontCharsets } from './doc-characters.ts'
import { readDocHeader } from './doc-header.ts'
import { readLists } from './doc-lists.ts'
import { readNotes } from './doc-notes.ts'
import { paragraphsOf, type DocParts } from './doc-paragraphs.ts'
import { readPieces } from './doc-pieces.ts'
import { readRuns } from './doc-properties.ts'
import { readStyles } from './doc-styles.ts'
import { isOle, openOle } from './ole.ts'
import { oleKind } from './ole-kind.ts'

/**
 * Reads Word documents of 1993 to 2003 (.doc, [MS-DOC]): headings by style, lists, tables, links, footnotes and
 * endnotes, text boxes at the end. Left out: hidden and deleted text, page headers and footers, comments, pictures.
 */
export const readDoc: Reader = async (input) => {
  if (!isOle(input.bytes)) throw refusal('damaged')
  const file = openOle(input.bytes)
  if (oleKind(file) === 'encrypted') throw refusal('password')
  const stream = file.read('WordDocument')
  if (!stream) throw refusal('damaged')
  const header = readDocHeader(stream)
  const table = header.old ? stream : file.read(header.tableStream)
  if (!table) throw refusal('damaged')

  const { places, old, counts } = header
  const notes = readNotes(header, table)
  const parts: DocParts = {
    stream,
    old,
    pieces: readPieces(header, stream, table),
    characters: readRuns('character', old, places.characters, table, stream),
    paragraphs: readRuns('paragraph', old, places.paragraphs, table, stream),
    styles: readStyles(places.styles, table, old),
    charsets: old ? readFontCharsets(places.fonts, table) : [],
    encoding: encodingOf(header.language),
    noteMarks: new Map(notes.map((note) => [note.at, note.mark])),
  }
  const lists = readLists(places.lists, places.listOverrides, table)
  const blocksIn = (start: number, end: number) => blocksOf(paragraphsOf(parts, start, end), lists)

  const blocks: Block[] = blocksIn(0, counts.main)
  const boxes =
    counts.main + counts.footnotes + counts.headers + counts.macros + counts.comments + counts.endnotes
  if (counts.boxes > 0) blocks.push(...blocksIn(boxes, boxes + counts.boxes))
  for (const note of notes)
    blocks.push({ kind: 'note', mark: note.mark, blocks: blocksIn(note.start, note.end) })
  return { pages: sectionsOf(markdownOf(blocks)), notes: [] }
}

const LANGUAGE_ENCODINGS = new Map([
  [0x19, 'windows-1251'],
  [0x22, 'windows-1251'],
  [0x23, 'windows-1251'],
  [0x02, 'windows-1251'],
  [0x05, 'windows-1250'],
  [0x0e, 'windows-1250'],
  [0x15, 'windows-1250'],
  [0x18, 'windows-1250'],
  [0x1b, 'windows-1250'],
  [0x24, 'windows-1250'],
  [0x08, 'windows-1253'],
  [0x1f, 'windows-1254'],
  [0x0d, 'windows-1255'],
  [0x01, 'windows-1256'],
  [0x11, 'shift_jis'],
  [0x12, 'euc-kr'],
  [0x04, 'gbk'],
])

/** The code page of a document's language (the low ten bits of a Windows language number). */
function encodingOf(language: number): string {
  return LANGUAGE_ENCODINGS.get(language & 0x3ff) ?? 'windows-1252'
}

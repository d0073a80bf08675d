import type { HtmlElement, HtmlNode } from '../markdown/hast.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { NumberingCounter } from './numbering.ts'
import type { Styles } from './styles.ts'

/** A field that is open: its instruction, then its result. */
export type Field = { instruction: string; inResult: boolean; data: XmlElement | null }

/** What reading a part of a Word document needs to know, and the state it goes through. */
export type DocxContext = {
  styles: Styles
  numbering: NumberingCounter
  /** Addresses of links by the id of their relationship. */
  links: ReadonlyMap<string, string>
  /** Documents of other formats within this one, by the id of their relationship. */
  chunks: ReadonlyMap<string, HtmlNode[]>
  /** Fields may begin in one paragraph and end in another. */
  fields: Field[]
  /** The mark of a footnote or endnote; null when there is no such note. */
  noteMark(kind: 'footnote' | 'endnote', id: string): HtmlElement | null
  /** The mark of a note that stands whole within the words. */
  inlineNote?(note: XmlElement): HtmlElement
  /** Reads the blocks of a text box, which stands within a paragraph. */
  blocksOf(body: XmlElement, context: DocxContext): HtmlNode[]
  /** Page numbers stand in the heads of pages and mean nothing without the pages. */
  withPageNumbers: boolean
}

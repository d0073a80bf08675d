import type { HtmlElement, HtmlNode } from '../markdown/hast.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { OdtStyles } from './styles.ts'

/** What reading an OpenDocument text needs to know, and the state it goes through. */
export type OdtContext = {
  styles: OdtStyles
  /** Formulas by the name of the object they are. */
  formulas: ReadonlyMap<string, HtmlElement>
  /** Bodies of the notes that were met, in their order. */
  notes: HtmlElement[]
  /** How far each list was counted, by its identifier or style: later lists may go on from there. */
  counts: Map<string, number>
  withPageNumbers: boolean
  /** Reads the blocks of a text box or note, which stands within a paragraph. */
  blocksOf(parent: XmlElement, context: OdtContext): HtmlNode[]
}

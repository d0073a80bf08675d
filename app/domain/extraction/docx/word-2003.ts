import { element, type HtmlNode, noteBody, noteMark } from '../markdown/hast.ts'
import { child, type XmlElement } from '../xml/tree.ts'
import { blocksOfBody } from './body.ts'
import type { DocxContext } from './context.ts'
import { numberingCounter } from './numbering.ts'
import { readStyles } from './styles.ts'

/**
 * The blocks of a document in Word 2003's own XML, which differs from today's in where notes and lists are described;
 * null for any other XML. List labels are written in the file.
 */
export function word2003Blocks(root: XmlElement): HtmlNode[] | null {
  const body = child(root, 'body')
  if (root.name !== 'wordDocument' || !body) return null
  const notes: HtmlNode[] = []
  const context: DocxContext = {
    styles: readStyles(child(root, 'styles')),
    numbering: numberingCounter(undefined),
    links: new Map(),
    chunks: new Map(),
    fields: [],
    blocksOf: blocksOfBody,
    noteMark: () => null,
    inlineNote(node) {
      const label = String(notes.length + 1)
      const place = notes.push(element('p')) - 1
      notes[place] = noteBody(label, blocksOfBody(node, context))
      return noteMark(label)
    },
    withPageNumbers: true,
  }
  return [...blocksOfBody(body, context), ...notes]
}

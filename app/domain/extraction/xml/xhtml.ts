import { lookup } from '#app/lookup.ts'
import { element, type HtmlElement, type HtmlNode, text } from '../markdown/hast.ts'
import type { XmlElement, XmlNode } from './tree.ts'

/** Attributes the Markdown writer looks at, by the names of its tree. */
const ATTRIBUTES = lookup({
  alt: 'alt',
  class: 'className',
  colspan: 'colSpan',
  encoding: 'encoding',
  hidden: 'hidden',
  href: 'href',
  id: 'id',
  role: 'role',
  rowspan: 'rowSpan',
  start: 'start',
  style: 'style',
})

/** XHTML (or MathML) within an XML file as a tree of HTML. */
export function htmlOfXhtml(xml: XmlElement): HtmlElement {
  const properties = Object.entries(xml.attributes).flatMap(([name, value]) => {
    const property = ATTRIBUTES.get(name)
    return property ? [[property, value]] : []
  })
  return element(xml.name.toLowerCase(), xml.children.map(htmlOfNode), Object.fromEntries(properties))
}

function htmlOfNode(node: XmlNode): HtmlNode {
  return typeof node === 'string' ? text(node) : htmlOfXhtml(node)
}

import { element, type HtmlElement, type HtmlNode, text } from '../markdown/hast.ts'
import type { XmlElement, XmlNode } from './tree.ts'

/** Attributes the Markdown writer looks at, by the names of its tree. */
const ATTRIBUTES: Record<string, string> = {
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
}

/** XHTML (or MathML) within an XML file as a tree of HTML. */
export function htmlOfXhtml(xml: XmlElement): HtmlElement {
  const properties: Record<string, string> = {}
  for (const name in xml.attributes) {
    const property = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined
    if (property) properties[property] = xml.attributes[name] ?? ''
  }
  return element(xml.name.toLowerCase(), xml.children.map(htmlOfNode), properties)
}

function htmlOfNode(node: XmlNode): HtmlNode {
  return typeof node === 'string' ? text(node) : htmlOfXhtml(node)
}

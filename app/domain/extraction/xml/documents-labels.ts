import { isMixed, values } from './documents-values.ts'
import { elements, textOf, type XmlElement } from './tree.ts'

/** `<label>` (`Table 1.`, `2.1`) belongs to the title or text after it. */
export function withLabels(nodes: readonly XmlElement[]): XmlElement[] {
  const result: XmlElement[] = []
  let label = ''
  for (const node of nodes) {
    if (node.name === 'label') {
      label = `${label} ${textOf(node)}`.trim()
      continue
    }
    result.push(label ? labelled(node, label) : node)
    label = ''
  }
  if (label) result.push({ name: 'p', uri: '', attributes: Object.create(null), children: [label] })
  return result
}

function labelled(node: XmlElement, label: string): XmlElement {
  const inner = elements(node)[0]
  const goesIn = inner && !isMixed(node) && /^(?:title|p|para|caption)$/.test(inner.name)
  if (!goesIn)
    return isMixed(node) || elements(node).length === 0 ? prefixed(node, label) : wrapped(node, label)
  return { ...node, children: node.children.map((part) => (part === inner ? labelled(inner, label) : part)) }
}

function prefixed(node: XmlElement, label: string): XmlElement {
  // Names and places without words between them would run into each other.
  const rest = isMixed(node) || elements(node).length < 2 ? node.children : values(elements(node))
  return { ...node, children: [`${label} `, ...rest] }
}

function wrapped(node: XmlElement, label: string): XmlElement {
  const paragraph: XmlElement = { name: 'p', uri: '', attributes: Object.create(null), children: [label] }
  return { ...node, children: [paragraph, ...node.children] }
}

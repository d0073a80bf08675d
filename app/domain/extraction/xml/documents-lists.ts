import { element, type HtmlElement, type HtmlNode } from '../markdown/hast.ts'
import { inlineNodes, type State } from './documents-inline.ts'
import { withLabels } from './documents-labels.ts'
import { isMixed } from './documents-values.ts'
import { attribute, child, elements, type XmlElement } from './tree.ts'
import { meaningOf } from './vocabulary.ts'

/** A list; items that bring their own labels are given no others. */
export function list(node: XmlElement, level: number, state: State): HtmlElement {
  const parts = elements(node)
  const items = withLabels(parts).map((item) => element('li', state.blockNodes(item, level, state)))
  const labels = parts.some((item) => item.name === 'label' || child(item, 'label'))
  const kind = attribute(node, 'list-type') ?? attribute(node, 'numeration') ?? attribute(node, 'type') ?? ''
  const letters = LETTERS.find(([name]) => kind.includes(name))?.[1]
  const ordered = meaningOf(node.name) === 'numbered' || letters || /^(?:order|number|arabic)/.test(kind)
  if (!ordered || labels) return element('ul', items)
  return element('ol', items, letters ? { type: letters } : {})
}

/** How vocabularies call lists that count in letters, and how HTML does. */
const LETTERS = Object.entries({
  'alpha-lower': 'a',
  loweralpha: 'a',
  'alpha-upper': 'A',
  upperalpha: 'A',
  'roman-lower': 'i',
  lowerroman: 'i',
  'roman-upper': 'I',
  upperroman: 'I',
})

export function table(node: XmlElement, level: number, state: State): HtmlNode[] {
  const rows = rowsOf(node)
  const above = elements(node)
    .filter((part) => /^(?:title|caption)$/.test(part.name))
    .map((part) => element('div', captionBlocks(part, level, state)))
  const made = rows.map((row) =>
    element(
      'tr',
      elements(row)
        .filter((cell) => meaningOf(cell.name) === 'cell')
        .map((cell) => element('td', state.blockNodes(cell, level, state), spans(cell))),
    ),
  )
  return [...above, element('table', made)]
}

/** A caption that is blocks, or words in bold. */
function captionBlocks(caption: XmlElement, level: number, state: State): HtmlNode[] {
  const holdsBlocks = !isMixed(caption) && elements(caption).length > 0
  if (holdsBlocks) return state.blockNodes(caption, level, state)
  return [element('p', [element('strong', inlineNodes(caption, state))])]
}

function rowsOf(node: XmlElement): XmlElement[] {
  return elements(node).flatMap((part) => {
    if (meaningOf(part.name) === 'row') return [part]
    return meaningOf(part.name) === 'cell' ? [] : rowsOf(part)
  })
}

function spans(cell: XmlElement): Record<string, string> {
  const more = Number.parseInt(attribute(cell, 'morerows') ?? '', 10)
  const rows = attribute(cell, 'rowspan') ?? (more > 0 ? String(more + 1) : undefined)
  const columns = attribute(cell, 'colspan')
  return { ...(rows ? { rowSpan: rows } : {}), ...(columns ? { colSpan: columns } : {}) }
}

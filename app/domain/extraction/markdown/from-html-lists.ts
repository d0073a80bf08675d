import { isHidden } from './from-html-hidden.ts'
import { element, type HtmlElement, type HtmlNode, isElement, property, text } from './hast.ts'
import { FORMAT_BY_SIGN, formatNumber } from './number-formats.ts'

type BlocksOf = (nodes: readonly HtmlNode[]) => HtmlNode[]

/** A list, its items tight where they are one paragraph with or without lists below. */
export function list(node: HtmlElement, blocksOf: BlocksOf): HtmlNode[] {
  const ordered = node.tagName === 'ol'
  const items: HtmlNode[] = []
  for (const part of node.children) {
    if (!isElement(part) || isHidden(part)) {
      if (part.type === 'text' && part.value.trim()) items.push(element('li', [part.value.trim()]))
      continue
    }
    const made = isElement(part, 'li') ? item(part, blocksOf) : element('li', tight(blocksOf([part])))
    const last = items.at(-1)
    // A list directly within a list belongs to the item before it.
    if (!isElement(part, 'li') && isElement(last, 'li')) last.children.push(...made.children)
    else if (made.children.length > 0) items.push(made)
  }
  if (items.length === 0) return []
  const start = Number.parseInt(property(node, 'start'), 10)
  const sign = property(node, 'type')
  if (ordered && FORMAT_BY_SIGN.has(sign)) return [lettered(items, sign, start >= 0 ? start : 1)]
  const begins = ordered && start >= 0 && start < 1e9 ? { start } : {}
  return [element(ordered ? 'ol' : 'ul', items, begins)]
}

/** Items with their letters written out: a list of Markdown has numbers alone. */
function lettered(items: HtmlNode[], sign: string, start: number): HtmlElement {
  for (const [index, entry] of items.entries())
    if (isElement(entry))
      entry.children.unshift(text(`${formatNumber(start + index, FORMAT_BY_SIGN.get(sign) ?? '')}. `))
  return element('ul', items.map(retightened))
}

/** An item whose first block is a paragraph takes the letter into it. */
function retightened(entry: HtmlNode): HtmlNode {
  if (!isElement(entry)) return entry
  const [letter, first, ...rest] = entry.children
  if (!letter || !isElement(first, 'p')) return entry
  return { ...entry, children: [{ ...first, children: [letter, ...first.children] }, ...rest] }
}

/** An item of a list. */
export function item(node: HtmlElement, blocksOf: BlocksOf): HtmlElement {
  const content = tight(blocksOf(node.children))
  const box = checkbox(node)
  return element('li', box ? [box, ' ', ...content] : content)
}

/** The text of an item that is one paragraph, with or without lists below, stands without a paragraph of its own. */
function tight(blocks: HtmlNode[]): HtmlNode[] {
  const [first, ...rest] = blocks
  if (!isElement(first, 'p') || !rest.every((block) => isElement(block, 'ul', 'ol'))) return blocks
  return [...first.children, ...rest]
}

/** The box at the beginning of an item of a list of tasks. */
function checkbox(node: HtmlElement): HtmlElement | null {
  const first = node.children.find(
    (part) => part.type === 'element' || (part.type === 'text' && part.value.trim()),
  )
  if (!isElement(first)) return null
  if (first.tagName === 'label' || first.tagName === 'p') return checkbox(first)
  if (first.tagName !== 'input' || property(first, 'type') !== 'checkbox') return null
  return element('input', [], { type: 'checkbox', checked: Boolean(first.properties.checked) })
}

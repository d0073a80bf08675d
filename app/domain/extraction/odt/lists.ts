import { element, type HtmlElement, type HtmlNode, isElement, text } from '../markdown/hast.ts'
import { FORMAT_BY_SIGN, formatNumber } from '../markdown/number-formats.ts'
import { attribute, elements, type XmlElement } from '../xml/tree.ts'
import type { OdtContext } from './context.ts'
import type { ListStyle } from './styles.ts'

/** The list around: its style, its depth and the counts above. */
type Outer = { style: ListStyle; styleName: string; counts: number[] }

/**
 * Adds a list to `blocks`, with those within it. Plain numbers become an ordered list that begins with the right one; other labels
 * (`a)`, `1.2`) are written out. Headings in lists, which is how some programs number chapters, are set free.
 */
export function addList(
  node: XmlElement,
  context: OdtContext,
  blocks: HtmlNode[],
  outer: Outer | null = null,
): void {
  const styleName = attribute(node, 'style-name') ?? outer?.styleName ?? ''
  const style = attribute(node, 'style-name') || !outer ? context.styles.listOf(styleName) : outer.style
  const above = outer?.counts ?? []
  const level = style.get(above.length) ?? null
  const key = `${attribute(node, 'continue-list') ?? styleName} ${above.length}`
  const goesOn =
    attribute(node, 'continue-numbering') === 'true' || attribute(node, 'continue-list') !== undefined
  let count = goesOn ? (context.counts.get(key) ?? (level?.start ?? 1) - 1) : (level?.start ?? 1) - 1
  for (const item of elements(node)) {
    if (item.name !== 'list-item' && item.name !== 'list-header') continue
    // An item with nothing but a deeper list belongs to the item before it and is not counted.
    if (elements(item).every((part) => part.name === 'list')) {
      const before = blocks.at(-1)
      const open = isElement(before, 'ol', 'ul') ? before.children.at(-1) : undefined
      const target = isElement(open) ? open.children : blocks
      for (const part of elements(item))
        addList(part, context, target, { style, styleName, counts: [...above, count] })
      continue
    }
    const start = Number.parseInt(attribute(item, 'start-value') ?? '', 10)
    if (item.name === 'list-item') count = start >= 0 ? start : count + 1
    const content = itemBlocks(item, context, { style, styleName, counts: [...above, count] })
    if (content.length === 0) continue
    if (content.some((block) => isElement(block, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'))) {
      blocks.push(...content)
      continue
    }
    const counted = item.name === 'list-item' ? level : null
    addItem(blocks, content, counted, labelOf(style, [...above, count]), count)
  }
  context.counts.set(key, count)
  const id = attribute(node, 'id')
  if (id) context.counts.set(`${id} ${above.length}`, count)
}

function itemBlocks(item: XmlElement, context: OdtContext, outer: Outer): HtmlNode[] {
  const content: HtmlNode[] = []
  for (const node of elements(item))
    if (node.name === 'list') addList(node, context, content, outer)
    else for (const block of context.blocksOf({ ...item, children: [node] }, context)) content.push(block)
  return content
}

function addItem(
  blocks: HtmlNode[],
  content: HtmlNode[],
  level: NonNullable<ReturnType<ListStyle['get']>> | null,
  label: string,
  count: number,
): void {
  const isPlain = level !== null && level.format === '1' && /^\d+[.)]?$/.test(label)
  const last = blocks.at(-1)
  if (isPlain) {
    const item = element('li', content)
    if (isElement(last, 'ol') && Number(last.properties.start) + last.children.length === count)
      last.children.push(item)
    else blocks.push(element('ol', [item], { start: count }))
    return
  }
  const item = element('li', level && label ? labelled(content, label) : content)
  if (isElement(last, 'ul')) last.children.push(item)
  else blocks.push(element('ul', [item]))
}

function labelled(content: HtmlNode[], label: string): HtmlNode[] {
  const [first, ...rest] = content
  if (!isElement(first, 'p')) return [element('p', [label]), ...content]
  const paragraph: HtmlElement = { ...first, children: [text(`${label} `), ...first.children] }
  return [paragraph, ...rest]
}

function labelOf(style: ListStyle, counts: readonly number[]): string {
  const own = style.get(counts.length - 1)
  if (!own) return ''
  const first = Math.max(0, counts.length - own.levels)
  const numbers = counts
    .slice(first)
    .map((count, index) =>
      formatNumber(count, FORMAT_BY_SIGN.get(style.get(first + index)?.format ?? '1') ?? 'decimal'),
    )
  return `${own.prefix}${numbers.join('.')}${own.suffix}`.trim()
}

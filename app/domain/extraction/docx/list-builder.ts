import { element, type HtmlElement, type HtmlNode, isElement } from '../markdown/hast.ts'
import type { ListLabel } from './numbering.ts'

type OpenList = { level: number; list: HtmlElement; next: number | null }

export type BlockBuilder = {
  blocks: HtmlNode[]
  /** Removes and gives the blocks so far; the last only at the end, as it may still grow. */
  takeBlocks(atEnd: boolean): HtmlNode[]
  /** Adds a block that is no part of a list. */
  add(block: HtmlNode): void
  /** Adds an item to the list its level says, which is begun where there is none. */
  addItem(label: ListLabel, words: readonly HtmlNode[]): void
}

/**
 * Collects blocks and turns numbered paragraphs into nested lists. Plain numbers become an ordered list that begins
 * with the right one; labels of any other kind (`(a)`, `1.2`) are written out, as Markdown would count in its own way.
 */
export function blockBuilder(): BlockBuilder {
  const blocks: HtmlNode[] = []
  const open: OpenList[] = []

  const begin = (label: ListLabel): OpenList => {
    const list = label.plain === null ? element('ul') : element('ol', [], { start: label.plain })
    const item = open.at(-1)?.list.children.at(-1)
    const parent = isElement(item) ? item.children : blocks
    parent.push(list)
    const opened = { level: label.level, list, next: label.plain }
    open.push(opened)
    return opened
  }
  return {
    blocks,
    takeBlocks: (atEnd) => blocks.splice(0, atEnd ? blocks.length : blocks.length - 1),
    add(block) {
      open.length = 0
      blocks.push(block)
    },
    addItem(label, words) {
      while ((open.at(-1)?.level ?? -1) > label.level) open.pop()
      if (label.continues) {
        const item = open.at(-1)?.list.children.at(-1)
        ;(isElement(item) ? item.children : blocks).push(element('p', words))
        return
      }
      let last = open.at(-1)
      const fits = last?.level === label.level && last.next === label.plain
      if (last?.level === label.level && !fits) {
        open.pop()
        last = undefined
      }
      const target = fits && last ? last : begin(label)
      const written = label.plain === null && label.text ? [`${label.text} `, ...words] : words
      target.list.children.push(element('li', written))
      target.next = label.plain === null ? null : label.plain + 1
    },
  }
}

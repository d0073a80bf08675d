import { fenced, oneLine } from '../markdown/escape.ts'
import { markdownTable } from '../markdown/table.ts'
import { refusal } from '../refusals.ts'
import { isBlank, plainText, type Block, type Inline } from './blocks.ts'
import { inlineMarkdown, paragraph } from './inline-markdown.ts'

/** Deeper lists are written at this depth. */
const MAX_ITEM_DEPTH = 8
const MAX_CELLS = 1_000_000

/** Last numbers by depth: of each list, and of the items just before; and how deep the last item stood. */
type Counters = { lists: Map<string, number[]>; running: (number | undefined)[]; depth: number }

/** Writes blocks as Markdown (GFM, footnotes as `[^1]`). */
export function markdownOf(blocks: readonly Block[]): string {
  const parts: string[] = []
  const counters: Counters = { lists: new Map(), running: [], depth: -1 }
  let before: Block | undefined
  for (const block of joinCode(blocks)) {
    if (block.kind !== 'item') Object.assign(counters, { running: [], depth: -1 })
    const text = blockMarkdown(block, counters)
    if (text === '') continue
    if (before) parts.push(goesOn(before, block) ? '\n' : '\n\n')
    parts.push(text)
    before = block
  }
  return parts.join('')
}

/** Lines of code that follow one another are one block. */
function* joinCode(blocks: readonly Block[]): Generator<Block> {
  let code: (Block & { kind: 'code' }) | null = null
  for (const block of blocks) {
    if (block.kind === 'code') {
      code = {
        kind: 'code',
        inlines: code ? [...code.inlines, { text: '\n' }, ...block.inlines] : block.inlines,
      }
      continue
    }
    if (code) yield code
    code = null
    yield block
  }
  if (code) yield code
}

/** Whether an item stands in the list of the one before. */
function goesOn(before: Block, block: Block): boolean {
  if (before.kind !== 'item' || block.kind !== 'item') return false
  return before.level !== block.level || before.ordered === block.ordered
}

function blockMarkdown(block: Block, counters: Counters): string {
  switch (block.kind) {
    case 'heading':
      return isBlank(block.inlines)
        ? ''
        : `${'#'.repeat(block.level)} ${oneLine(inlineMarkdown(block.inlines))}`
    case 'paragraph':
      return paragraph(block.inlines)
    case 'code':
      return isBlank(block.inlines) ? '' : fenced(plainText(block.inlines))
    case 'item':
      return item(block, counters)
    case 'table':
      return table(block.rows)
    case 'note':
      return noteMarkdown(block.mark, markdownOf(block.blocks))
  }
}

/** Every row of a table is written as wide as the widest: one long row among thousands would be a bomb. */
function table(rows: readonly Inline[][][]): string {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0)
  if (width * rows.length > MAX_CELLS) throw refusal('too_much_text')
  return markdownTable(rows.map((row) => row.map((cell) => inlineMarkdown(cell))))
}

/**
 * Numbers go on within a list, also after a paragraph between; items that follow one another directly are one list
 * whatever they are called, for programs give each item of a restarted list a name of its own.
 */
function item(block: Block & { kind: 'item' }, counters: Counters): string {
  const depth = Math.min(Math.max(block.level, 0), counters.depth + 1, MAX_ITEM_DEPTH)
  counters.depth = depth
  const counts = counters.lists.get(block.list) ?? []
  counters.lists.set(block.list, counts)
  counts.length = Math.min(counts.length, depth + 1)
  counters.running.length = Math.min(counters.running.length, depth + 1)
  const before = counters.running[depth] ?? counts[depth] ?? (block.start ?? 1) - 1
  if (block.ordered) counts[depth] = counters.running[depth] = before + 1
  else counters.running[depth] = undefined
  const mark = block.ordered ? `${Math.max(0, before + 1)}.` : '-'
  const indent = '   '.repeat(depth)
  const text = paragraph(block.inlines).replaceAll('\n', `\n${indent}   `)
  return text === '' ? '' : `${indent}${mark} ${text}`
}

function noteMarkdown(mark: string, text: string): string {
  return text === '' ? '' : `[^${mark}]: ${text.replaceAll('\n', '\n    ')}`
}

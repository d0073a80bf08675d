import { escapeMarkdown } from '../markdown/escape.ts'
import { markdownTable } from '../markdown/table.ts'
import type { Block } from './blocks.ts'

/** Blocks as Markdown: blank lines between them, none between the items of a list. */
export function markdownOf(blocks: readonly Block[]): string {
  let text = ''
  let before: Block | undefined
  for (const block of blocks) {
    const written = write(block)
    if (!written) continue
    if (before) text += before.kind === 'item' && block.kind === 'item' ? '\n' : '\n\n'
    text += written
    before = block
  }
  return text
}

function write(block: Block): string {
  if (block.kind === 'table') return markdownTable(block.rows.map((row) => row.map(inline)))
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${inline(block.text)}`
  if (block.kind === 'paragraph') return inline(block.text)
  const marker = /^\d+[.)]$/.test(block.marker) ? block.marker : '-'
  const sign = /\w/.test(block.marker) && marker === '-' ? `${block.marker} ` : ''
  return `${'  '.repeat(Math.min(4, block.depth))}${marker} ${sign}${inline(block.text)}`
}

function inline(text: string): string {
  return escapeMarkdown(text.replaceAll('\u00ad', ''))
    .replace(/\ufdd0([^\ufdd1]*)\ufdd1([^\ufdd2]*)\ufdd2/g, (_, words: string, address: string) =>
      link(words, address.replace(/\\(.)/g, '$1')),
    )
    .replace(/[\ufdd0-\ufdd2]/g, '')
}

function link(words: string, address: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? []
  if (!inner) return words
  return `${before}[${inner}](${address.replace(/[\s()<>]/g, encodeURIComponent).replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))})${after}`
}

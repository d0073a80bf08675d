import type { Block } from '../legacy/blocks.ts'
import { markdownOf } from '../legacy/blocks-markdown.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { interpretRtf } from './interpret.ts'
import { rtfBlocks } from './rtf-blocks.ts'

/**
 * Reads RTF (1.0 to 1.9): headings, lists, tables, links, notes and text boxes. Left out: hidden and deleted text, page
 * headers and footers, comments, pictures, embedded objects.
 */
export const readRtf: Reader = async ({ bytes }) => {
  const { markdown, title } = rtfMarkdown(bytes)
  return { pages: sectionsOf(markdown), notes: [], ...(title && { title }) }
}

/** The text of an RTF file as Markdown. Throws the refusal `damaged` when it is none. */
export function rtfMarkdown(bytes: Uint8Array): { markdown: string; title: string } {
  const head = String.fromCharCode(...bytes.subarray(0, 64)).replace(/^(?:\u00ef\u00bb\u00bf)?\s+/, '')
  if (!/^(?:\u00ef\u00bb\u00bf)?\{\\rtf/.test(head)) throw refusal('damaged')
  const { stories, tables, title } = interpretRtf(bytes)
  const blocks: Block[] = []
  const notes: Block[] = []
  for (const { note, parts } of stories) {
    if (note === null) blocks.push(...rtfBlocks(parts, tables))
    else notes.push({ kind: 'note', mark: note, blocks: rtfBlocks(parts, { ...tables, styles: new Map() }) })
  }
  return { markdown: markdownOf([...blocks, ...notes]), title }
}

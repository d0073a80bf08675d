import type { LeftOut } from '../reader.ts'
import { type Block, blocksOf } from './blocks.ts'
import { readingOrder } from './columns.ts'
import { withoutFurniture } from './furniture.ts'
import { addWords, joinLines } from './hyphens.ts'
import { type Line, linesOf } from './lines.ts'
import { markdownOf } from './markdown.ts'
import { piecesOf } from './pieces.ts'
import type { Run } from './runs.ts'
import { styleOf } from './style.ts'

/** A page's lines by region in the order they are read, upright. Lengths in points. */
export type Layout = {
  regions: Line[][]
  height: number
  /** How many of the regions, the last ones, are of text that is turned: its places are those on the turned page. */
  turned?: number
  /** What was said about the page beside its text. */
  remarks?: string[]
  /** What of the page is not in all this. */
  losses?: Loss[]
}

/**
 * Why something of a page is missing: it stands outside of what is shown, its page's content or a font is damaged, it is
 * more than is read, or what is laid over the page could not be read.
 */
export type Loss = 'outside' | 'damaged' | 'endless' | 'overlay'

/** The regions of runs that are read in one direction. */
export function regionsOf(runs: readonly Run[]): Line[][] {
  return readingOrder(piecesOf(runs))
    .map(linesOf)
    .filter((lines) => lines.length > 0)
}

/** The text of a page as it stands, line by line. */
export function plainText(layout: Layout): string {
  return layout.regions.flatMap((lines) => lines.map((line) => line.text)).join('\n')
}

/** Letters and figures on a page. */
export function lettersOf(layout: Layout): number {
  return plainText(layout).match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

/**
 * The pages of one document as Markdown. What a heading is and what a running title is shows only in all pages together.
 * `outline` has the titles of its table of contents, folded, with their depth. `leftOut` is what is not in the text.
 */
export function markdownOfPages(
  layouts: readonly Layout[],
  outline: Map<string, number> = new Map(),
): { text: string; leftOut: LeftOut[] }[] {
  const { pages, leftOut } = withoutFurniture(layouts)
  let words: Set<string> | undefined
  const vocabulary = () => {
    if (words) return words
    words = new Set()
    for (const line of pages.flat(2)) addWords(line.text, words)
    return words
  }
  const style = styleOf(pages.flat(), outline)
  const join = (before: string, after: string) => joinLines(before, after, vocabulary)
  return pages.map((regions, at) => {
    const blocks = joinRegions(
      regions.map((lines) => blocksOf(lines, style, join)),
      join,
    )
    const remarks = (layouts[at]!.remarks ?? []).map(
      (text): Block => ({ kind: 'paragraph', text: `Note: ${text}` }),
    )
    return { text: markdownOf([...blocks, ...remarks]), leftOut: leftOut[at]! }
  })
}

/** A sentence that goes on in the next column is one paragraph. */
function joinRegions(regions: Block[][], join: (before: string, after: string) => string): Block[] {
  const all: Block[] = []
  for (const blocks of regions) {
    const [first, ...rest] = blocks
    const last = all.at(-1)
    const goesOn = first?.kind === 'paragraph' && /^\p{Ll}/u.test(first.text)
    if (
      goesOn &&
      last &&
      (last.kind === 'paragraph' || last.kind === 'item') &&
      !/[.!?:”"]$/.test(last.text)
    ) {
      all[all.length - 1] = { ...last, text: join(last.text, first.text) }
      all.push(...rest)
    } else all.push(...blocks)
  }
  return all
}

import { isBlank, type Block, type Inline } from '../legacy/blocks.ts'
import { attribute, child, descendants, elements, textOf, type XmlElement } from '../xml/tree.ts'
import { inlinesOf } from './slide-text.ts'

const MAX_POINTS = 2_000

/** A chart as its title and the table of its figures (DrawingML 21.2). */
export function chartBlocks(root: XmlElement): Block[] {
  const chart = child(root, 'chart')
  if (!chart) return []
  const title = child(chart, 'title')
  const words = title ? descendants(title, 'p').map((line) => inlinesOf(line, new Map())) : []
  const blocks: Block[] = words
    .filter((inlines) => !isBlank(inlines))
    .map((inlines) => ({ kind: 'paragraph', inlines }))
  const series = descendants(chart, 'ser')
  const names = series.map((entry) => pointsOf(child(entry, 'tx'))[0] ?? '')
  const categories =
    series
      .map((entry) => pointsOf(child(entry, 'cat') ?? child(entry, 'xVal')))
      .find((list) => list.length > 0) ?? []
  const values = series.map((entry) => pointsOf(child(entry, 'val') ?? child(entry, 'yVal')))
  const count = Math.max(categories.length, ...values.slice(0, 100).map((list) => list.length))
  if (count === 0 || series.length === 0 || series.length > 100) return blocks
  const rows = Array.from({ length: count }, (_, nth) => [
    categories[nth] ?? '',
    ...values.map((list) => list[nth] ?? ''),
  ])
  const cells = [['', ...names], ...rows].map((row) => row.map((text): Inline[] => [{ text }]))
  return [...blocks, { kind: 'table', rows: cells }]
}

/** The kept values of a reference, in the order of their numbers. */
function pointsOf(reference: XmlElement | undefined): string[] {
  const points: string[] = []
  for (const point of reference ? descendants(reference, 'pt') : []) {
    const at = Number(attribute(point, 'idx') ?? points.length)
    if (at >= 0 && at < MAX_POINTS) points[at] = elements(point, 'v').map(textOf).join('')
  }
  return Array.from(points, (value) => value ?? '')
}

import { append, isBlank, type Block, type Inline } from '../legacy/blocks.ts'
import { attribute, child, elements, type XmlElement } from '../xml/tree.ts'
import { inlinesOf } from './slide-text.ts'

const MAX_POINTS = 5_000
const MAX_LEVEL = 8

/** The words of a diagram (SmartArt) as a list, nested as the diagram is (DrawingML 21.4). */
export function diagramBlocks(root: XmlElement): Block[] {
  const texts = new Map<string, Inline[]>()
  let top = ''
  for (const point of elements(child(root, 'ptLst') ?? root, 'pt').slice(0, MAX_POINTS)) {
    const id = attribute(point, 'modelId') ?? ''
    if (attribute(point, 'type') === 'doc') top = id
    const inlines: Inline[] = []
    for (const line of elements(child(point, 't') ?? point, 'p')) {
      if (inlines.length > 0) append(inlines, '\n')
      inlines.push(...inlinesOf(line, new Map()))
    }
    texts.set(id, inlines)
  }
  const children = new Map<string, { id: string; order: number }[]>()
  for (const link of elements(child(root, 'cxnLst') ?? root, 'cxn').slice(0, MAX_POINTS)) {
    if ((attribute(link, 'type') ?? 'parOf') !== 'parOf') continue
    const from = attribute(link, 'srcId') ?? ''
    const entry = { id: attribute(link, 'destId') ?? '', order: Number(attribute(link, 'srcOrd') ?? 0) }
    children.set(from, [...(children.get(from) ?? []), entry])
  }
  const blocks: Block[] = []
  const seen = new Set<string>()
  const waiting = [{ id: top, level: -1 }]
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const { id, level } = step
    if (seen.has(id)) continue
    seen.add(id)
    const inlines = texts.get(id) ?? []
    const bare = isBlank(inlines)
    if (!bare)
      blocks.push({
        kind: 'item',
        level: Math.min(Math.max(0, level), MAX_LEVEL),
        ordered: false,
        list: 'diagram',
        inlines,
      })
    const below = (children.get(id) ?? []).toSorted((a, b) => b.order - a.order)
    for (const { id: next } of below)
      waiting.push({ id: next, level: bare && level >= 0 ? level : level + 1 })
  }
  return blocks
}

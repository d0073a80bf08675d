import { isBlank, type Block, type Inline } from '../legacy/blocks.ts'
import type { OfficePackage, Relationship } from '../ooxml/package.ts'
import { attribute, child, descendants, elements, type XmlElement } from '../xml/tree.ts'
import { chartBlocks } from './slide-charts.ts'
import { diagramBlocks } from './slide-diagrams.ts'
import { placeholderOf, type Layout } from './slide-layout.ts'
import { inlinesOf, textBlocks, type Addresses } from './slide-text.ts'

/** What stands on every slide alike. */
const FURNITURE = new Set(['dt', 'ftr', 'hdr', 'sldNum', 'sldImg'])
const TITLES = new Set(['title', 'ctrTitle'])

/** The shapes of a slide as blocks: the title first, then in the order of the slide; pictures are passed over. */
export async function slideBlocks(
  office: OfficePackage,
  root: XmlElement,
  links: readonly Relationship[],
  layout: Layout,
): Promise<Block[]> {
  const addresses: Addresses = new Map(links.flatMap(({ id, address }) => (address ? [[id, address]] : [])))
  const titles: Block[] = []
  const blocks: Block[] = []
  let list = 0

  const visit = async (shapes: XmlElement): Promise<void> => {
    for (const shape of elements(shapes)) {
      if (shape.name === 'grpSp') await visit(shape)
      else if (shape.name === 'AlternateContent') await visit(child(shape, 'Choice') ?? shape)
      else if (shape.name === 'graphicFrame') blocks.push(...(await frameBlocks(shape)))
      else if (shape.name === 'sp') shapeBlocks(shape)
    }
  }
  const shapeBlocks = (shape: XmlElement) => {
    const place = placeholderOf(shape)
    if (place && FURNITURE.has(place.type)) return
    const body = child(shape, 'txBody')
    if (place && TITLES.has(place.type)) {
      const inlines = elements(body ?? shape, 'p').flatMap((line) => [
        ...inlinesOf(line, addresses),
        { text: ' ' },
      ])
      if (!isBlank(inlines)) titles.push({ kind: 'heading', level: 1, inlines })
    } else blocks.push(...textBlocks(body, addresses, `${list++}`, (level) => layout(place, level)))
  }
  const frameBlocks = async (frame: XmlElement): Promise<Block[]> => {
    const data = child(child(frame, 'graphic'), 'graphicData')
    const table = child(data, 'tbl')
    if (table)
      return [
        {
          kind: 'table',
          rows: elements(table, 'tr').map((row) =>
            elements(row, 'tc').map((cell) => cellInlines(cell, addresses)),
          ),
        },
      ]
    const diagram = child(data, 'relIds')
    if (diagram) {
      const part = await linkedPart(office, links, attribute(diagram, 'dm'))
      return part ? diagramBlocks(part) : []
    }
    const chart = child(data, 'chart')
    const part = chart ? await linkedPart(office, links, attribute(chart, 'id')) : null
    return part ? chartBlocks(part) : []
  }
  const tree = child(child(root, 'cSld'), 'spTree')
  if (tree) await visit(tree)
  return [...titles, ...blocks]
}

/** A picture or part that is missing or broken does no harm: what refers to it is left out. */
async function linkedPart(
  office: OfficePackage,
  links: readonly Relationship[],
  id: string | undefined,
): Promise<XmlElement | null> {
  const path = links.find((link) => link.id === id)?.path
  return path ? await office.xml(path) : null
}

function cellInlines(cell: XmlElement, addresses: Addresses): Inline[] {
  return descendants(cell, 'p').flatMap((line, nth) => [
    ...(nth > 0 ? [{ text: '\n' }] : []),
    ...inlinesOf(line, addresses),
  ])
}

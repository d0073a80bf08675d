import { safeTarget } from '../legacy/link-target.ts'
import type { OfficePackage } from '../ooxml/package.ts'
import { descendants, textOf, type XmlElement } from '../xml/tree.ts'
import { cellText } from './grid.ts'

const MAX_REFERENCE = 40

/**
 * What stands beside a sheet's cells: the words in shapes, and where cells lead (`A1: https://…`, from `linked`: references
 * with their relationships). Comments are between those who wrote them, and left out.
 */
export async function readSheetNotes(
  office: OfficePackage,
  path: string,
  linked: readonly [reference: string, relationship: string][],
): Promise<string> {
  const links = await office.relationships(path)
  const shapes: string[] = []
  for (const { path: part } of links.filter((link) => link.type === 'drawing')) {
    const root = await office.xml(part)
    for (const body of root ? descendants(root, 'txBody') : [])
      shapes.push(
        descendants(body, 'p')
          .map((line) => cellText(textsOf(line)))
          .filter(Boolean)
          .join('\n\n'),
      )
  }
  const addresses = new Map(links.map((link) => [link.id, safeTarget(link.address ?? '')]))
  const leads = linked.flatMap(([reference, id]) => {
    const address = addresses.get(id)
    return address ? [`- ${cellText(reference.slice(0, MAX_REFERENCE))}: ${cellText(address)}`] : []
  })
  const listed = leads.length > 0 ? `Links:\n\n${leads.join('\n')}` : ''
  return [...shapes, listed].filter(Boolean).join('\n\n')
}

function textsOf(element: XmlElement): string {
  return descendants(element, 't').map(textOf).join('')
}

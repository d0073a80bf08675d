import { safeTarget } from '../legacy/link-target.ts'
import type { OfficePackage } from '../ooxml/package.ts'
import { attribute, descendants, textOf, type XmlElement } from '../xml/tree.ts'
import { cellText } from './grid.ts'

const MAX_REFERENCE = 40

/**
 * What stands beside a sheet's cells: the words in shapes, where cells lead (`A1: https://…`, from `linked`: references
 * with their relationships), and comments (`A1: text`).
 */
export async function readSheetNotes(
  office: OfficePackage,
  path: string,
  linked: readonly [reference: string, relationship: string][],
): Promise<string> {
  const links = await office.relationships(path)
  const of = (type: string) => links.filter((link) => link.type === type)
  const threads = of('threadedComment')
  const comments: string[] = []
  for (const { path: part } of threads.length > 0 ? threads : of('comments')) {
    const root = await office.xml(part)
    if (root) comments.push(...commentsOf(root))
  }
  const shapes: string[] = []
  for (const { path: part } of of('drawing')) {
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
  const listed = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `${title}:\n\n${lines.join('\n')}` : ''
  return [...shapes, listed('Links', leads), listed('Comments', comments)].filter(Boolean).join('\n\n')
}

function commentsOf(root: XmlElement): string[] {
  const entries = [...descendants(root, 'comment'), ...descendants(root, 'threadedComment')]
  return entries.flatMap((entry) => {
    const text = cellText(textsOf(entry) || textOf(entry))
    const reference = (attribute(entry, 'ref') ?? '').slice(0, MAX_REFERENCE)
    return text === '' ? [] : [`- ${cellText(reference)}: ${text}`]
  })
}

function textsOf(element: XmlElement): string {
  return descendants(element, 't').map(textOf).join('')
}

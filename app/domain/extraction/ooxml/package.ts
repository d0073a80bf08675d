import type { XmlElement } from '../xml/tree.ts'
import { attribute, elements } from '../xml/tree.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { openZip } from '../zip/open-zip.ts'

/** What a part refers to. */
export type Relationship = {
  id: string
  /** Last word of the type: `slide`, `comments`. */
  type: string
  /** The part's path; empty for what lies outside of the package, which is never fetched. */
  path: string
  /** The address of what lies outside. */
  address?: string
}

/** An Office Open XML package: parts by path, and what they refer to. */
export type OfficePackage = {
  /** The bytes of a part, or null. Refuses with `password`, `damaged` or `too_much_inside`. */
  bytes(path: string): Promise<Uint8Array | null>
  /** A part as a tree, or null. */
  xml(path: string): Promise<XmlElement | null>
  /** What a part refers to; the package itself for the path ''. Empty when nothing says. */
  relationships(path: string): Promise<Relationship[]>
}

/** Opens a package (ISO/IEC 29500-2). Names of parts are the same in upper and lower case. */
export async function openPackage(bytes: Uint8Array): Promise<OfficePackage> {
  const zip = await openZip(bytes)
  const byName = new Map(zip.members.map(({ path }) => [path.toLowerCase(), path]))
  const read = async (path: string) => {
    const name = byName.get(path.toLowerCase())
    return name === undefined ? null : await zip.read(name)
  }
  const xml = async (path: string) => {
    const content = await read(path)
    return content && content.length > 0 ? parseXml(content) : null
  }
  return {
    bytes: read,
    xml,
    async relationships(path) {
      const slash = path.lastIndexOf('/') + 1
      const folder = path.slice(0, slash)
      const root = await xml(`${folder}_rels/${path.slice(slash)}.rels`)
      if (!root) return []
      return elements(root, 'Relationship').map((entry) => {
        const target = attribute(entry, 'Target') ?? ''
        const outside = attribute(entry, 'TargetMode') === 'External'
        return {
          id: attribute(entry, 'Id') ?? '',
          type: (attribute(entry, 'Type') ?? '').split('/').at(-1) ?? '',
          path: outside ? '' : resolvePart(folder, target),
          ...(outside && { address: target }),
        }
      })
    },
  }
}

/** The path of the package's main part, by its relationship or where programs put it. */
export async function mainPart(office: OfficePackage, usual: string): Promise<string> {
  const links = await office.relationships('').catch(() => [])
  return links.find((link) => link.type === 'officeDocument')?.path ?? usual
}

/** A target as a path from the package's root: `../media/a.png` within `ppt/slides/` is `ppt/media/a.png`. */
function resolvePart(folder: string, target: string): string {
  const parts = (target.startsWith('/') ? target : folder + target).split('/')
  const path: string[] = []
  for (const part of parts) {
    if (part === '..') path.pop()
    else if (part !== '' && part !== '.') path.push(part)
  }
  return path.join('/')
}

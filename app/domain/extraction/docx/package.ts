import { parseXml } from '../xml/parse-xml.ts'
import { attribute, elements, type XmlElement } from '../xml/tree.ts'
import type { ZipArchive } from '../zip/open-zip.ts'
import { resolveMember } from '../zip/paths.ts'

/** A relationship of a part: to another part of the package, or to an address outside of it. */
export type Relationship = { id: string; type: string; target: string; external: boolean }

/** The relationships of the part at `path` (ECMA-376, part 2, 9.3); an empty `path` stands for the package. */
export async function relationshipsOf(zip: ZipArchive, path: string): Promise<Relationship[]> {
  const cut = path.lastIndexOf('/') + 1
  const bytes = await zip.read(`${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`)
  if (!bytes) return []
  return elements(parseXml(bytes), 'Relationship').map((node) => {
    const external = attribute(node, 'TargetMode') === 'External'
    const target = attribute(node, 'Target') ?? ''
    return {
      id: attribute(node, 'Id') ?? '',
      // Transitional and strict files differ in what stands before the last word.
      type: (attribute(node, 'Type') ?? '').replace(/^.*\//, ''),
      target: external ? target : (resolveMember(path, target) ?? ''),
      external,
    }
  })
}

/** A part that a relationship of that type leads to, not parsed; null when there is none. */
export async function relatedBytes(
  zip: ZipArchive,
  relationships: readonly Relationship[],
  type: string,
): Promise<{ path: string; bytes: Uint8Array } | null> {
  const path = relationships.find((one) => one.type === type && !one.external)?.target
  const bytes = path ? await zip.read(path) : null
  return path && bytes ? { path, bytes } : null
}

/** The parsed part that a relationship of that type leads to; null when there is none. */
export async function relatedPart(
  zip: ZipArchive,
  relationships: readonly Relationship[],
  type: string,
): Promise<{ path: string; root: XmlElement } | null> {
  const part = await relatedBytes(zip, relationships, type)
  return part && { path: part.path, root: parseXml(part.bytes) }
}

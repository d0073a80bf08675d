import { refusal } from '../refusals.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { attribute, child, descendants, elements, textOf, type XmlElement } from '../xml/tree.ts'
import type { ZipArchive } from '../zip/open-zip.ts'
import { resolveMember } from '../zip/paths.ts'

/** What the package document of a book says (EPUB 3.3, section 5). Paths are members of the archive. */
export type Book = {
  title: string | null
  /** Chapters in reading order, each once. */
  chapters: string[]
  /** What the table of contents calls them: the first entry that points into each. */
  labels: Map<string, Entry>
}

/** An entry of the table of contents. */
type Entry = {
  label: string
  /** The id within the file that it points at; null for the file as a whole. */
  fragment: string | null
}

type ManifestItem = { path: string; mediaType: string; properties: string }

const CHAPTER_TYPES = /^(?:application\/xhtml\+xml|text\/html|application\/x-dtbook\+xml)$/i

/** Finds the package document through the container file and reads it. Refuses with `damaged` what has none. */
export async function readBook(zip: ZipArchive): Promise<Book> {
  const path = await packagePath(zip)
  const bytes = path === null ? null : await zip.read(path)
  if (path === null || bytes === null) throw refusal('damaged')
  const root = parseXml(bytes)
  const manifest = manifestOf(root, path)
  const spine = child(root, 'spine')
  const chapters = new Set<string>()
  for (const reference of spine ? elements(spine, 'itemref') : []) {
    const item = manifest.get(attribute(reference, 'idref') ?? '')
    if (item) chapters.add(item.path)
  }
  if (chapters.size === 0)
    for (const item of manifest.values()) if (CHAPTER_TYPES.test(item.mediaType)) chapters.add(item.path)
  const contents = tableOfContents(manifest, attribute(spine ?? root, 'toc'))
  return {
    title: textOf(descendants(root, 'title')[0]).replace(/\s+/g, ' ').trim() || null,
    chapters: [...chapters],
    labels: contents ? await readLabels(zip, contents) : new Map<string, Entry>(),
  }
}

async function packagePath(zip: ZipArchive): Promise<string | null> {
  const bytes = await zip.read('META-INF/container.xml')
  if (!bytes) return zip.members.find((member) => member.path.endsWith('.opf'))?.path ?? null
  const rootFile = descendants(parseXml(bytes), 'rootfile')[0]
  return rootFile ? resolveMember('', attribute(rootFile, 'full-path') ?? '') : null
}

function manifestOf(root: XmlElement, packagePath: string): Map<string, ManifestItem> {
  const items = new Map<string, ManifestItem>()
  for (const item of descendants(root, 'item')) {
    const path = resolveMember(packagePath, attribute(item, 'href') ?? '')
    if (path === null) continue
    items.set(attribute(item, 'id') ?? path, {
      path,
      mediaType: attribute(item, 'media-type') ?? '',
      properties: attribute(item, 'properties') ?? '',
    })
  }
  return items
}

function tableOfContents(manifest: Map<string, ManifestItem>, ncxId: string | undefined): string | null {
  const items = [...manifest.values()]
  const page = items.find((item) => item.properties.split(/\s+/).includes('nav'))
  const ncx = (ncxId && manifest.get(ncxId)) || items.find((item) => /dtbncx/.test(item.mediaType))
  return page?.path ?? ncx?.path ?? null
}

async function readLabels(zip: ZipArchive, path: string): Promise<Map<string, Entry>> {
  const labels = new Map<string, Entry>()
  const bytes = await zip.read(path)
  if (!bytes) return labels
  const root = parseXml(bytes)
  const add = (target: string | undefined, label: string): void => {
    const chapter = target ? resolveMember(path, target) : null
    const words = label.replace(/\s+/g, ' ').trim()
    // The first entry for a file names the chapter; later ones name parts of it.
    if (chapter !== null && words !== '' && !labels.has(chapter))
      labels.set(chapter, { label: words, fragment: /#(.+)$/.exec(target ?? '')?.[1] ?? null })
  }
  for (const point of descendants(root, 'navPoint'))
    add(attribute(child(point, 'content') ?? point, 'src'), textOf(child(point, 'navLabel')))
  for (const link of descendants(root, 'a')) add(attribute(link, 'href'), textOf(link))
  return labels
}

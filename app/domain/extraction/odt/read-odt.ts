import { markdownFromHast } from '../markdown/from-hast.ts'
import type { HtmlElement } from '../markdown/hast.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { child, descendants, elements, textOf, type XmlElement } from '../xml/tree.ts'
import { openZip, type ZipArchive } from '../zip/open-zip.ts'
import { blocksOfText } from './blocks.ts'
import type { OdtContext } from './context.ts'
import { formulaOf } from './inline.ts'
import { readOdtStyles } from './styles.ts'

/** Formulas of one document that are read. */
const MOST_FORMULAS = 2000

/**
 * Reads an OpenDocument text (OASIS ODF 1.3). Notes stand at the end, heads and feet of pages once on a page of their
 * own. Comments, deleted and hidden text are left out.
 */
export const readOdt: Reader = async ({ bytes }) => {
  const zip = await openZip(bytes)
  await refuseEncrypted(zip)
  const content = await zip.read('content.xml')
  if (!content) throw refusal('damaged')
  const root = parseXml(content)
  const text = child(child(root, 'body'), 'text')
  if (!text) throw refusal('damaged')
  const styles = await part(zip, 'styles.xml')
  const context: OdtContext = {
    styles: readOdtStyles([styles, root]),
    formulas: await formulasOf(zip),
    notes: [],
    counts: new Map(),
    withPageNumbers: true,
    blocksOf: blocksOfText,
  }
  const blocks = blocksOfText(text, context)
  for (const note of context.notes) blocks.push(note)
  const pages = sectionsOf(markdownFromHast({ type: 'root', children: blocks }))
  const edges = styles && pageEdges(styles, context)
  if (edges) pages.push(edges)
  const title = await titleOf(zip)
  return { pages, ...(title ? { title } : {}), notes: [] }
}

async function part(zip: ZipArchive, path: string): Promise<XmlElement | null> {
  const bytes = await zip.read(path)
  return bytes && parseXml(bytes)
}

async function refuseEncrypted(zip: ZipArchive): Promise<void> {
  const manifest = await part(zip, 'META-INF/manifest.xml').catch(() => null)
  if (manifest && descendants(manifest, 'encryption-data').length > 0) throw refusal('password')
}

/** Formulas are documents of their own, each in a folder that its frame names. */
async function formulasOf(zip: ZipArchive): Promise<Map<string, HtmlElement>> {
  const formulas = new Map<string, HtmlElement>()
  for (const { path } of zip.members) {
    const name = /^([^/]+)\/content\.xml$/.exec(path)?.[1]
    if (!name || formulas.size >= MOST_FORMULAS) continue
    const root = await part(zip, path).catch(() => null)
    if (root?.name === 'math') formulas.set(name, formulaOf(root))
  }
  return formulas
}

/** What the heads and feet of pages say, each text once; null when they hold nothing but page numbers. */
function pageEdges(styles: XmlElement, context: OdtContext): Page | null {
  const texts = new Set<string>()
  const masters = elements(styles, 'master-styles').flatMap((group) => elements(group, 'master-page'))
  for (const edge of masters.flatMap((master) => elements(master))) {
    if (!/^(?:header|footer)(?:-left|-first)?$/.test(edge.name)) continue
    const blocks = blocksOfText(edge, { ...context, notes: [], withPageNumbers: false })
    const markdown = markdownFromHast({ type: 'root', children: blocks })
    if (/\p{L}{3}/u.test(markdown)) texts.add(markdown)
  }
  if (texts.size === 0) return null
  return { label: 'Header and footer', text: [...texts].join('\n\n'), method: 'text' }
}

async function titleOf(zip: ZipArchive): Promise<string | null> {
  const meta = await part(zip, 'meta.xml').catch(() => null)
  const title = meta ? textOf(descendants(meta, 'title')[0]).replace(/\s+/g, ' ').trim() : ''
  return title === '' || title.length > 300 ? null : title
}

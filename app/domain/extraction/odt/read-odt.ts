import { markdownFromHast } from '../markdown/from-hast.ts'
import type { HtmlElement, HtmlNode } from '../markdown/hast.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { child, descendants, elements, textOf, type XmlElement } from '../xml/tree.ts'
import { openZip, type ZipArchive } from '../zip/open-zip.ts'
import { addBlock, blocksOfText } from './blocks.ts'
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
  const styles = await part(zip, 'styles.xml')
  const formulas = await formulasOf(zip)
  const newContext = (root: XmlElement): OdtContext => ({
    styles: readOdtStyles([styles, root]),
    formulas,
    notes: [],
    counts: new Map(),
    withPageNumbers: true,
    blocksOf: blocksOfText,
  })
  const { texts, context } = readText(content, newContext)
  texts.push(markdownFromHast({ type: 'root', children: context.notes }))
  const pages = sectionsOf(texts.filter(Boolean).join('\n\n'))
  const edges = styles && pageEdges(styles, context)
  if (edges) pages.push(edges)
  const title = await titleOf(zip)
  return { pages, ...(title ? { title } : {}), notes: [] }
}

/** The blocks of an OpenDocument text that is one XML file (`.fodt`); null for any other XML. */
export function flatOdtBlocks(root: XmlElement): HtmlNode[] | null {
  const text = child(child(root, 'body'), 'text')
  if (root.name !== 'document' || !text?.uri.includes('opendocument')) return null
  const context: OdtContext = {
    styles: readOdtStyles([root]),
    formulas: new Map(),
    notes: [],
    counts: new Map(),
    withPageNumbers: true,
    blocksOf: blocksOfText,
  }
  return [...blocksOfText(text, context), ...context.notes]
}

/** Blocks that are held before they are written. */
const BLOCKS_HELD = 500

/** The text as Markdown, piece by piece as it is parsed: neither its tree nor its blocks are ever whole in memory. */
function readText(
  content: Uint8Array,
  newContext: (root: XmlElement) => OdtContext,
): { texts: string[]; context: OdtContext } {
  const texts: string[] = []
  const blocks: HtmlNode[] = []
  let context: OdtContext | null = null
  const write = (count: number): void => {
    texts.push(markdownFromHast({ type: 'root', children: blocks.splice(0, count) }))
  }
  const root = parseXml(
    content,
    {},
    {
      within: 'text',
      of: 'body',
      each(node, document) {
        // Its own styles stand before the text.
        context ??= newContext(document)
        addBlock(node, context, blocks)
        if (blocks.length > BLOCKS_HELD) write(blocks.length - 1)
      },
    },
  )
  if (!child(child(root, 'body'), 'text')) throw refusal('damaged')
  write(blocks.length)
  return { texts, context: context ?? newContext(root) }
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

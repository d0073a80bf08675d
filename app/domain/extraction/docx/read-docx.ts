import { markdownFromHast } from '../markdown/from-hast.ts'
import { parseHtml } from '../markdown/from-html.ts'
import { element, type HtmlNode, noteBody, noteMark } from '../markdown/hast.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { decodeHtml } from '../html/decode-html.ts'
import { attribute, child, elements, textOf, type XmlElement } from '../xml/tree.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { openZip, type ZipArchive } from '../zip/open-zip.ts'
import { addBlocks, blocksOfBody } from './body.ts'
import type { DocxContext } from './context.ts'
import { blockBuilder } from './list-builder.ts'
import { numberingCounter } from './numbering.ts'
import { relatedBytes, relatedPart, type Relationship, relationshipsOf } from './package.ts'
import { readStyles } from './styles.ts'

/**
 * Reads a Word document (ECMA-376, transitional and strict). Footnotes and endnotes stand at the end, heads and feet
 * of pages once on a page of their own. Comments, deleted and hidden text are left out, and nothing outside of the
 * file is looked at.
 */
export const readDocx: Reader = async ({ bytes }) => {
  const zip = await openZip(bytes)
  const packageParts = await relationshipsOf(zip, '')
  const main = (await relatedBytes(zip, packageParts, 'officeDocument')) ?? (await usualPart(zip))
  if (!main) throw refusal('damaged')
  const relationships = await relationshipsOf(zip, main.path)
  const notes = await notesOf(zip, relationships)
  const context: DocxContext = {
    styles: readStyles((await relatedPart(zip, relationships, 'styles'))?.root),
    numbering: numberingCounter((await relatedPart(zip, relationships, 'numbering'))?.root),
    links: linksOf(relationships),
    chunks: await chunksOf(zip, relationships),
    fields: [],
    blocksOf: blocksOfBody,
    noteMark: (kind, id) => notes.mark(kind, id),
    withPageNumbers: true,
  }
  const texts = readBody(main.bytes, context)
  texts.push(markdownFromHast({ type: 'root', children: notes.bodies(context) }))
  const pages = sectionsOf(texts.filter(Boolean).join('\n\n'))
  const edges = await pageEdges(zip, relationships, context)
  if (edges) pages.push(edges)
  const title = await titleOf(zip, packageParts)
  return { pages, ...(title ? { title } : {}), notes: [] }
}

async function usualPart(zip: ZipArchive): Promise<{ path: string; bytes: Uint8Array } | null> {
  const path = 'word/document.xml'
  const bytes = await zip.read(path)
  return bytes && { path, bytes }
}

/** Blocks that are held before they are written. */
const BLOCKS_HELD = 500

/** The body as Markdown, piece by piece as it is parsed: neither its tree nor its blocks are ever whole in memory. */
function readBody(bytes: Uint8Array, context: DocxContext): string[] {
  const texts: string[] = []
  const builder = blockBuilder()
  const carried: HtmlNode[] = []
  const write = (atEnd: boolean): void => {
    texts.push(markdownFromHast({ type: 'root', children: builder.takeBlocks(atEnd) }))
  }
  const root = parseXml(
    bytes,
    {},
    {
      within: 'body',
      of: 'document',
      each(node, document) {
        addBlocks({ ...document, children: [node] }, context, builder, carried)
        if (builder.blocks.length > BLOCKS_HELD) write(false)
      },
    },
  )
  if (root.name !== 'document') throw refusal('damaged')
  if (carried.length > 0) builder.add(element('p', carried))
  write(true)
  return texts
}

function linksOf(relationships: readonly Relationship[]): Map<string, string> {
  return new Map(
    relationships
      .filter((one) => one.type === 'hyperlink' && one.external)
      .map((one) => [one.id, one.target]),
  )
}

/** Web pages and texts that were put into the document whole (17.17.2). */
async function chunksOf(
  zip: ZipArchive,
  relationships: readonly Relationship[],
): Promise<Map<string, HtmlNode[]>> {
  const chunks = new Map<string, HtmlNode[]>()
  for (const { id, type, target, external } of relationships) {
    if (type !== 'aFChunk' || external || !/\.(?:x?html?|txt)$/i.test(target)) continue
    const bytes = await zip.read(target)
    if (!bytes) continue
    const source = decodeHtml(bytes).text
    const isText = /\.txt$/i.test(target)
    const children = (isText ? [element('p', [source])] : parseHtml(source).children) as HtmlNode[]
    chunks.set(id, [element('div', children)])
  }
  return chunks
}

type NotePart = { root: XmlElement; links: Map<string, string> }

/** The notes of both kinds, counted together in the order of their marks. */
async function notesOf(zip: ZipArchive, relationships: readonly Relationship[]) {
  const parts = new Map<string, NotePart>()
  for (const kind of ['footnote', 'endnote']) {
    const part = await relatedPart(zip, relationships, `${kind}s`)
    if (part) parts.set(kind, { root: part.root, links: linksOf(await relationshipsOf(zip, part.path)) })
  }
  const found = new Map<string, { label: string; node: XmlElement; links: Map<string, string> }>()
  const byId = new Map<string, XmlElement>()
  for (const [kind, { root }] of parts)
    for (const node of elements(root, kind)) byId.set(`${kind} ${attribute(node, 'id') ?? ''}`, node)
  return {
    mark(kind: string, id: string) {
      const key = `${kind} ${id}`
      const node = byId.get(key)
      const part = parts.get(kind)
      // Lines between text and notes are kept as notes of other types.
      if (!node || !part || /separator|notice/i.test(attribute(node, 'type') ?? '')) return null
      const known = found.get(key) ?? { label: String(found.size + 1), node, links: part.links }
      found.set(key, known)
      return noteMark(known.label)
    },
    bodies(context: DocxContext): HtmlNode[] {
      const bodies: HtmlNode[] = []
      // Marks within notes add notes while these are written.
      for (const { label, node, links } of found.values())
        bodies.push(noteBody(label, blocksOfBody(node, { ...context, links, fields: [] })))
      return bodies
    },
  }
}

/** What the heads and feet of pages say, each text once; null when they hold nothing but page numbers. */
async function pageEdges(
  zip: ZipArchive,
  relationships: readonly Relationship[],
  context: DocxContext,
): Promise<Page | null> {
  const texts = new Set<string>()
  for (const type of ['header', 'footer'])
    for (const { target } of relationships.filter((one) => one.type === type && !one.external)) {
      const bytes = await zip.read(target)
      if (!bytes) continue
      const links = linksOf(await relationshipsOf(zip, target))
      const part = { ...context, links, fields: [], withPageNumbers: false }
      const markdown = markdownFromHast({ type: 'root', children: blocksOfBody(parseXml(bytes), part) })
      if (/\p{L}{3}/u.test(markdown)) texts.add(markdown)
    }
  if (texts.size === 0) return null
  return { label: 'Header and footer', text: [...texts].join('\n\n'), method: 'text' }
}

async function titleOf(zip: ZipArchive, packageParts: readonly Relationship[]): Promise<string | null> {
  const properties = await relatedPart(zip, packageParts, 'core-properties').catch(() => null)
  const title = textOf(child(properties?.root, 'title')).replace(/\s+/g, ' ').trim()
  return title === '' || title.length > 300 ? null : title
}

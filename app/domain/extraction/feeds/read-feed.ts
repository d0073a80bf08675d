import { markdownFromHast } from '../markdown/from-hast.ts'
import { parseHtml } from '../markdown/from-html.ts'
import { element, type HtmlNode, wordsOf } from '../markdown/hast.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Reader } from '../reader.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { attribute, child, elements, textOf, type XmlElement } from '../xml/tree.ts'
import { htmlOfXhtml } from '../xml/xhtml.ts'
import { fieldsOf } from './fields.ts'

/** Whether this is the root of a feed: RSS 0.9 to 2.0, RSS 1.0 (RDF) or Atom. */
export function isFeed(root: XmlElement): boolean {
  if (root.name === 'rss' || root.name === 'feed') return true
  return root.name === 'RDF' && elements(root, 'channel').length > 0
}

/** Reads a feed: what it is called and about, then its entries in their order, each with title, date and content. */
export const readFeed: Reader = async ({ bytes }) => readFeedTree(parseXml(bytes))

/** Reads a feed that is parsed already. */
export function readFeedTree(root: XmlElement): Awaited<ReturnType<Reader>> {
  const channel = child(root, 'channel') ?? root
  const entries = [channel, ...(channel === root ? [] : [root])].flatMap((parent) =>
    parent.children.filter((node): node is XmlElement => typeof node !== 'string' && isEntry(node)),
  )
  const title = plainText(child(channel, 'title'))
  const blocks: HtmlNode[] = []
  if (title) blocks.push(element('h1', [title]))
  const about = ['summary', 'tagline', 'subtitle', 'description'].map((name) =>
    contentOf(child(channel, name)),
  )
  blocks.push(...withoutRepeats(about))
  blocks.push(...fieldsOf(channel, isEntry))
  for (const entry of entries) blocks.push(...entryBlocks(entry))
  const markdown = markdownFromHast({ type: 'root', children: blocks })
  return { pages: sectionsOf(markdown), ...(title ? { title } : {}), notes: [] }
}

function isEntry(node: XmlElement): boolean {
  return node.name === 'item' || node.name === 'entry'
}

function entryBlocks(entry: XmlElement): HtmlNode[] {
  const title = plainText(child(entry, 'title'))
  const link = linkOf(entry)
  const heading = title || link || ''
  const contents = ['encoded', 'content', 'description', 'summary']
    .map((name) => contentOf(child(entry, name)))
    .filter((blocks) => blocks.length > 0)
  return [
    ...(heading ? [element('h2', [heading])] : []),
    ...fieldsOf(entry, isEntry),
    ...(link ? [element('p', [element('a', [link], { href: link })])] : []),
    ...withoutRepeats(contents),
    // Broken feeds nest entries; their words are kept.
    ...entry.children.filter((node) => typeof node !== 'string' && isEntry(node)).flatMap(nested),
  ]
}

function nested(node: XmlElement | string): HtmlNode[] {
  return typeof node === 'string' ? [] : entryBlocks(node)
}

/** The contents of an entry without those whose beginning stands in another: most summaries are that beginning. */
function withoutRepeats(contents: HtmlNode[][]): HtmlNode[] {
  const words = contents.map((blocks) =>
    blocks
      .map(wordsOf)
      .join(' ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  const kept = contents.filter((_, index) => {
    const start = (words[index] ?? '').slice(0, 100)
    return !words.some((other, at) => {
      if (at === index || !other.includes(start)) return false
      return other.length > (words[index]?.length ?? 0) || at < index
    })
  })
  // What is left comes with the summary first.
  return kept.toReversed().flat()
}

/** The content of an element: XHTML as it stands, or HTML written as text. */
function contentOf(node: XmlElement | undefined): HtmlNode[] {
  if (!node) return []
  if (elements(node).length > 0) return [htmlOfXhtml({ ...node, name: 'div' })]
  const source = textOf(node).trim()
  if (source === '') return []
  if (/<[a-z!/]|&[#a-z]/i.test(source)) return [element('div', parseHtml(source).children as HtmlNode[])]
  return source.split(/\n\s*\n/).map((paragraph) => element('p', [paragraph]))
}

/** The words of an element that may hold escaped HTML, in one line. */
function plainText(node: XmlElement | undefined): string {
  return contentOf(node).map(wordsOf).join(' ').replace(/\s+/g, ' ').trim()
}

function linkOf(entry: XmlElement): string | null {
  const links = elements(entry, 'link')
  const best = links.find((link) => (attribute(link, 'rel') ?? 'alternate') === 'alternate')
  const url = (best && (attribute(best, 'href') ?? textOf(best)))?.trim() ?? ''
  return /^https?:\/\/\S+$/i.test(url) ? url : null
}

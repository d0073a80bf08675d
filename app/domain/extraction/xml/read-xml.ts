import { word2003Blocks } from '../docx/word-2003.ts'
import { isFeed, readFeedTree } from '../feeds/read-feed.ts'
import { readHtml } from '../html/read-html.ts'
import { markdownFromHast } from '../markdown/from-hast.ts'
import { element, type HtmlNode } from '../markdown/hast.ts'
import { sectionsOf } from '../markdown/sections.ts'
import { flatOdtBlocks } from '../odt/read-odt.ts'
import type { Reader } from '../reader.ts'
import { documentBlocks } from './documents.ts'
import { parseXml } from './parse-xml.ts'
import { recordBlocks } from './records.ts'
import { descendants, elements, textOf, type XmlElement } from './tree.ts'
import { meaningOf } from './vocabulary.ts'

/**
 * Reads any XML: feeds and web pages as what they are, documents (articles, books, patents) with their headings, lists
 * and tables, pictures by the words in them, and data as tables and named values.
 */
export const readXml: Reader = async (input) => {
  const root = parseXml(input.bytes)
  if (isFeed(root)) return readFeedTree(root)
  if (root.name.toLowerCase() === 'html') return readHtml(input)
  const children = flatOdtBlocks(root) ?? word2003Blocks(root) ?? blocksOfXml(root)
  return { pages: sectionsOf(markdownFromHast({ type: 'root', children })), notes: [] }
}

function blocksOfXml(root: XmlElement): HtmlNode[] {
  if (root.name === 'svg') return drawingBlocks(root)
  return isDocument(root) ? documentBlocks(root) : recordBlocks(root)
}

/** Documents have paragraphs, or words beside elements; data has neither. */
function isDocument(root: XmlElement): boolean {
  let paragraphs = 0
  let mixed = 0
  let leaves = 0
  const visit = (node: XmlElement): void => {
    const parts = elements(node)
    if (parts.length === 0) leaves++
    if (meaningOf(node.name) === 'paragraph' && node.name !== 'note') paragraphs++
    else if (parts.length > 0 && node.children.some((part) => typeof part === 'string' && part.trim() !== ''))
      mixed++
    for (const part of parts) visit(part)
  }
  visit(root)
  return paragraphs >= 3 || paragraphs * 4 + mixed * 4 > leaves || (paragraphs > 0 && leaves < 20)
}

function drawingBlocks(root: XmlElement): HtmlNode[] {
  return ['title', 'desc', 'text'].flatMap((name) =>
    descendants(root, name).map((node) => element('p', [textOf(node).replace(/\s+/g, ' ').trim()])),
  )
}

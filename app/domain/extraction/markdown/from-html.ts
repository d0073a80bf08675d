import { fromHtml } from 'hast-util-from-html'

import { balanceTags } from './from-html-balance.ts'
import { resolveNotes } from './from-html-notes.ts'
import { markdownFromHast } from './from-hast.ts'
import { type HtmlElement, type HtmlNode, type HtmlRoot, isElement, wordsOf } from './hast.ts'

/** Titles beyond this are pages whose title was never closed. */
const LONGEST_TITLE = 300

export type HtmlReading = {
  markdown: string
  /** What the page calls itself, white space collapsed; missing when it does not say. */
  title?: string
}

/**
 * Turns HTML into Markdown: headings, lists, tables, links, notes and code keep their structure, scripts, styles and
 * hidden parts go. Safe for pages of any depth and in time linear in their length.
 * With `xml`, empty elements may be written `<a/>`, as in the chapters of an EPUB.
 */
export function readHtmlText(html: string, options: { xml?: boolean } = {}): HtmlReading {
  const root = parseHtml(html, options)
  const title = titleOf(root)
  return { markdown: markdownFromHast(root), ...(title ? { title } : {}) }
}

/** The Markdown of a piece of HTML. */
export function markdownFromHtml(html: string, options: { xml?: boolean } = {}): string {
  return markdownFromHast(parseHtml(html, options))
}

/** Parses HTML into a tree of bounded depth, its footnotes resolved. */
export function parseHtml(html: string, options: { xml?: boolean } = {}): HtmlRoot {
  const root = fromHtml(balanceTags(html, options), { fragment: false })
  resolveNotes(root)
  return root
}

function titleOf(root: HtmlRoot): string | undefined {
  const title = find(root.children as HtmlNode[], 'html', 'head', 'title')
  const words = title ? wordsOf(title).replace(/\s+/g, ' ').trim() : ''
  return words !== '' && words.length <= LONGEST_TITLE ? words : undefined
}

function find(nodes: readonly HtmlNode[], ...path: string[]): HtmlElement | undefined {
  const [name, ...rest] = path
  if (name === undefined) return undefined
  const node = nodes.find((part): part is HtmlElement => isElement(part, name))
  return rest.length === 0 || !node ? node : find(node.children, ...rest)
}

import { fromHtml } from 'hast-util-from-html'

import { balanceTags } from './from-html-balance.ts'
import { resolveNotes } from './from-html-notes.ts'
import { markdownFromHast } from './from-hast.ts'
import { type HtmlElement, type HtmlNode, type HtmlRoot, isElement, wordsOf } from './hast.ts'

/** Tags of a page that are in memory at once; a long article has some ten thousand. Notes are found within a piece. */
const TAGS_AT_ONCE = 60_000

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
  let title: string | undefined
  const texts: string[] = []
  for (const [index, piece] of balanceTags(html, { ...options, tagsAtOnce: TAGS_AT_ONCE }).entries()) {
    const root = treeOf(piece, index > 0)
    title ??= titleOf(root)
    texts.push(markdownFromHast(root))
  }
  const markdown = texts.filter((text) => text !== '').join('\n\n')
  return { markdown, ...(title ? { title } : {}) }
}

/** The Markdown of a piece of HTML. */
export function markdownFromHtml(html: string, options: { xml?: boolean } = {}): string {
  return readHtmlText(html, options).markdown
}

/** Parses HTML into a tree of bounded depth, its footnotes resolved. */
export function parseHtml(html: string, options: { xml?: boolean } = {}): HtmlRoot {
  return treeOf(balanceTags(html, options).join(''), false)
}

function treeOf(balanced: string, fragment: boolean): HtmlRoot {
  const root = fromHtml(balanced, { fragment })
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

import type { Element } from 'hast'
import type { Nodes } from 'mdast'
import { type Handle as FromHast, toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Handle as ToMarkdown, type Options, type State, toMarkdown } from 'mdast-util-to-markdown'

import { blocksOf } from './from-html-blocks.ts'
import { type HtmlNode, type HtmlRoot, NOTE_BODY, NOTE_MARK, wordsOf } from './hast.ts'
import { markdownTable } from './table.ts'
import { lightenEscapes } from './from-html-escapes.ts'

/** Blocks converted at once: few calls, and no list of arguments longer than a call may have. */
const BLOCKS_AT_ONCE = 200

/**
 * Writes a tree of HTML as GitHub-flavoured Markdown, through mdast (github.com/syntax-tree). The tree must not be
 * deeper than some hundred elements. Nothing remote survives: pictures become their description, and links other than
 * http, https and mailto become their words.
 */
export function markdownFromHast(root: HtmlRoot): string {
  const blocks = blocksOf(root.children as HtmlNode[])
  const parts: string[] = []
  for (let at = 0; at < blocks.length; at += BLOCKS_AT_ONCE)
    parts.push(writeBlocks(blocks.slice(at, at + BLOCKS_AT_ONCE)).trim())
  return parts.filter((part) => part !== '').join('\n\n')
}

function writeBlocks(children: HtmlNode[]): string {
  try {
    const tree = toMdast({ type: 'root', children }, { document: true, handlers: HANDLERS })
    if ('children' in tree) for (const block of tree.children) tightenLists(block)
    return toMarkdown(tree, MARKDOWN)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // Deeper or longer than the stack allows: the words are worth more than their marks.
    return children.map((node) => wordsOf(node).trim()).join('\n\n')
  }
}

/** Blank lines only between items of which one has more than a line and lists below it. */
function tightenLists(node: Nodes): void {
  if (!('children' in node)) return
  for (const part of node.children) tightenLists(part)
  if (node.type === 'listItem') node.spread = node.children.slice(1).some((part) => part.type !== 'list')
  else if (node.type === 'list') node.spread = node.children.some((item) => item.spread === true)
}

const noteMark: FromHast = (_state, node) => {
  const label = labelOf(node)
  return { type: 'footnoteReference', identifier: label, label }
}

const noteBody: FromHast = (state, node) => {
  const label = labelOf(node)
  const children = state.toFlow(state.all(node)) as never[]
  return { type: 'footnoteDefinition', identifier: label, label, children }
}

function labelOf(node: Element): string {
  return String(node.properties.label).replace(/[^\w-]/g, '')
}

const HANDLERS = { [NOTE_MARK]: noteMark, [NOTE_BODY]: noteBody }

const textAsIs: ToMarkdown = (node: { value: string }, _parent, state, info) =>
  lightenEscapes(state.safe(node.value, info))

type WordsParent = Parameters<State['containerPhrasing']>[0]

/**
 * Marks around words, or the words alone where the marks would not be read as such: a mark needs a side without
 * letters next to a sign of punctuation. (The default handler writes the neighbours as numbers instead.)
 */
function marked(sign: string): ToMarkdown {
  return (node: WordsParent, _parent, state, info) => {
    const words = state.containerPhrasing(node, { ...info, before: sign, after: sign })
    const clash = (inner: string | undefined, outer: string) =>
      inner !== undefined && /[^\p{L}\p{N}\s]/u.test(inner) && /[\p{L}\p{N}]/u.test(outer)
    return clash(words[0], info.before) || clash(words.at(-1), info.after) ? words : `${sign}${words}${sign}`
  }
}

/** A link; its address needs no escapes, as the signs with a meaning in it are written by their number. */
const link: ToMarkdown = (node: { url: string } & WordsParent, _parent, state, info) => {
  const url = node.url.replace(/[()\\<>*_`[\]]/g, (sign) => (sign === '_' ? sign : encodeSign(sign)))
  const words = state.containerPhrasing(node, { ...info, before: '[', after: ']' })
  return words === node.url ? `<${node.url}>` : `[${words}](${url})`
}

function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}

/** Two spaces at the end of a line; where no line may end, a space. */
const lineBreak: ToMarkdown = (_node, _parent, state) =>
  state.stack.some((construct) => construct === 'tableCell' || construct === 'headingAtx') ? ' ' : '  \n'

const table: ToMarkdown = (node: { children: { children: WordsParent[] }[] }, _parent, state, info) => {
  const exit = state.enter('table')
  const rows = node.children.map((row) =>
    row.children.map((cell) => state.handle(cell, undefined, state, info)),
  )
  exit()
  return markdownTable(rows)
}

const gfm = gfmToMarkdown()

const MARKDOWN: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [
    // Without the part for bare addresses, which writes `https\://` and `name\@`.
    ...(gfm.extensions ?? []).filter((part) => !part.unsafe?.some((pattern) => pattern.character === '@')),
    {
      handlers: {
        break: lineBreak,
        delete: marked('~~'),
        emphasis: marked('*'),
        link,
        strong: marked('**'),
        table,
        text: textAsIs,
      },
    },
  ],
}

import type { Literal, Nodes, Parents, PhrasingContent, RootContent } from 'mdast'
import { type Extension as FromMarkdown, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Code, Effects, Extension, State } from 'micromark-util-types'
import type { AnswerBlock, AnswerInline } from './answer-tree.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    citation: 'citation'
  }
}

/** The numbers of sources in an answer, such as `[1]` or `[2, 3]`. */
interface CitationNode extends Literal {
  type: 'citation'
}

declare module 'mdast' {
  interface PhrasingContentMap {
    citation: CitationNode
  }
  interface RootContentMap {
    citation: CitationNode
  }
}

/** Blocks within blocks are drawn to this depth; what is deeper is shown as it was written. */
const DEEPEST = 12
/** So many characters are read as Markdown, several times an answer: more, or more depth, would keep others waiting. */
const LONGEST = 12_000
const TOO_DEEP = /^(?:[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))){24}/m

/**
 * Returns the blocks of an answer, which is written in GitHub's Markdown, as data: whoever draws it draws elements of their
 * own, so that nothing of a model's or a document's text becomes markup. Links are their words and address, pictures their
 * description: no answer has the browser load anything.
 */
export function answerTree(markdown: string): AnswerBlock[] {
  const tree = drawn.get(markdown) ?? parse(markdown)
  // The latest stands last.
  drawn.delete(markdown)
  drawn.set(markdown, tree)
  if (drawn.size > MOST_DRAWN) drawn.delete(drawn.keys().next().value ?? '')
  return tree
}

/** What was drawn lately: a long conversation is drawn often, and grows at its end only. */
const drawn = new Map<string, AnswerBlock[]>()
const MOST_DRAWN = 600

function parse(markdown: string): AnswerBlock[] {
  if (markdown.length > LONGEST || TOO_DEEP.test(markdown)) {
    return markdown.split('\n').flatMap((line) => (line.trim() === '' ? [] : [paragraph(line)]))
  }
  const tree = fromMarkdown(markdown, {
    extensions: [gfm({ singleTilde: false }), citations],
    mdastExtensions: [gfmFromMarkdown(), citationsFromMarkdown],
  })
  return blocksOf(tree, markdown, 0)
}

function paragraph(text: string): AnswerBlock {
  return { kind: 'paragraph', content: [text] }
}

function blocksOf(parent: Parents, source: string, depth: number): AnswerBlock[] {
  const children = parent.children as RootContent[]
  return children.map((node) =>
    depth < DEEPEST ? blockOf(node, source, depth + 1) : asWritten(node, source),
  )
}

function blockOf(node: RootContent, source: string, depth: number): AnswerBlock {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return { kind: node.type, content: inlinesOf(node.children, source, depth) }
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(node, source, depth) }
    case 'list':
      return {
        kind: 'list',
        start: node.ordered ? (node.start ?? 1) : null,
        items: node.children.map((item) => ({
          done: item.checked ?? null,
          blocks: blocksOf(item, source, depth),
        })),
      }
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => inlinesOf(cell.children, source, depth)),
      )
      return { kind: 'table', head, rows }
    }
    case 'code':
      return { kind: 'code', text: node.value }
    case 'thematicBreak':
      return { kind: 'rule' }
    default:
      return asWritten(node, source)
  }
}

/** What is not drawn is shown letter by letter. */
function asWritten(node: Nodes, source: string): AnswerBlock {
  return paragraph(written(node, source))
}

function written({ position }: Nodes, source: string): string {
  return position ? source.slice(position.start.offset, position.end.offset) : ''
}

function inlinesOf(nodes: readonly PhrasingContent[], source: string, depth: number): AnswerInline[] {
  const pieces: AnswerInline[] = []
  for (const piece of nodes.flatMap((node) => inlineOf(node, source, depth))) {
    const last = pieces.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece
    else if (piece !== '') pieces.push(piece)
  }
  return pieces
}

const STANDS_OUT = { strong: 'strong', emphasis: 'em', delete: 'del' } as const

function inlineOf(node: PhrasingContent, source: string, depth: number): AnswerInline[] {
  if (depth >= DEEPEST) return [written(node, source)]
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'strong':
    case 'emphasis':
    case 'delete':
      return [{ kind: STANDS_OUT[node.type], content: inlinesOf(node.children, source, depth + 1) }]
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'break':
      return [{ kind: 'break' }]
    case 'citation':
      return [{ kind: 'sources', numbers: node.value.match(/\d+/g)?.map(Number) ?? [] }]
    case 'image':
      return [node.alt ?? '']
    case 'link':
      return withAddress(inlinesOf(node.children, source, depth + 1), node.url)
    default:
      return [written(node, source)]
  }
}

/** The words of a link and where it leads, unless they say so themselves. */
function withAddress(words: AnswerInline[], url: string): AnswerInline[] {
  const [only] = words
  const says =
    words.length === 1 &&
    typeof only === 'string' &&
    url.replace(/^(?:mailto:|https?:\/\/)/, '') === only.replace(/^https?:\/\//, '')
  return says || url === '' ? words : [...words, ` (${url})`]
}

/** Reads the numbers of sources; what a backslash stands before is none, nor is what begins a link. */
const citations: Extension = { text: { 91: { name: 'citation', tokenize: tokenizeCitation } } }

function tokenizeCitation(effects: Effects, ok: State, nok: State): State {
  let digits = 0
  return begin

  function begin(code: Code): State | undefined {
    effects.enter('citation')
    effects.consume(code)
    return number
  }
  function number(code: Code): State | undefined {
    if (isDigit(code) && digits < 3) {
      digits += 1
      effects.consume(code)
      return number
    }
    return digits > 0 ? afterNumber(code) : nok(code)
  }
  function afterNumber(code: Code): State | undefined {
    if (code === 32) {
      effects.consume(code)
      return afterNumber
    }
    // A comma or a semicolon.
    if (code === 44 || code === 59) {
      digits = 0
      effects.consume(code)
      return beforeNumber
    }
    if (code !== 93) return nok(code)
    effects.consume(code)
    effects.exit('citation')
    return afterBracket
  }
  function beforeNumber(code: Code): State | undefined {
    if (code !== 32) return number(code)
    effects.consume(code)
    return beforeNumber
  }
  function afterBracket(code: Code): State | undefined {
    return code === 40 ? nok(code) : ok(code)
  }
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57
}

const citationsFromMarkdown: FromMarkdown = {
  enter: {
    citation(token) {
      this.enter({ type: 'citation', value: this.sliceSerialize(token) }, token)
    },
  },
  exit: {
    citation(token) {
      this.exit(token)
    },
  },
}

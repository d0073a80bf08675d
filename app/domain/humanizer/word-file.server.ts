import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type INumberingOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

/** How deep lists are numbered, and how far each level is set in, in twentieths of a point. */
const LEVELS = 9
const INDENT = 360

type Block = Paragraph | Table

/** Where a block stands: how far in, and under which list. */
type Place = { depth: number; list?: { reference: string; level: number } | undefined; quoted?: boolean }

/** Returns a Word document of a text in Markdown: its paragraphs, headings, lists, tables, quotations, links and emphasis. */
export async function wordFile(markdown: string): Promise<Uint8Array<ArrayBuffer>> {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const lists: INumberingOptions['config'][number][] = []
  const children = blocksIn(tree, { depth: 0 }, lists)
  const document = new Document({
    numbering: { config: lists },
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [{ children: children.length > 0 ? children : [new Paragraph('')] }],
  })
  return Uint8Array.from(await Packer.toBuffer(document))
}

function blocksIn(parent: Parents, place: Place, lists: INumberingOptions['config'][number][]): Block[] {
  return parent.children.flatMap((child, at) =>
    // Only the first block of a list item has its mark; what follows stands below it.
    blocksOf(child, at === 0 ? place : { ...place, list: undefined }, lists),
  )
}

function blocksOf(node: RootContent, place: Place, lists: INumberingOptions['config'][number][]): Block[] {
  switch (node.type) {
    case 'heading':
      return [paragraphOf(runsOf(node.children), place, HEADINGS[node.depth - 1])]
    case 'paragraph':
      return [paragraphOf(runsOf(node.children), place)]
    case 'blockquote':
      return blocksIn(node, { ...place, depth: place.depth + 1, quoted: true }, lists)
    case 'list': {
      const level = Math.min(place.depth, LEVELS - 1)
      const reference = `list-${lists.length}`
      lists.push({ reference, levels: levelsOf(Boolean(node.ordered), node.start ?? 1) })
      return node.children.flatMap((item) =>
        blocksIn(item, { depth: place.depth + 1, list: { reference, level } }, lists),
      )
    }
    case 'code':
      return node.value
        .split('\n')
        .map((line) => paragraphOf([new TextRun({ text: line, font: 'Consolas' })], place))
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: node.children.map(
            (row, at) =>
              new TableRow({
                tableHeader: at === 0,
                children: row.children.map(
                  (cell) =>
                    new TableCell({
                      children: [new Paragraph({ children: runsOf(cell.children, { bold: at === 0 }) })],
                    }),
                ),
              }),
          ),
        }),
        new Paragraph(''),
      ]
    case 'thematicBreak':
      return [new Paragraph({ thematicBreak: true })]
    case 'html':
      return [paragraphOf([new TextRun(node.value)], place)]
    default:
      return 'children' in node ? blocksIn(node, place, lists) : []
  }
}

function paragraphOf(
  children: ParagraphChild[],
  place: Place,
  heading?: (typeof HEADINGS)[number],
): Paragraph {
  const { depth, list, quoted } = place
  return new Paragraph({
    children,
    spacing: { after: list ? 60 : 160 },
    ...(heading && { heading }),
    ...(list ? { numbering: list } : depth > 0 && { indent: { left: depth * INDENT } }),
    ...(quoted && { border: { left: { style: 'single', size: 12, space: 8, color: '8B8271' } } }),
  })
}

/** The marks of a list, level by level; each list counts for itself. */
function levelsOf(ordered: boolean, start: number) {
  return Array.from({ length: LEVELS }, (_, level) => ({
    level,
    format: ordered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
    text: ordered ? `%${level + 1}.` : '•',
    start,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: (level + 1) * INDENT, hanging: INDENT } } },
  }))
}

function runsOf(nodes: readonly PhrasingContent[], style: IRunOptions = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        // A line break within a paragraph is one in the document, too.
        return node.value
          .split('\n')
          .map((text, at) => new TextRun({ ...style, text, ...(at > 0 && { break: 1 }) }))
      case 'strong':
        return runsOf(node.children, { ...style, bold: true })
      case 'emphasis':
        return runsOf(node.children, { ...style, italics: true })
      case 'delete':
        return runsOf(node.children, { ...style, strike: true })
      case 'inlineCode':
        return [new TextRun({ ...style, text: node.value, font: 'Consolas' })]
      case 'link':
        return /^(?:https?|mailto):/i.test(node.url)
          ? [
              new ExternalHyperlink({
                link: node.url,
                children: runsOf(node.children, { ...style, style: 'Hyperlink' }),
              }),
            ]
          : runsOf(node.children, style)
      case 'break':
        return [new TextRun({ ...style, break: 1 })]
      default:
        return [new TextRun({ ...style, text: plainOf(node) })]
    }
  })
}

/** What a node says where there is no better way to show it. */
function plainOf(node: Nodes): string {
  if ('value' in node) return node.value
  if ('children' in node) return node.children.map(plainOf).join('')
  return ('alt' in node && node.alt) || ''
}

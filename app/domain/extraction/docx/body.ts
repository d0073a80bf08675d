import { element, type HtmlElement, type HtmlNode, isElement, text, wordsOf } from '../markdown/hast.ts'
import { attribute, child, elements, type XmlElement } from '../xml/tree.ts'
import type { DocxContext } from './context.ts'
import { endInstructions } from './fields.ts'
import { type BlockBuilder, blockBuilder } from './list-builder.ts'
import type { ListLabel } from './numbering.ts'
import { addAlternate, addRuns, type Line } from './runs.ts'
import { number, value } from './styles.ts'

/** The blocks of a body, a cell, a note or a text box as HTML. */
export function blocksOfBody(body: XmlElement, context: DocxContext): HtmlNode[] {
  const builder = blockBuilder()
  /** Words of a paragraph whose end was deleted: they go on in the next one. */
  const carried: HtmlNode[] = []
  addBlocks(body, context, builder, carried)
  if (carried.length > 0) builder.add(element('p', carried))
  return builder.blocks
}

/** Adds what `parent` holds to `builder`; `carried` holds words of a paragraph whose end was deleted. */
export function addBlocks(
  parent: XmlElement,
  context: DocxContext,
  builder: BlockBuilder,
  carried: HtmlNode[],
): void {
  for (const node of elements(parent)) {
    switch (node.name) {
      case 'p':
        addParagraph(node, context, builder, carried)
        break
      case 'tbl':
        builder.add(tableOf(node, context))
        break
      case 'oMath':
      case 'oMathPara': {
        const line: Line = { words: [], boxes: [] }
        addRuns({ ...parent, children: [node] }, context, line)
        builder.add(element('p', line.words))
        break
      }
      case 'altChunk':
        for (const block of context.chunks.get(attribute(node, 'id') ?? '') ?? []) builder.add(block)
        break
      case 'AlternateContent':
        addAlternate(node, (part) => addBlocks(part, context, builder, carried))
        break
      case 'sdt':
      case 'sdtContent':
      case 'customXml':
      case 'smartTag':
      case 'ins':
      case 'moveTo':
      // Parts of Word 2003's own XML that stand around sections and headings.
      case 'sect':
      case 'sub-section':
        addBlocks(node, context, builder, carried)
        break
      default:
    }
  }
}

function addParagraph(
  paragraph: XmlElement,
  context: DocxContext,
  builder: BlockBuilder,
  carried: HtmlNode[],
): void {
  const properties = child(paragraph, 'pPr')
  const line: Line = { words: carried.splice(0), boxes: [] }
  addRuns(paragraph, context, line)
  endInstructions(context.fields)
  if (child(child(properties, 'rPr'), 'del')) carried.push(...line.words)
  else addLine(line, properties, context, builder)
  for (const box of line.boxes) builder.add(box)
}

function addLine(
  line: Line,
  properties: XmlElement | undefined,
  context: DocxContext,
  builder: BlockBuilder,
): void {
  const isEmpty = line.words.every(
    (node) => wordsOf(node).trim() === '' && !isElement(node, 'note-mark', 'math'),
  )
  if (isEmpty) return
  const styleId = value(child(properties, 'pStyle'))
  const role = context.styles.roleOf(styleId)
  const outline = number(value(child(properties, 'outlineLvl')))
  const label = labelOf(properties, styleId, context)
  if (role.kind === 'heading' || (outline !== null && outline < 9)) {
    const level = role.kind === 'heading' ? role.level : (outline ?? 0) + 1
    const numbered = label?.text ? [text(`${label.text} `), ...line.words] : line.words
    builder.add(element(`h${Math.min(6, level)}`, numbered))
  } else if (role.kind === 'code') addCode(line, builder)
  else if (label) builder.addItem(label, line.words)
  else if (role.kind === 'quote') addQuote(line, builder)
  else builder.add(element('p', line.words))
}

/** Paragraphs of code that follow each other are one piece. */
function addCode(line: Line, builder: BlockBuilder): void {
  const last = builder.blocks.at(-1)
  if (isElement(last, 'pre')) last.children.push(text('\n'), ...line.words)
  else builder.add(element('pre', line.words))
}

function addQuote(line: Line, builder: BlockBuilder): void {
  const paragraph = element('p', line.words)
  const last = builder.blocks.at(-1)
  if (isElement(last, 'blockquote')) last.children.push(paragraph)
  else builder.add(element('blockquote', [paragraph]))
}

function labelOf(
  properties: XmlElement | undefined,
  styleId: string | undefined,
  context: DocxContext,
): ListLabel | null {
  // Word 2003 writes the label of a list beside where it is described.
  const written = child(properties, 'listPr')
  if (written) {
    const label = (value(child(written, 't')) ?? '').trim()
    const level = number(value(child(written, 'ilvl'))) ?? 0
    return { text: /[\p{L}\p{N}]/u.test(label) ? label : null, plain: null, level }
  }
  const own = child(properties, 'numPr')
  const inherited = context.styles.numberingOf(styleId)
  const id = value(child(own, 'numId')) ?? inherited?.id
  if (!id || id === '0') return null
  const level = number(value(child(own, 'ilvl'))) ?? inherited?.level ?? null
  return context.numbering.next(id, level, styleId)
}

function tableOf(table: XmlElement, context: DocxContext): HtmlElement {
  const rows = partsNamed(table, 'tr').filter((row) => !child(child(row, 'trPr'), 'del'))
  return element(
    'table',
    rows.map((row) => element('tr', cellsOf(row, context))),
  )
}

function cellsOf(row: XmlElement, context: DocxContext): HtmlElement[] {
  const before = number(value(child(child(row, 'trPr'), 'gridBefore'))) ?? 0
  const cells = Array.from({ length: Math.min(Math.max(0, before), 100) }, () => element('td'))
  for (const cell of partsNamed(row, 'tc')) {
    const properties = child(cell, 'tcPr')
    const merge = child(properties, 'vMerge')
    // A cell that goes on the one above is empty, whatever was left in it.
    const continues = merge !== undefined && value(merge) !== 'restart'
    const columns = number(value(child(properties, 'gridSpan'))) ?? 1
    const content = continues ? [] : blocksOfBody(cell, context)
    cells.push(element('td', content, columns > 1 ? { colSpan: columns } : {}))
  }
  return cells
}

/** Rows or cells, which may stand in frames for content control and revisions. */
function partsNamed(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).flatMap((node) => {
    if (node.name === name) return [node]
    return /^(?:sdt|sdtContent|customXml|ins|moveTo|smartTag)$/.test(node.name) ? partsNamed(node, name) : []
  })
}

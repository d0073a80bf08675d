import { element, type HtmlNode, noteBody, noteMark, text } from '../markdown/hast.ts'
import { attribute, child, elements, textOf, type XmlElement } from '../xml/tree.ts'
import type { OdtContext } from './context.ts'
import type { TextMarks } from './styles.ts'

/** The words of a paragraph, and the frames with text that are anchored in it. */
export type Line = { words: HtmlNode[]; boxes: HtmlNode[] }

/** Spaces that one element may ask for; a file of a few bytes can ask for billions. */
const MOST_SPACES = 200

/** Comments, scripts, deleted text and what is only for programs. */
const LEFT_OUT =
  /^(?:annotation|annotation-end|tracked-changes|script|hidden-text|hidden-paragraph|forms|event-listeners|number|change.*|bookmark.*|reference-mark-.*|alphabetical-index-mark.*|toc-mark.*|user-index-mark.*|soft-page-break|note-citation|ruby-text)$/

/** Reads what stands in a paragraph. */
export function addInline(parent: XmlElement, context: OdtContext, line: Line): void {
  for (const node of parent.children) {
    if (typeof node === 'string') line.words.push(text(node.replace(/\s+/g, ' ')))
    else addElement(node, context, line)
  }
}

function addElement(node: XmlElement, context: OdtContext, line: Line): void {
  switch (node.name) {
    case 'span': {
      const marks = context.styles.marksOf('text', attribute(node, 'style-name'))
      if (!marks.hidden) addMarked(node, marks, context, line)
      return
    }
    case 'a': {
      const inner: Line = { words: [], boxes: line.boxes }
      addInline(node, context, inner)
      line.words.push(element('a', inner.words, { href: attribute(node, 'href') ?? '' }))
      return
    }
    case 's':
      line.words.push(text(' '.repeat(spaces(attribute(node, 'c')))))
      return
    case 'tab':
      line.words.push(text(' '))
      return
    case 'line-break':
      line.words.push(element('br'))
      return
    case 'note':
      return addNote(node, context, line)
    case 'frame':
    case 'custom-shape':
    case 'g':
    case 'rect':
    case 'ellipse':
    case 'caption':
      return addFrame(node, context, line)
    case 'page-number':
    case 'page-count':
      if (!context.withPageNumbers) return
      return addInline(node, context, line)
    default:
      if (!LEFT_OUT.test(node.name)) addInline(node, context, line)
  }
}

function spaces(count: string | undefined): number {
  const asked = Number.parseInt(count ?? '1', 10)
  return asked > 0 ? Math.min(asked, MOST_SPACES) : 0
}

function addMarked(node: XmlElement, marks: TextMarks, context: OdtContext, line: Line): void {
  const inner: Line = { words: [], boxes: line.boxes }
  addInline(node, context, inner)
  let words = inner.words
  if (marks.code) words = [element('code', words)]
  if (marks.script) words = [element(marks.script, words)]
  if (marks.struck) words = [element('del', words)]
  if (marks.italic) words = [element('em', words)]
  if (marks.bold) words = [element('strong', words)]
  for (const word of words) line.words.push(word)
}

function addNote(node: XmlElement, context: OdtContext, line: Line): void {
  const body = child(node, 'note-body')
  if (!body) return
  const label = String(context.notes.length + 1)
  // The place is taken before the body is read, as notes may stand within notes.
  const place = context.notes.push(noteBody(label, [])) - 1
  context.notes[place] = noteBody(label, context.blocksOf(body, context))
  line.words.push(noteMark(label))
}

/** A frame: a formula, a text box, or a picture with its description. */
function addFrame(node: XmlElement, context: OdtContext, line: Line): void {
  const object = child(node, 'object')
  const formula = object && (inlineFormula(object) ?? context.formulas.get(objectName(object)))
  if (formula) {
    line.words.push(formula)
    return
  }
  const box = child(node, 'text-box')
  const blocks = context.blocksOf(box ?? node, context)
  for (const block of blocks) line.boxes.push(block)
  if (box || blocks.length > 0) return
  const description = textOf(child(node, 'desc')).trim() || textOf(child(node, 'title')).trim()
  if (description) line.words.push(text(description))
}

/** The folder of an embedded object, `Object 1` of `./Object 1`. */
function objectName(object: XmlElement): string {
  return (attribute(object, 'href') ?? '').replace(/^\.\//, '').replace(/\/$/, '')
}

function inlineFormula(object: XmlElement): HtmlNode | null {
  const math = elements(object, 'math')[0]
  return math ? formulaOf(math) : null
}

/** MathML as the writer of Markdown wants it. */
export function formulaOf(math: XmlElement): ReturnType<typeof element> {
  return element(
    math.name,
    math.children.map((part) => (typeof part === 'string' ? part : formulaOf(part))),
    math.attributes.encoding ? { encoding: math.attributes.encoding } : {},
  )
}

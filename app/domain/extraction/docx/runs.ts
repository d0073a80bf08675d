import { element, type HtmlNode, isElement, text } from '../markdown/hast.ts'
import { attribute, child, elements, textOf, type XmlElement } from '../xml/tree.ts'
import type { DocxContext } from './context.ts'
import { fieldLink, fieldMark, isPageNumber, isShown, linkOf } from './fields.ts'
import { mathOf } from './math.ts'
import { toggle, value } from './styles.ts'
import { symbolCharacter } from './symbols.ts'

/** The words of a paragraph, and the text boxes that are anchored in it. */
export type Line = { words: HtmlNode[]; boxes: HtmlNode[] }

/** Reads what stands in a paragraph. Deleted and hidden text, comments and pictures are left out. */
export function addRuns(parent: XmlElement, context: DocxContext, line: Line): void {
  for (const node of parent.children) if (typeof node !== 'string') addInline(node, context, line)
}

function addInline(node: XmlElement, context: DocxContext, line: Line): void {
  switch (node.name) {
    case 'r':
      return addRun(node, context, line)
    case 'hyperlink':
      return addLink(context.links.get(attribute(node, 'id') ?? '') ?? null, node, context, line)
    case 'hlink':
      return addLink(attribute(node, 'dest') ?? null, node, context, line)
    case 'fldSimple': {
      const instruction = attribute(node, 'instr') ?? ''
      if (!context.withPageNumbers && isPageNumber(instruction)) return
      return addLink(linkOf(instruction), node, context, line)
    }
    case 'oMath':
    case 'oMathPara':
      line.words.push(mathOf(node))
      return
    case 'AlternateContent':
      return addAlternate(node, (part) => addRuns(part, context, line))
    case 'ins':
    case 'moveTo':
    case 'smartTag':
    case 'customXml':
    case 'sdt':
    case 'sdtContent':
    case 'dir':
    case 'bdo':
      return addRuns(node, context, line)
    default:
  }
}

function addLink(url: string | null, node: XmlElement, context: DocxContext, line: Line): void {
  const inner: Line = { words: [], boxes: line.boxes }
  addRuns(node, context, inner)
  for (const word of url ? [element('a', inner.words, { href: url })] : inner.words) line.words.push(word)
}

function addRun(run: XmlElement, context: DocxContext, line: Line): void {
  const properties = child(run, 'rPr')
  const style = context.styles.marksOf(value(child(properties, 'rStyle')))
  const hidden = toggle(properties, 'vanish') ?? style.hidden ?? false
  const inner: Line = { words: [], boxes: line.boxes }
  addParts(run, context, inner, hidden)
  if (inner.words.length === 0) return
  let words = inner.words
  const raised = value(child(properties, 'vertAlign'))
  if (style.code) words = [element('code', words)]
  if (raised === 'superscript') words = [element('sup', words)]
  if (raised === 'subscript') words = [element('sub', words)]
  if (toggle(properties, 'strike') || toggle(properties, 'dstrike')) words = [element('del', words)]
  if (toggle(properties, 'i') ?? style.italic) words = [element('em', words)]
  if (toggle(properties, 'b') ?? style.bold) words = [element('strong', words)]
  const url = fieldLink(context.fields)
  for (const word of words) pushLinked(line.words, word, url)
}

/** Adds a word to the link it stands in, which other runs may have begun. */
function pushLinked(words: HtmlNode[], word: HtmlNode, url: string | null): void {
  const last = words.at(-1)
  if (url === null) words.push(word)
  else if (isElement(last, 'a') && last.properties.href === url) last.children.push(word)
  else words.push(element('a', [word], { href: url }))
}

function addParts(run: XmlElement, context: DocxContext, line: Line, hidden: boolean): void {
  const say = (words: string | HtmlNode): void => {
    if (!hidden && isShown(context)) line.words.push(typeof words === 'string' ? text(words) : words)
  }
  for (const node of run.children) {
    if (typeof node === 'string') continue
    switch (node.name) {
      case 't':
        say(textOf(node))
        break
      case 'r':
        if (!hidden) addRun(node, context, line)
        break
      case 'instrText': {
        const field = context.fields.at(-1)
        if (field && field.instruction.length < 4000) field.instruction += textOf(node)
        break
      }
      case 'fldChar': {
        const words = fieldMark(node, context)
        if (words) say(words)
        break
      }
      case 'tab':
      case 'ptab':
        say(' ')
        break
      case 'br':
        say(element('br'))
        // The text after a page or column break is another paragraph.
        if (attribute(node, 'type')) say(element('br'))
        break
      case 'cr':
        say(element('br'))
        break
      case 'noBreakHyphen':
        say('\u2011')
        break
      case 'sym':
        say(symbolCharacter(attribute(node, 'font') ?? '', attribute(node, 'char') ?? ''))
        break
      case 'footnoteReference':
      case 'endnoteReference': {
        const kind = node.name === 'footnoteReference' ? 'footnote' : 'endnote'
        const mark = context.noteMark(kind, attribute(node, 'id') ?? '')
        if (mark) say(mark)
        break
      }
      case 'footnote':
      case 'endnote':
        if (context.inlineNote) say(context.inlineNote(node))
        break
      case 'ruby':
        addRuns(child(node, 'rubyBase') ?? node, context, line)
        break
      case 'AlternateContent':
        addAlternate(node, (part) => addParts(part, context, line, hidden))
        break
      case 'drawing':
      case 'pict':
      case 'object':
        if (!hidden) addDrawing(node, context, line)
        break
      default:
    }
  }
}

/** One of several writings of the same thing: the first that says something. */
export function addAlternate(node: XmlElement, add: (part: XmlElement) => void): void {
  const choices = elements(node).filter((part) => part.name === 'Choice' || part.name === 'Fallback')
  const best = choices.find((part) => holdsWords(part)) ?? choices[0]
  if (best) add(best)
}

function holdsWords(node: XmlElement): boolean {
  return node.children.some((part) => typeof part !== 'string' && (part.name === 't' || holdsWords(part)))
}

/** The text boxes of a drawing, or, of a picture, how it is described. */
function addDrawing(node: XmlElement, context: DocxContext, line: Line): void {
  const boxes = outermost(node, 'txbxContent')
  for (const box of boxes) for (const block of context.blocksOf(box, context)) line.boxes.push(block)
  if (boxes.length > 0) return
  const words = [...outermost(node, 'docPr'), ...outermost(node, 'shape')]
    .map((part) => attribute(part, 'descr') ?? attribute(part, 'alt') ?? '')
    .find((description) => description.trim() !== '')
  const diagram = outermost(node, 't').map(textOf).join(' ').trim()
  for (const part of [words, diagram]) if (part) line.words.push(text(part))
}

/** Elements of one name below `parent`, those within each other as one. */
function outermost(parent: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const visit = (element: XmlElement): void => {
    if (element.name === 'AlternateContent') return addAlternate(element, visit)
    for (const node of elements(element)) {
      if (node.name === name) found.push(node)
      else visit(node)
    }
  }
  visit(parent)
  return found
}

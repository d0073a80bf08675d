import { attribute, child, elements, writtenAttribute, type XmlElement } from '../xml/tree.ts'

type Style = {
  name: string
  parent: string | null
  outline: number | null
  text: TextMarks
}

/** What a style says about characters; undefined where it says nothing. */
export type TextMarks = {
  bold?: boolean
  italic?: boolean
  struck?: boolean
  script?: 'sup' | 'sub'
  hidden?: boolean
  code?: boolean
}

/** How the items of a list are counted, by level from 0; null stands for a bullet. */
export type ListStyle = Map<
  number,
  { format: string; prefix: string; suffix: string; start: number; levels: number } | null
>

export type OdtStyles = {
  marksOf(family: 'text' | 'paragraph', name: string | undefined): TextMarks
  roleOf(name: string | undefined): { kind: 'heading'; level: number } | { kind: 'text' | 'code' | 'quote' }
  listOf(name: string | undefined): ListStyle
  isHiddenSection(name: string | undefined): boolean
}

const MOST_STEPS = 20

/** Gathers the styles of `styles.xml` and the automatic ones of `content.xml`. */
export function readOdtStyles(roots: readonly (XmlElement | null)[]): OdtStyles {
  const styles = new Map<string, Style>()
  const lists = new Map<string, ListStyle>()
  const hiddenSections = new Set<string>()
  for (const group of roots.flatMap((root) => (root ? elements(root) : []))) {
    if (!/^(?:styles|automatic-styles|master-styles)$/.test(group.name)) continue
    for (const node of elements(group)) {
      const name = attribute(node, 'name') ?? ''
      if (node.name === 'style') styles.set(`${attribute(node, 'family')} ${name}`, readStyle(node))
      if (node.name === 'list-style') lists.set(name, readListStyle(node))
      if (attribute(child(node, 'section-properties') ?? node, 'display') === 'none') hiddenSections.add(name)
    }
  }
  const chain = (family: string, name: string | undefined): Style[] => {
    const found: Style[] = []
    for (let next = name ?? null; next !== null && found.length < MOST_STEPS; ) {
      const style: Style = styles.get(`${family} ${next}`) ?? unknownStyle(next)
      found.push(style)
      next = style.parent
    }
    return found
  }
  return {
    // What stands nearest wins.
    marksOf: (family, name) =>
      Object.assign(
        {},
        ...chain(family, name)
          .toReversed()
          .map((style) => style.text),
      ),
    roleOf(name) {
      for (const style of chain('paragraph', name)) {
        if (style.name === 'title') return { kind: 'heading', level: 1 }
        if (/^(?:preformatted text|source code|code)/.test(style.name)) return { kind: 'code' }
        if (/^(?:intense )?quot(?:e|ations?)$|^block (?:quotation|text)$/.test(style.name))
          return { kind: 'quote' }
        if (style.outline !== null) return { kind: 'heading', level: style.outline }
      }
      return { kind: 'text' }
    },
    listOf: (name) => (name === undefined ? undefined : lists.get(name)) ?? new Map(),
    isHiddenSection: (name) => name !== undefined && hiddenSections.has(name),
  }
}

/** A style that is used but not described: its name may still say what it is for. */
function unknownStyle(name: string): Style {
  return { name: readableName(name), parent: null, outline: null, text: {} }
}

function readableName(name: string): string {
  return name.replace(/_20_/g, ' ').replace(/_/g, ' ').toLowerCase()
}

function readStyle(node: XmlElement): Style {
  const name = attribute(node, 'display-name') ?? attribute(node, 'name') ?? ''
  const readable = readableName(name)
  const outline = Number.parseInt(attribute(node, 'default-outline-level') ?? '', 10)
  const text = readMarks(child(node, 'text-properties'))
  if (attribute(node, 'family') === 'text' && /source text|verbatim|teletype/.test(readable)) text.code = true
  return {
    name: readable,
    parent: attribute(node, 'parent-style-name') ?? null,
    outline: outline > 0 ? outline : null,
    text,
  }
}

function readMarks(properties: XmlElement | undefined): TextMarks {
  const marks: TextMarks = {}
  if (!properties) return marks
  const own = (name: string) => writtenAttribute(properties, name)
  const weight = own('fo:font-weight')
  if (weight) marks.bold = weight === 'bold' || Number(weight) >= 600
  const slant = own('fo:font-style')
  if (slant) marks.italic = slant !== 'normal'
  const line = own('style:text-line-through-style') ?? own('style:text-line-through-type')
  if (line) marks.struck = line !== 'none'
  const position = own('style:text-position')
  if (position && !position.startsWith('0%')) marks.script = /^(?:sub|-)/.test(position) ? 'sub' : 'sup'
  const display = own('text:display')
  if (display) marks.hidden = display === 'none'
  return marks
}

function readListStyle(node: XmlElement): ListStyle {
  const levels: ListStyle = new Map()
  for (const part of elements(node)) {
    const level = Number.parseInt(attribute(part, 'level') ?? '', 10) - 1
    if (!(level >= 0 && level < 10)) continue
    const format = attribute(part, 'num-format') ?? ''
    if (part.name !== 'list-level-style-number' || format === '') levels.set(level, null)
    else
      levels.set(level, {
        format,
        prefix: attribute(part, 'num-prefix') ?? '',
        suffix: attribute(part, 'num-suffix') ?? '',
        start: Number.parseInt(attribute(part, 'start-value') ?? '1', 10) || 1,
        levels: Number.parseInt(attribute(part, 'display-levels') ?? '1', 10) || 1,
      })
  }
  return levels
}

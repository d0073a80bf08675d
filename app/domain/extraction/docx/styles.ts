import { attribute, child, elements, type XmlElement } from '../xml/tree.ts'

/** What matters of a style; its own values only, those of the style it is based on are looked up. */
type Style = {
  name: string
  basedOn: string | null
  outline: number | null
  numberingId: string | null
  numberingLevel: number | null
  hidden: boolean | null
  bold: boolean | null
  italic: boolean | null
}

type ParagraphRole = { kind: 'heading'; level: number } | { kind: 'text' | 'code' | 'quote' }

export type Styles = {
  roleOf(id: string | undefined): ParagraphRole
  /** The numbering that a paragraph of this style has by itself. */
  numberingOf(id: string | undefined): { id: string; level: number | null } | null
  /** What a character style says; null where it says nothing. */
  marksOf(id: string | undefined): {
    hidden: boolean | null
    bold: boolean | null
    italic: boolean | null
    code: boolean
  }
}

/** Styles that are based on each other in a ring end here. */
const MOST_STEPS = 20

/** Reads the styles part. Built-in styles have English names in files of every language. */
export function readStyles(root: XmlElement | undefined): Styles {
  const styles = new Map<string, Style>()
  for (const node of root ? elements(root, 'style') : [])
    styles.set(attribute(node, 'styleId') ?? '', readStyle(node))

  const chain = (id: string | undefined): Style[] => {
    const found: Style[] = []
    let style = id === undefined ? undefined : styles.get(id)
    while (style && found.length < MOST_STEPS) {
      found.push(style)
      style = style.basedOn === null ? undefined : styles.get(style.basedOn)
    }
    return found
  }
  return {
    roleOf(id) {
      for (const style of chain(id)) {
        const role = roleByName(style.name)
        if (role) return role
        if (style.outline !== null && style.outline < 9) return { kind: 'heading', level: style.outline + 1 }
      }
      return { kind: 'text' }
    },
    numberingOf(id) {
      const found = chain(id)
      const numberingId = found.find((style) => style.numberingId !== null)?.numberingId
      if (!numberingId) return null
      return {
        id: numberingId,
        level: found.find((style) => style.numberingLevel !== null)?.numberingLevel ?? null,
      }
    },
    marksOf(id) {
      const found = chain(id)
      return {
        hidden: found.find((style) => style.hidden !== null)?.hidden ?? null,
        bold: found.find((style) => style.bold !== null)?.bold ?? null,
        italic: found.find((style) => style.italic !== null)?.italic ?? null,
        code: found.some((style) =>
          /verbatim|source|html (?:code|typewriter|sample|keyboard)|\bcode\b/.test(style.name),
        ),
      }
    },
  }
}

function readStyle(node: XmlElement): Style {
  const paragraph = child(node, 'pPr')
  const run = child(node, 'rPr')
  const numbering = child(paragraph, 'numPr')
  return {
    // Programs that come from OpenDocument write its way of spaces in names.
    name: (value(child(node, 'name')) ?? '').replaceAll('_20_', ' ').toLowerCase(),
    basedOn: value(child(node, 'basedOn')) ?? null,
    outline: number(value(child(paragraph, 'outlineLvl'))),
    numberingId: value(child(numbering, 'numId')) ?? null,
    numberingLevel: number(value(child(numbering, 'ilvl'))),
    hidden: toggle(run, 'vanish'),
    bold: toggle(run, 'b'),
    italic: toggle(run, 'i'),
  }
}

function roleByName(name: string): ParagraphRole | null {
  const heading = /^heading (\d)$/.exec(name)?.[1]
  if (heading) return { kind: 'heading', level: Number(heading) }
  if (name === 'title') return { kind: 'heading', level: 1 }
  if (
    /^(?:source code|preformatted text|html preformatted|macro text|code(?: block)?|listing|plain code)$/.test(
      name,
    )
  )
    return { kind: 'code' }
  if (/^(?:intense )?quote$|^quotations?$|^block ?quote$|^block text$/.test(name)) return { kind: 'quote' }
  return null
}

/** The `val` attribute of an element, which is where WordprocessingML keeps most values. */
export function value(node: XmlElement | undefined): string | undefined {
  return node && attribute(node, 'val')
}

export function number(text: string | undefined): number | null {
  const parsed = Number.parseInt(text ?? '', 10)
  return Number.isNaN(parsed) ? null : parsed
}

/** A property that is on when it is there, unless it says otherwise; null when it is not there. */
export function toggle(properties: XmlElement | undefined, name: string): boolean | null {
  const node = child(properties, name)
  if (!node) return null
  return !/^(?:0|false|off|none)$/.test(value(node) ?? '')
}

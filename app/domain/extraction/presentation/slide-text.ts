import { append, isBlank, type Block, type Inline } from '../legacy/blocks.ts'
import { safeTarget } from '../legacy/link-target.ts'
import { decodeControlEscapes } from '../ooxml/control-escapes.ts'
import { attribute, child, descendants, elements, textOf, type XmlElement } from '../xml/tree.ts'

/** Whether paragraphs of a level bear a mark by themselves, as the layout says. */
export type Mark = 'bullet' | 'number' | 'none'

/** Where the links of a slide lead, by relationship. */
export type Addresses = ReadonlyMap<string, string>

const MAX_LEVEL = 8

/** The paragraphs of a text body (DrawingML 21.1.2) as blocks; `markOf` tells what a level's mark is when the paragraph does not. */
export function textBlocks(
  body: XmlElement | undefined,
  addresses: Addresses,
  list: string,
  markOf: (level: number) => Mark = () => 'none',
): Block[] {
  if (!body) return []
  return elements(body, 'p').flatMap((paragraph): Block[] => {
    const inlines = inlinesOf(paragraph, addresses)
    if (isBlank(inlines)) return []
    const properties = child(paragraph, 'pPr')
    const level = Math.min(
      Math.max(0, Number(attribute(properties ?? paragraph, 'lvl') ?? 0) || 0),
      MAX_LEVEL,
    )
    const mark = ownMark(properties) ?? markOf(level)
    if (mark === 'none') return [{ kind: 'paragraph', inlines }]
    const first = Number(attribute(child(properties, 'buAutoNum') ?? paragraph, 'startAt') ?? 1) || 1
    return [{ kind: 'item', level, ordered: mark === 'number', list, start: first, inlines }]
  })
}

/** The mark a paragraph, or a level of a list style, names itself. */
export function ownMark(properties: XmlElement | undefined): Mark | undefined {
  if (!properties) return undefined
  if (child(properties, 'buNone')) return 'none'
  if (child(properties, 'buAutoNum')) return 'number'
  return child(properties, 'buChar') || child(properties, 'buBlip') ? 'bullet' : undefined
}

/** The words of a paragraph with their links; numbers of slides and dates that change by themselves are left out. */
export function inlinesOf(paragraph: XmlElement, addresses: Addresses): Inline[] {
  const inlines: Inline[] = []
  for (const part of elements(paragraph)) {
    if (part.name === 'br') append(inlines, '\n')
    else if (part.name === 'r') {
      const click = child(child(part, 'rPr'), 'hlinkClick')
      const target = click ? safeTarget(addresses.get(attribute(click, 'id') ?? '') ?? '') : undefined
      append(inlines, decodeControlEscapes(elements(part, 't').map(textOf).join('')), target)
    } else if (part.name === 'fld') {
      if (!/^(slidenum|datetime)/.test(attribute(part, 'type') ?? ''))
        append(inlines, elements(part, 't').map(textOf).join(''))
    } else if (part.name === 'AlternateContent') append(inlines, wordsOf(child(part, 'Choice')))
    else if (!part.name.endsWith('Pr')) append(inlines, wordsOf(part))
  }
  return inlines
}

function wordsOf(element: XmlElement | undefined): string {
  return element ? descendants(element, 't').map(textOf).join('') : ''
}

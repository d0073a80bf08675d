import type { Element, ElementContent, Root, RootContent, Text } from 'hast'

/** A tree of HTML elements (github.com/syntax-tree/hast), which readers build and `markdownFromHast` writes. */
export type HtmlRoot = Root
export type HtmlElement = Element
export type HtmlNode = ElementContent

/** Names of elements that only readers make: the mark of a footnote in the text, and the footnote itself. */
export const NOTE_MARK = 'note-mark'
export const NOTE_BODY = 'note-body'

export function element(
  tagName: string,
  children: readonly (HtmlNode | string)[] = [],
  properties: Element['properties'] = {},
): HtmlElement {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((part) => (typeof part === 'string' ? text(part) : part)),
  }
}

export function text(value: string): Text {
  return { type: 'text', value }
}

/** The mark of footnote `label` within a line. */
export function noteMark(label: string): HtmlElement {
  return element(NOTE_MARK, [], { label })
}

/** Footnote `label`; `children` are blocks. */
export function noteBody(label: string, children: readonly HtmlNode[]): HtmlElement {
  return element(NOTE_BODY, children, { label })
}

export function isElement(node: RootContent | undefined, ...names: string[]): node is HtmlElement {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName))
}

/** All words below a node, as they stand. */
export function wordsOf(node: RootContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  let words = ''
  for (const part of node.children) words += wordsOf(part)
  return words
}

/** The value of an attribute as text; empty when it is missing. */
export function property(node: HtmlElement, name: string): string {
  const value = Object.hasOwn(node.properties, name) ? node.properties[name] : undefined
  return Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? '' : String(value)
}

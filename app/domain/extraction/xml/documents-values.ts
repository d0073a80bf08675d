import { elements, textOf, descendants, type XmlElement } from './tree.ts'
import { meaningOf } from './vocabulary.ts'

/** Whether words stand beside elements. */
export function isMixed(node: XmlElement): boolean {
  return node.children.some((part) => typeof part === 'string' && part.trim() !== '')
}

/** An element that holds a value, or a few of them. */
export function isValue(node: XmlElement): boolean {
  const parts = elements(node)
  const meaning = meaningOf(node.name)
  if (meaning !== undefined && meaning !== 'link') return false
  return (
    parts.length === 0 ||
    (!isMixed(node) && parts.length <= 40 && parts.every((part) => elements(part).length === 0))
  )
}

export function values(parts: readonly XmlElement[]): string[] {
  // First and last name are one name.
  const isName = parts.length > 1 && parts.every((part) => NAME_PART.test(part.name))
  const words = parts.map((part) =>
    (elements(part).length === 0 ? [part] : elements(part))
      .map((leaf) => textOf(leaf).replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' '),
  )
  return [words.filter(Boolean).join(isName ? ' ' : ', ')]
}

const NAME_PART = /^(?:(?:first|middle|other|last|fore|sur|given)-?names?|honorific|lineage|prefix|suffix)$/i

/** Values in a row, as the institution and country of an author: nothing within them is marked. */
export function isPlainValue(node: XmlElement): boolean {
  const meaning = meaningOf(node.name)
  if (node.name === 'alternatives' || descendants(node, 'alternatives').length > 0) return false
  return (meaning === undefined && descendants(node, 'math').length === 0) || node.name === 'email'
}

const BLOCKS = new Set(['list', 'numbered', 'table', 'quote', 'code', 'paragraph', 'section', 'heading'])

export function isBlock(node: XmlElement): boolean {
  const meaning = meaningOf(node.name)
  if (meaning === 'note' || meaning === 'formula') return false
  if (meaning !== undefined) return BLOCKS.has(meaning)
  return elements(node).some(isBlock)
}

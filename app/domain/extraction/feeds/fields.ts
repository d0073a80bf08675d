import { lookup } from '#app/lookup.ts'
import { element, type HtmlNode } from '../markdown/hast.ts'
import { attribute, elements, textOf, type XmlElement } from '../xml/tree.ts'

/** What is told elsewhere, or says something to programs alone. */
const UNTOLD = new Set(
  (
    'title link description subtitle tagline summary content encoded id guid ttl docs icon logo url width ' +
    'height cloud rating skipHours skipDays updatePeriod updateFrequency updateBase lastBuildDate thumbnail block ' +
    'explicit comments commentRss source origLink items'
  ).split(' '),
)

/** How the fields that most feeds have are called. */
const LABELS = lookup({
  pubDate: 'Date',
  published: 'Date',
  date: 'Date',
  issued: 'Date',
  updated: 'Updated',
  modified: 'Updated',
  creator: 'Author',
  author: 'Author',
  managingEditor: 'Editor',
  webMaster: 'Webmaster',
  contributor: 'Contributor',
  category: 'Categories',
  copyright: 'Copyright',
  rights: 'Copyright',
  language: 'Language',
  image: 'Image',
  textInput: 'Input',
})

/** The remaining fields of a feed or an entry in one paragraph, a line each; values of one name stand together. */
export function fieldsOf(parent: XmlElement, isEntry: (node: XmlElement) => boolean): HtmlNode[] {
  const values = new Map<string, string[]>()
  for (const node of elements(parent)) {
    if (UNTOLD.has(node.name) || isEntry(node)) continue
    const value = valueOf(node)
    if (value === '' || value.length > 2000) continue
    const label = LABELS.get(node.name) ?? readable(node.name)
    const known = values.get(label) ?? []
    if (!known.includes(value)) values.set(label, [...known, value])
  }
  if (values.size === 0) return []
  const lines = Array.from(values, ([label, texts]) => `${label}: ${texts.join(', ')}`)
  return [
    element(
      'p',
      lines.flatMap((line, index) => (index === 0 ? [line] : [element('br'), line])),
    ),
  ]
}

function valueOf(node: XmlElement): string {
  const named = attribute(node, 'label') ?? attribute(node, 'term')
  if (named) return named
  const parts = elements(node)
  // A person or a picture: the words of its parts, without addresses of pages.
  const texts = parts.length > 0 ? parts.map((part) => textOf(part).trim()) : [textOf(node).trim()]
  return texts
    .filter((text) => text !== '' && (parts.length === 0 || !/^(?:https?:\/\/\S+|\d+)$/.test(text)))
    .join(', ')
    .replace(/\s+/g, ' ')
}

/** `episodeType` as `Episode type`. */
function readable(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

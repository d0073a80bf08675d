import { element, type HtmlNode } from '../markdown/hast.ts'
import { elements, textOf, type XmlElement } from './tree.ts'
import { readableName } from './vocabulary.ts'

/** Columns a table of records may have; wider records are told one by one. */
const MOST_COLUMNS = 30
/** Attributes that speak to programs. */
const TECHNICAL = /^(?:xmlns|xsi:|xml:(?!lang)|xlink:)/

/** Data as HTML: records of one kind as a table, single values as lines `Name: value`, the rest as headed groups. */
export function recordBlocks(root: XmlElement): HtmlNode[] {
  return [element('h1', [readableName(root.name)]), ...groupBlocks(root, 2)]
}

function groupBlocks(parent: XmlElement, level: number): HtmlNode[] {
  const blocks: HtmlNode[] = []
  const lines: string[] = attributesOf(parent).map(([name, value]) => `${readableName(name)}: ${value}`)
  const own = ownText(parent)
  if (own) lines.push(own)
  const flush = (): void => {
    if (lines.length === 0) return
    blocks.push(
      element(
        'p',
        lines.flatMap((line, index) => (index === 0 ? [line] : [element('br'), line])),
      ),
    )
    lines.length = 0
  }
  for (const run of runsOf(elements(parent))) {
    const [first] = run
    if (!first) continue
    const table = run.length > 1 ? tableOf(run) : null
    if (table) {
      flush()
      blocks.push(element('h' + String(Math.min(level, 6)), [readableName(first.name)]), table)
      continue
    }
    for (const node of run) {
      if (isLeaf(node)) {
        const line = leafLine(node)
        if (line) lines.push(line)
        continue
      }
      flush()
      blocks.push(
        element(`h${Math.min(level, 6)}`, [readableName(node.name)]),
        ...groupBlocks(node, level + 1),
      )
    }
  }
  flush()
  return blocks
}

/** Neighbours of one name together. */
function runsOf(nodes: readonly XmlElement[]): XmlElement[][] {
  const runs: XmlElement[][] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (last?.[0]?.name === node.name) last.push(node)
    else runs.push([node])
  }
  return runs
}

function isLeaf(node: XmlElement): boolean {
  return elements(node).length === 0
}

function leafLine(node: XmlElement): string | null {
  const value = textOf(node).replace(/\s+/g, ' ').trim()
  const details = attributesOf(node).map(([name, text]) => `${readableName(name)} ${text}`)
  if (value === '' && details.length === 0) return null
  const told = [value, details.length > 0 ? (value ? `(${details.join(', ')})` : details.join(', ')) : '']
  return `${readableName(node.name)}: ${told.filter(Boolean).join(' ')}`
}

function attributesOf(node: XmlElement): [string, string][] {
  return Object.entries(node.attributes).filter(
    ([name, value]) => !TECHNICAL.test(name) && value.trim() !== '',
  )
}

function ownText(node: XmlElement): string {
  return node.children
    .filter((part): part is string => typeof part === 'string')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Records whose fields hold nothing but values as a table; null when they hold more, or are too different. */
function tableOf(records: readonly XmlElement[]): HtmlNode | null {
  const columns = new Set<string>()
  const rows: Map<string, string>[] = []
  for (const record of records) {
    const row = new Map<string, string>(attributesOf(record))
    const own = ownText(record)
    if (own) row.set(record.name, own)
    for (const field of elements(record)) {
      if (!isLeaf(field)) return null
      const value = [
        textOf(field).replace(/\s+/g, ' ').trim(),
        ...attributesOf(field).map(([, text]) => text),
      ]
        .filter(Boolean)
        .join(' ')
      const before = row.get(field.name)
      row.set(field.name, before ? `${before}; ${value}` : value)
    }
    for (const name of row.keys()) columns.add(name)
    if (columns.size > MOST_COLUMNS) return null
    rows.push(row)
  }
  if (columns.size < 2) return null
  const names = [...columns]
  return element('table', [
    element(
      'tr',
      names.map((name) => element('th', [readableName(name)])),
    ),
    ...rows.map((row) =>
      element(
        'tr',
        names.map((name) => element('td', [row.get(name) ?? ''])),
      ),
    ),
  ])
}

import { LIMITS } from '../limits.ts'
import { oneLine } from '../markdown/escape.ts'
import { markdownTable } from '../markdown/table.ts'
import { refusal } from '../refusals.ts'

/** Lists in lists beyond this are not readable any more: what lies deeper is told by its size. */
const DEPTH = 10
const TABLE_COLUMNS = 12
const TABLE_CELL = 120
const ROW_ITEMS = 16
const ROW_ITEM = 24

type Fields = Record<string, unknown>

/**
 * A JSON value as Markdown: objects and lists as bullet lists of keys and values, lists of like and short objects as
 * tables. Throws the refusal `too_much_text` when it would be longer than is kept.
 */
export function jsonMarkdown(value: unknown): string {
  if (Array.isArray(value)) {
    const table = tableOf(value)
    if (table !== undefined) return table
  }
  const lines: string[] = []
  let characters = 0
  const add = (depth: number, text: string) => {
    characters += text.length + 2 * depth
    if (characters > LIMITS.characters) throw refusal('too_much_text')
    lines.push(`${'  '.repeat(depth)}${text}`)
  }
  if (isScalar(value)) return scalar(value)
  addEntries(value as object, 0, add)
  return lines.join('\n')
}

type Add = (depth: number, text: string) => void

function addEntries(value: object, depth: number, add: Add): void {
  const isList = Array.isArray(value)
  const entries: [string, unknown][] = isList
    ? value.map((item, at): [string, unknown] => [String(at + 1), item])
    : Object.entries(value)
  for (const [key, item] of entries) {
    const name = isList ? '' : `**${oneLine(key)}**: `
    const row = inline(item)
    if (row !== undefined) add(depth, `- ${name}${row}`)
    else if (isScalar(item)) add(depth, `- ${name}${indented(scalar(item), depth)}`)
    else if (size(item) === 0) add(depth, `- ${name}(empty)`)
    else if (depth >= DEPTH) add(depth, `- ${name}(${size(item)} more, nested deeper)`)
    else {
      add(depth, `- ${name.trim() || `Item ${key}:`}`)
      addEntries(item as object, depth + 1, add)
    }
  }
}

/** A list of a few short values, in one line. */
function inline(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > ROW_ITEMS || !value.every(isScalar))
    return
  const items = value.map(scalar)
  if (items.every((item) => item.length <= ROW_ITEM && !/[,\n]/.test(item))) return items.join(', ')
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function scalar(value: unknown): string {
  return typeof value === 'string' ? value.trim() : String(value)
}

function size(value: unknown): number {
  return Array.isArray(value) ? value.length : Object.keys(value as object).length
}

/** Further lines of a text belong to the same point. */
function indented(text: string, depth: number): string {
  return text.replace(/\n/g, `\n${'  '.repeat(depth + 1)}`)
}

/** The table of two and more objects with few, short and mostly common fields; undefined for others. */
function tableOf(list: unknown[]): string | undefined {
  if (list.length < 2) return
  const columns = new Set<string>()
  let fields = 0
  for (const item of list) {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return
    for (const [key, value] of Object.entries(item)) {
      if (!isScalar(value) || String(value).length > TABLE_CELL) return
      columns.add(key)
      fields++
    }
    if (columns.size > TABLE_COLUMNS) return
  }
  if (columns.size < 2 || fields < (list.length * columns.size) / 2) return
  const names = [...columns]
  const cells = (item: Fields) =>
    names.map((name) => (Object.hasOwn(item, name) && item[name] !== null ? scalar(item[name]) : ''))
  return markdownTable([names, ...(list as Fields[]).map(cells)])
}

import { type Line, isMarker } from './lines.ts'
import { type Style, foldTitle, isLarger, levelOf } from './style.ts'
import { tableAt } from './tables.ts'

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; marker: string; depth: number; text: string }
  | { kind: 'table'; rows: string[][] }

/** Lines that belong together, before it is known what they are. */
type Group = { lines: Line[]; gapBefore: boolean; marker: string | null }

/** The blocks of a region of one column. `join` joins a line and the next into running text. */
export function blocksOf(
  lines: readonly Line[],
  style: Style,
  join: (before: string, after: string) => string,
): Block[] {
  const blocks: Block[] = []
  let loose: Line[] = []
  const close = () => {
    blocks.push(...textBlocks(loose, style, join))
    loose = []
  }
  for (let at = 0; at < lines.length; ) {
    const table = tableAt(lines, at)
    if (table) {
      close()
      blocks.push({ kind: 'table', rows: table.rows })
      at = table.to
    } else loose.push(lines[at++]!)
  }
  close()
  return blocks
}

function textBlocks(lines: Line[], style: Style, join: (before: string, after: string) => string): Block[] {
  if (lines.length === 0) return []
  const edges = edgesOf(lines)
  const groups: Group[] = []
  for (const line of lines) {
    const marker = markerOf(line.text)
    const group = groups.at(-1)
    const before = group?.lines.at(-1)
    if (!group || !before) groups.push({ lines: [line], gapBefore: true, marker })
    else if (marker !== null || isNew(group, before, line, edges, style))
      groups.push({ lines: [line], gapBefore: isGap(before, line, style), marker })
    else group.lines.push(line)
  }
  const indents = [
    ...new Set(groups.filter(isItem).map((group) => Math.round(group.lines[0]!.x / 6))),
  ].toSorted((one, other) => one - other)
  return groups.map((group, at): Block => {
    const text = paragraphText(group.lines, edges, join)
    const level = headingLevel(group, text, groups[at + 1], style)
    if (level > 0) return { kind: 'heading', level, text: text.replaceAll('\n', ' ') }
    if (!isItem(group)) return { kind: 'paragraph', text }
    const depth = indents.indexOf(Math.round(group.lines[0]!.x / 6))
    return { kind: 'item', marker: group.marker!, depth, text: text.slice(group.marker!.length).trim() }
  })
}

function isItem(group: Group): boolean {
  return group.marker !== null
}

/** The sign a list item begins with. A single letter or figure with a stop may also begin a sentence: it needs a bracket or more. */
function markerOf(text: string): string | null {
  const word = /^(\S{1,5})\s+\S/.exec(text)?.[1]
  if (!word || !isMarker(word)) return null
  return /^[A-Z]\.$/.test(word) ? null : word
}

function isGap(before: Line, line: Line, style: Style): boolean {
  return line.baseline - before.baseline > Math.max(before.size, line.size) * style.pitch * 1.25
}

function isNew(group: Group, before: Line, line: Line, { margin, right }: Edges, style: Style): boolean {
  if (Math.abs(line.size - before.size) > before.size * 0.12 || before.leads || line.leads) return true
  if (isGap(before, line, style) || line.rtl !== before.rtl) return true
  const first = group.lines[0]!
  if (group.marker !== null) return line.x < first.x - line.size * 0.3
  if (/^\p{Ll}/u.test(line.text) && !line.rtl && reaches(before, right)) return false
  const isBack =
    group.lines.length > 1 && hangs(group, before) && Math.abs(line.x - first.x) < line.size * 0.3
  if (isBack && !line.rtl) return true
  const isIndented = line.x > margin + line.size * 0.8 && before.x < line.x - line.size * 0.8
  if (isIndented && !line.rtl && line.x < margin + line.size * 5 && reaches(before, right))
    return !hangs(group, line)
  if (isIndented && !line.rtl && /[.!?:”"»)]$/.test(before.text)) return true
  if (isOtherFont(before, line, style)) return true
  const width = right - margin
  const isShort = line.rtl ? before.x > margin + width * 0.25 : before.right < right - width * 0.25
  return isShort && /[.!?:;…][”"»)]?$/.test(before.text)
}

/** All lines but the first are indented, as in a bibliography. */
function hangs(group: Group, line: Line): boolean {
  const [first, second] = group.lines
  if (!first) return false
  if (second) return second.x > first.x + line.size * 0.8
  return /^\[?\d+[\].]|^\[|^\p{Lu}[\p{L}'’-]+,/u.test(first.text)
}

function reaches(line: Line, right: number): boolean {
  return line.right > right - line.size * 4
}

/** A short line in a font that is seldom used, before a line of running text: a run-in title. */
function isOtherFont(before: Line, line: Line, style: Style): boolean {
  if (before.font === line.font || before.text.length > 80) return false
  return share(before, style) < 0.2 && share(line, style) > 0.4 && !/[.,;]$/.test(before.text)
}

function share(line: Line, style: Style): number {
  return style.fontShare.get(line.font) ?? 0
}

/**
 * Lines as running text. A line that ends early and is not followed by a small letter keeps its end; where few lines reach
 * the right edge, as in addresses and verse, all such lines do.
 */
function paragraphText(
  lines: Line[],
  { margin, right, isLoose }: Edges,
  join: (before: string, after: string) => string,
): string {
  return lines.slice(1).reduce((text, line, at) => {
    const before = lines[at]!
    const isShort = !line.rtl && before.right < margin + (right - margin) * (isLoose ? 0.95 : 0.6)
    const endsLine = isShort && !/^\p{Ll}/u.test(line.text) && right - margin > line.size * 8
    return endsLine ? `${text}\n${line.text}` : join(text, line.text)
  }, lines[0]!.text)
}

/** Where a region's lines begin and end, and whether few of them are full. */
type Edges = { margin: number; right: number; isLoose: boolean }

function edgesOf(lines: Line[]): Edges {
  const margin = Math.min(...lines.map((line) => line.x))
  const right = Math.max(...lines.map((line) => line.right))
  const full = lines.filter((line) => line.right > right - (right - margin) * 0.18).length
  return { margin, right, isLoose: lines.length > 3 && full < lines.length * 0.45 }
}

function headingLevel(group: Group, text: string, next: Group | undefined, style: Style): number {
  const first = group.lines[0]!
  if (text.length > 160 || group.lines.length > 3 || !/\p{L}{2}/u.test(text) || first.leads) return 0
  const depth = style.outline.get(foldTitle(text))
  if (depth !== undefined && first.size >= style.bodySize * 0.95) return Math.min(4, depth + 1)
  if (isItem(group) && !/^\d/.test(group.marker!)) return 0
  if (isLarger(first.size, style)) return /[,;]$/.test(text) ? 0 : levelOf(first.size, style)
  const isAlone = group.gapBefore && group.lines.length <= 2 && text.length <= 90
  if (!isAlone || isItem(group) || first.size < style.bodySize * 0.95 || /[.,;:!?]$/.test(text)) return 0
  const isSeldom = share(first, style) < 0.2 && next !== undefined && share(next.lines[0]!, style) > 0.4
  const isText = next !== undefined && next.lines.reduce((sum, line) => sum + line.text.length, 0) > 60
  return isSeldom && isText && /^[\p{Lu}\d]/u.test(text) ? Math.min(4, style.headingSizes.length + 1) : 0
}

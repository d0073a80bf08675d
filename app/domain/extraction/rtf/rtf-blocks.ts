import { plainText, type Block, type Inline } from '../legacy/blocks.ts'
import { headingsBySize } from '../legacy/size-headings.ts'
import type { HeaderTables } from './header-tables.ts'
import type { RtfParagraph, RtfPart } from './story.ts'

const HEADING_STYLE =
  /^(?:heading|überschrift|titre|título|titolo|kop|заголовок|rubrik|overskrift|nagłówek)\s*([1-9])\b/
const TITLE_STYLE = /^(?:title|titel|titre|título|titolo|название)$/
const CODE_STYLE = /^(?:source ?code|code|html preformatted|preformatted text|plain text code|verbatim)$/
const NUMBER = /^\(?(\d{1,6}|[a-z]{1,3}|[IVXLC]{1,6})[.)]$/i
const BULLETS = '•·◦‣▪■●○–o'
/** Signs typed in front of items by programs that write no lists, followed by a tab. */
const TYPED_MARK = /^\s*([•·◦‣▪●○–-]|\(?(?:\d{1,3}|[a-z])[.)])[ \t]*\t\s*/

/** Makes blocks of the paragraphs of an RTF file: headings by style or size, list items by mark. */
export function rtfBlocks(parts: readonly RtfPart[], tables: HeaderTables): Block[] {
  const headingOf = headingFinder(parts, tables)
  const indents: number[] = []
  return parts.map((part) => {
    if (part.kind !== 'paragraph') {
      indents.length = 0
      return part
    }
    const item = itemOf(part, tables, indents)
    const level = headingOf(part, item !== null)
    if (level !== null) return { kind: 'heading', level, inlines: part.inlines }
    if (item) return item
    indents.length = 0
    if (CODE_STYLE.test(tables.styles.get(part.state.style) ?? ''))
      return { kind: 'code', inlines: part.inlines }
    return { kind: 'paragraph', inlines: part.inlines }
  })
}

function itemOf(
  part: RtfParagraph,
  tables: HeaderTables,
  indents: number[],
): (Block & { kind: 'item' }) | null {
  const { state, inlines } = part
  if (state.list > 0) {
    const id = tables.overrides.get(state.list)
    const list = id === undefined ? undefined : tables.lists.find((candidate) => candidate.id === id)
    const level = list?.levels[Math.min(state.listLevel, list.levels.length - 1)]
    if (level && !level.marked) return null
    const ordered = level ? level.ordered : NUMBER.test(part.listText)
    const start = level?.start ?? 1
    return { kind: 'item', level: state.listLevel, ordered, list: `${state.list}`, start, inlines }
  }
  if (state.oldMark || part.listText !== '') {
    const ordered = state.oldMark ? state.oldMark === 'number' : NUMBER.test(part.listText)
    if (!ordered && !state.oldMark && !BULLETS.includes(part.listText[0] ?? '')) return null
    const start = Number.parseInt(part.listText, 10)
    const level = levelByIndent(state.indent, indents)
    return { kind: 'item', level, ordered, list: 'old', inlines, ...(start > 0 && { start }) }
  }
  const first = inlines[0]
  const typed = first && 'text' in first ? TYPED_MARK.exec(first.text) : null
  if (!typed || !first || !('text' in first)) return null
  const rest: Inline[] = [{ ...first, text: first.text.slice(typed[0].length) }, ...inlines.slice(1)]
  const mark = (typed[1] ?? '').replace('(', '')
  const start = /^[a-z]/.test(mark) ? mark.charCodeAt(0) - 96 : Number.parseInt(mark, 10)
  const level = levelByIndent(state.indent, indents)
  return {
    kind: 'item',
    level,
    ordered: start >= 0,
    list: 'typed',
    inlines: rest,
    ...(start >= 0 && { start }),
  }
}

/** Lists without levels show them by indentation: further in is deeper, back out is shallower. */
function levelByIndent(indent: number, indents: number[]): number {
  while (indents.length > 0 && (indents.at(-1) ?? 0) > indent) indents.pop()
  if (indents.length === 0 || (indents.at(-1) ?? 0) < indent) indents.push(indent)
  return indents.length - 1
}

/** Headings are told by outline level or style; in a file that has neither, by letters larger than most. */
function headingFinder(
  parts: readonly RtfPart[],
  tables: HeaderTables,
): (part: RtfParagraph, isItem: boolean) => number | null {
  const byStyle = ({ state }: RtfParagraph): number | null => {
    const name = tables.styles.get(state.style) ?? ''
    const number = HEADING_STYLE.exec(name)?.[1]
    if (number) return Math.min(Number(number), 6)
    if (TITLE_STYLE.test(name)) return 1
    return state.outline === null ? null : Math.min(state.outline + 1, 6)
  }
  const paragraphs = parts.filter((part) => part.kind === 'paragraph')
  if (paragraphs.some((part) => byStyle(part) !== null)) return byStyle

  const sized = ({ size, inlines }: RtfParagraph) => ({ size, characters: plainText(inlines).trim().length })
  const bySize = headingsBySize(paragraphs.map(sized))
  return (part, isItem) => (isItem ? null : bySize(sized(part)))
}

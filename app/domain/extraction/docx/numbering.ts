import { formatNumber } from '../markdown/number-formats.ts'
import { attribute, child, elements, type XmlElement } from '../xml/tree.ts'
import { number, value } from './styles.ts'

type Level = { start: number; format: string; text: string; paragraphStyle: string | null; legal: boolean }
type Numbering = { abstractId: string; levels: Map<number, Level>; restarts: Map<number, number> }

/** What stands before a numbered paragraph. */
export type ListLabel = {
  /** The label as it is printed, such as `3.`, `(b)` or `1.2`; null for a bullet or when nothing is printed. */
  text: string | null
  /** The number, where the label is nothing but that and a full stop or bracket. */
  plain: number | null
  /** 0 to 8. */
  level: number
  /** Whether the bullet is invisible: such paragraphs go on the item before them. */
  continues?: boolean
}

export type NumberingCounter = {
  /** Counts a paragraph and says what stands before it; null when the numbering is unknown or switched off. */
  next(id: string, level: number | null, styleId: string | undefined): ListLabel | null
}

const DEEPEST = 8

/**
 * Follows the numbers of a document (ECMA-376, part 1, 17.9). Call `next` for each numbered paragraph in their order:
 * counters are shared by all lists of one abstract numbering, and a deeper level begins again after a higher one.
 */
export function numberingCounter(root: XmlElement | undefined): NumberingCounter {
  const numberings = readNumberings(root)
  const counters = new Map<string, (number | undefined)[]>()
  const restarted = new Set<string>()
  return {
    next(id, wanted, styleId) {
      const numbering = numberings.get(id)
      if (!numbering) return null
      const level = Math.min(DEEPEST, Math.max(0, wanted ?? levelOfStyle(numbering, styleId) ?? 0))
      const own = numbering.levels.get(level)
      if (!own) return { text: null, plain: null, level }
      const counts = counters.get(numbering.abstractId) ?? []
      counters.set(numbering.abstractId, counts)
      const restart = numbering.restarts.get(level)
      const key = `${id} ${level}`
      const first = restart !== undefined && !restarted.has(key)
      restarted.add(key)
      const before = counts[level]
      const count = first ? restart : before === undefined ? own.start : before + 1
      counts[level] = count
      counts.length = level + 1
      return labelOf(numbering, own, level, counts)
    },
  }
}

function labelOf(numbering: Numbering, own: Level, level: number, counts: (number | undefined)[]): ListLabel {
  if (own.format === 'bullet' && own.text.trim() === '')
    return { text: null, plain: null, level, continues: true }
  if (own.format === 'bullet' || own.format === 'none' || own.text === '')
    return { text: null, plain: null, level }
  const text = own.text.replace(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1
    const other = numbering.levels.get(at)
    return formatNumber(counts[at] ?? other?.start ?? 1, own.legal ? 'decimal' : (other?.format ?? 'decimal'))
  })
  const isPlain = own.format === 'decimal' && /^%\d[.)]$/.test(own.text)
  return { text: text.trim() || null, plain: isPlain ? (counts[level] ?? null) : null, level }
}

function levelOfStyle(numbering: Numbering, styleId: string | undefined): number | null {
  if (styleId === undefined) return null
  for (const [level, { paragraphStyle }] of numbering.levels) if (paragraphStyle === styleId) return level
  return null
}

function readNumberings(root: XmlElement | undefined): Map<string, Numbering> {
  const numberings = new Map<string, Numbering>()
  if (!root) return numberings
  const abstracts = new Map(
    elements(root, 'abstractNum').map((node) => [attribute(node, 'abstractNumId') ?? '', node]),
  )
  const byStyle = new Map<string, XmlElement>()
  for (const node of abstracts.values()) {
    const style = value(child(node, 'styleLink'))
    if (style) byStyle.set(style, node)
  }
  for (const node of elements(root, 'num')) {
    const abstractId = value(child(node, 'abstractNumId')) ?? ''
    const named = abstracts.get(abstractId)
    const linked = value(child(named, 'numStyleLink'))
    const abstract = (linked && byStyle.get(linked)) || named
    const levels = readLevels(abstract)
    const restarts = new Map<number, number>()
    for (const override of elements(node, 'lvlOverride')) {
      const level = number(attribute(override, 'ilvl')) ?? 0
      const restart = number(value(child(override, 'startOverride')))
      if (restart !== null) restarts.set(level, restart)
      for (const [at, own] of readLevels(override)) levels.set(at, own)
    }
    numberings.set(attribute(node, 'numId') ?? '', { abstractId, levels, restarts })
  }
  return numberings
}

function readLevels(parent: XmlElement | undefined): Map<number, Level> {
  const levels = new Map<number, Level>()
  for (const node of parent ? elements(parent, 'lvl') : [])
    levels.set(number(attribute(node, 'ilvl')) ?? 0, {
      start: number(value(child(node, 'start'))) ?? 1,
      format: value(child(node, 'numFmt')) ?? 'decimal',
      text: value(child(node, 'lvlText')) ?? '',
      paragraphStyle: value(child(node, 'pStyle')) ?? null,
      legal: child(node, 'isLgl') !== undefined,
    })
  return levels
}

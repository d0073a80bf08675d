import type { Language } from '#app/domain/text/language.ts'
import { blocksOf } from '#app/domain/text/blocks.ts'
import type { Block, BlockKind } from '#app/domain/text/blocks.ts'
import { sentencesOf } from '#app/domain/text/sentences.ts'

/** A sentence of running text, or a block that stands for itself. */
export type UnitKind = 'sentence' | Exclude<BlockKind, 'prose' | 'item' | 'blank'>

/**
 * The smallest piece that is compared, kept or put back. `lead` has indent and markers, `gap` all white space up to
 * the next unit, blank lines included. All `lead + text + gap` in order are the text exactly.
 */
export type Unit = {
  kind: UnitKind
  lead: string
  text: string
  gap: string
  /** Units of one paragraph or list item have the same number. */
  block: number
}

/** The units of `text`, one at a time. A text of white space alone has one unit without text. */
export function* unitsOf(text: string, language: Language): Generator<Unit> {
  let waiting: Unit | undefined
  let lead = ''
  let number = 0
  for (const block of blocksOf(text)) {
    if (block.kind === 'blank') {
      const space = block.body + block.suffix
      if (waiting) waiting.gap += space
      else lead += space
      continue
    }
    for (const unit of unitsOfBlock(block, number, language)) {
      if (waiting) yield waiting
      waiting = { ...unit, lead: lead + unit.lead }
      lead = ''
    }
    number++
  }
  if (waiting) yield waiting
  else if (lead) yield { kind: 'code', lead, text: '', gap: '', block: 0 }
}

function* unitsOfBlock(block: Block, number: number, language: Language): Generator<Unit> {
  const { kind, prefix, body, suffix } = block
  if (body.trim() === '' || kind === 'blank' || (kind !== 'prose' && kind !== 'item')) {
    const alone = body.trim() === '' ? { lead: '', text: prefix + body } : { lead: prefix, text: body }
    yield {
      kind: kind === 'prose' || kind === 'item' || kind === 'blank' ? 'code' : kind,
      ...alone,
      gap: suffix,
      block: number,
    }
    return
  }
  let lead = prefix
  let waiting: Unit | undefined
  for (const { text, gap } of sentencesOf(body, language)) {
    if (text === '') {
      lead += gap
      continue
    }
    if (waiting) yield waiting
    waiting = { kind: 'sentence', lead, text, gap, block: number }
    lead = ''
  }
  if (waiting) yield { ...waiting, gap: waiting.gap + suffix }
}

/** Several units as they stand in their text, without what comes before the first and after the last. */
export function textOf(units: readonly Unit[]): string {
  return units
    .map(({ lead, text, gap }, at) => (at > 0 ? lead : '') + text + (at < units.length - 1 ? gap : ''))
    .join('')
}

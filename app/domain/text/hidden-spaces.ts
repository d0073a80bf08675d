import type { Edit, Writings } from './hidden-invisible.ts'
import { INVISIBLE } from './hidden-tables.ts'

const UNUSUAL = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g

/** Signs beside which good typesetting puts a space that does not break: French stops, units, currencies, dashes. */
const BEFORE_IT = /[\d«‹„“(§¶№#&+±×÷=<>≤≥≈–—−°%‰€$£¥₽/.]/
const AFTER_IT = /[\d;:!?»›”%‰€$£¥₽°§&+±×÷=<>≤≥≈–—−…/℃℉)]/
/** "à la", "в доме", "§ 5", "Dr. Weiß": a short word may be tied to the next one. */
const SHORT_WORD = 3

/** The unusual spaces of `text` that are no typography, in order. Linear. */
export function spaceEdits(text: string, writings: Writings): Edit[] {
  const edits: Edit[] = []
  for (const { 0: run, index } of text.matchAll(UNUSUAL)) {
    const alone = run.length === 1 && !/\s/.test(text[index - 1] ?? '') && !/\s/.test(text[index + 1] ?? '')
    const indents = /^[\u00a0\u3000]+$/.test(run) && (index === 0 || text[index - 1] === '\n')
    if (indents) continue
    for (let at = 0; at < run.length; at++) {
      const start = index + at
      const code = text.charCodeAt(start)
      if (code === 0x3000 && writings.wide) continue
      if (alone && isTypography(code, text, start)) continue
      const { name = '', plain = '' } = INVISIBLE.get(code) ?? {}
      const replacement = code === 0x2028 ? '\n' : code === 0x2029 ? '\n\n' : ' '
      edits.push({ start, end: start + 1, replacement, kind: 'space', name, plain })
    }
  }
  return edits
}

/** Whether a space that stands alone between two signs is one that a careful writer or printer would put there. */
function isTypography(code: number, text: string, at: number): boolean {
  const narrow = code === 0x202f || code === 0x2009 || code === 0x200a || code === 0x2007
  if (code !== 0xa0 && !narrow) return false
  if (BEFORE_IT.test(text[at - 1] ?? '') || AFTER_IT.test(text[at + 1] ?? '')) return true
  if (narrow) return false
  return /(?:^|[^\p{L}\p{M}])\p{L}{1,3}$/u.test(text.slice(Math.max(0, at - SHORT_WORD - 1), at))
}

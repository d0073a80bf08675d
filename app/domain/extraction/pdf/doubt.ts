import { languageScores } from '../ocr/language.ts'

/** Share of usual words above which a text is in a language, and below which it is in none of those that are known. */
const SPEAKS = 0.05
const MUTE = 0.025

/** Whether a text is mostly characters without a meaning, which fonts without a map to Unicode leave behind. */
export function isBroken(text: string): boolean {
  const visible = text.replace(/\s+/g, '')
  const broken = visible.match(/[\ue000-\uf8ff\ufffd\x00-\x1f\x7f-\x9f]/g)?.length ?? 0
  return visible.length >= 12 && broken > visible.length * 0.2
}

/**
 * Whether a text may not be what people see: it is broken, or it has many signs within Latin letters and hardly one of the
 * usual words of any language that is known. A wrong map to Unicode makes such text; so do formulas and code.
 */
export function isGarbled(text: string): boolean {
  if (isBroken(text)) return true
  const visible = text.replace(/\s+/g, '')
  if (visible.length < 200) return false
  const signs = visible.match(/[^\p{L}\p{M}\p{N}.,;:'"’“”„«»()\-–—?!%&/•]/gu)?.length ?? 0
  return signs > visible.length * 0.06 && speech(text) < MUTE
}

/** Whether what was read off the picture is to be taken for a text that is garbled. */
export function isBetter(read: string, text: string): boolean {
  return isBroken(text) || speech(read) > SPEAKS
}

/** Share of usual words among all; one that has signs within, or a single letter, is none. */
function speech(text: string): number {
  const words = (text.match(/\S+/g) ?? []).map((word) => word.replace(/^[^\p{L}]+|[.,;:!?'"”“»)]+$/gu, ''))
  const plain = words.map((word) => (/^\p{L}{2,}$/u.test(word) ? word : 'qqq'))
  return Math.max(...languageScores(plain.join(' ')).values())
}

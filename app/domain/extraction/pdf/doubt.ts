import { languageScores } from '../ocr/language.ts'

/**
 * Whether a page's text cannot be what people see: characters without meaning, or, in Latin script, no single usual word
 * of any language that is known. Fonts without a map to Unicode leave such text behind.
 */
export function isGarbled(text: string): boolean {
  const visible = text.replace(/\s+/g, '')
  if (visible.length < 12) return false
  const broken = visible.match(/[\ue000-\uf8ff\ufffd\x00-\x1f\x7f-\x9f]/g)?.length ?? 0
  if (broken > visible.length * 0.2) return true
  const words = text.match(/\S{2,}/g) ?? []
  if (words.length < 40) return false
  const odd = words.filter((word) =>
    /\p{L}[^\p{L}\p{N}\s.,;:'’"”)/&@_-]+\p{L}|^[^\p{L}\p{N}]{2,}$/u.test(word),
  ).length
  return odd > words.length * 0.25 && Math.max(...languageScores(text).values()) < 0.03
}

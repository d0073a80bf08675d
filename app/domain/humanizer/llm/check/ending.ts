import type { Language } from '#app/domain/text/language.ts'
import { ABBREVIATIONS, MAY_END } from '#app/domain/text/abbreviations.ts'

/** Whether `text` ends where a sentence surely ends: abbreviations, initials and figures may go on. */
export function endsSentence(text: string, language: Language): boolean {
  const end = /(\S*?)([.!?…]+)["'”’»)\]*_]*$/u.exec(text.slice(-60))
  if (!end) return false
  const [, word = '', stop] = end
  if (stop !== '.') return true
  const core = word.replace(/^[^\p{L}\p{N}⟦]+/u, '').toLowerCase()
  return (
    !/^\d+$/.test(core) &&
    !/^(?:\p{L}\.)*\p{L}$/u.test(core) &&
    !ABBREVIATIONS[language].has(core) &&
    !MAY_END.has(core)
  )
}

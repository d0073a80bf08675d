import type { Language } from '#app/domain/text/language.ts'
import type { Answer } from './answers.ts'

/** How a year is dated within a sentence; taking this away leaves a sentence. */
const DATED: Record<Language, { before: RegExp; after: RegExp }> = {
  en: { before: / in$/, after: /^/ },
  es: { before: / en$/, after: /^/ },
  fr: { before: / en$/, after: /^/ },
  de: {
    before:
      / im Jahre?$|(?<!\s(?:im|in|seit|ab|von|vor|nach|um|bis|Jahre?|Anfang|Ende|Mitte|Sommer|Herbst|Winter|Frühjahr|Frühling|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))$/,
    after: /^/,
  },
  it: { before: / nel$/, after: /^/ },
  pt: { before: / em$/, after: /^/ },
  nl: { before: / in$/, after: /^/ },
  ru: { before: / в$/, after: /^ году/ },
}

/**
 * A sentence without the year it is dated by: "The mill burned in 1850." is "The mill burned.". Undefined where taking
 * the year away would leave a hole: at the start, and beside commas and joining words.
 */
export function withoutYear(
  sentence: string,
  { start, end }: Answer,
  language: Language,
): string | undefined {
  const before = sentence.slice(0, start).trimEnd()
  const after = sentence.slice(end)
  const { before: preposition, after: noun } = DATED[language]
  if (!preposition.test(before) || !noun.test(after)) return undefined
  const head = before.replace(preposition, '')
  const tail = after.replace(noun, '')
  if (
    !/^(?:\.|,? \p{Ll})/u.test(tail) ||
    /^,? (?:and|or|y|e|et|ou|und|oder|bis|ed|en|of|и|или|a|to)\s/.test(tail)
  )
    return undefined
  if (/\d/.test(head.slice(-6)) || head.split(/\s+/).length < 3) return undefined
  // "The mill, founded in 1850 by Maes, burned down": the year is of what stands between the commas.
  if (head.includes(',')) return undefined
  // Any other year would tell, or could be meant.
  if (/(?<!\d)(?:1\d|20)\d\d(?!\d)/.test(head + tail)) return undefined
  return `${head}${tail}`.replace(/\s+/g, ' ')
}

import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import { DEFAULT_OPTIONS, type RewriteOptions } from './options.ts'

/** How a rewrite is made, beside its tone. */
export type Manner = {
  options: RewriteOptions
  language: Language
  /** The language was found out, not chosen. */
  detected: boolean
}

/** The manner a run's row keeps; runs from before it was kept were made by the defaults. */
export function mannerOfRun(input: Partial<Manner> & { text: string }): Manner {
  const { options, language, detected } = input
  return {
    options: { ...DEFAULT_OPTIONS, ...options },
    language: language ?? detectLanguage(input.text),
    detected: detected ?? true,
  }
}

/** The manner of a history entry; a language that would be found out counts as found out. */
export function mannerOfEntry(entry: RewriteOptions & { language: Language; inputText: string }): Manner {
  const { strength, length, formatting, locked, language, inputText } = entry
  const options = { strength, length, formatting, locked }
  return { options, language, detected: language === detectLanguage(inputText) }
}

/** The languages that texts are rewritten in (ISO 639-1). */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** A language somebody chose, or that it is to be found out. */
export type LanguageChoice = Language | 'auto'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  ru: 'Russian',
}

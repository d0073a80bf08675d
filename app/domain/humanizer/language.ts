/** The languages that texts are rewritten in (ISO 639-1). */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

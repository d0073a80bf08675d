import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Language } from './language.ts'

const STEMMERS: Record<Language, (word: string) => string> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
  nl: dutch,
  ru: russian,
}

/** Stems that a word of that language may have been given, by word; emptied when there are too many. */
const known = new Map<Language, Map<string, string>>()
const MOST = 50_000

/** The stem of a word in lower case: what its forms have in common (Snowball), without accents and “ё”. */
export function stemOf(word: string, language: Language): string {
  let stems = known.get(language)
  if (!stems || stems.size > MOST) known.set(language, (stems = new Map()))
  const before = stems.get(word)
  if (before !== undefined) return before
  const stem = /\p{N}/u.test(word) ? word : withoutAccents(STEMMERS[language](spelled(word, language)))
  stems.set(word, stem)
  return stem
}

/** What a stemmer expects: people leave out what their keyboards do not have. */
function spelled(word: string, language: Language): string {
  if (language === 'ru') return word.replaceAll('ё', 'е')
  // Who founded something has not found it.
  if (language === 'en') return word === 'found' ? 'find' : word.replace(/['’]s$/, '')
  return word
}

/** Letters without their accents, in lower case; `й` stays what it is. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<![иИ])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
}

import type { Language } from '#app/domain/text/language.ts'

/** What readability formulas are made of, counted over a whole text. */
export type TextCounts = {
  words: number
  sentences: number
  syllables: number
  letters: number
  /** Words with more than six letters, with three syllables or more, and with one. */
  longWords: number
  threeSyllables: number
  oneSyllable: number
}

/** A figure of readability. `grade`: years of school, lower is easier; `ease`: about 0 to 100, higher is easier. */
export type Grade = { formula: string; scale: 'grade' | 'ease'; value: number }

type Formula = Omit<Grade, 'value'> & { of: (counts: Averages) => number }

type Averages = {
  /** Words to a sentence, syllables and letters to a word. */
  sentence: number
  syllables: number
  letters: number
  /** Shares of 0 to 100. */
  long: number
  three: number
  one: number
}

/**
 * One published formula for each language:
 * - English: Flesch–Kincaid grade (Kincaid, Fishburne, Rogers, Chissom 1975).
 * - Spanish: Flesch–Szigriszt (Szigriszt Pazos 1993, the INFLESZ scale).
 * - French: Kandel and Moles 1958, Flesch's formula refitted.
 * - German: the first Wiener Sachtextformel (Bamberger and Vanecek 1984).
 * - Italian: Gulpease (Lucisano and Piemontese 1988).
 * - Portuguese: Flesch's formula shifted by 42 (Martins, Ghiraldelo, Nunes, Oliveira 1996).
 * - Dutch: Douma 1960.
 * - Russian: Oborneva 2006.
 */
const FORMULAS: Record<Language, Formula> = {
  en: {
    formula: 'Flesch–Kincaid',
    scale: 'grade',
    of: ({ sentence, syllables }) => 0.39 * sentence + 11.8 * syllables - 15.59,
  },
  es: {
    formula: 'Flesch–Szigriszt',
    scale: 'ease',
    of: ({ sentence, syllables }) => 206.835 - sentence - 62.3 * syllables,
  },
  fr: {
    formula: 'Kandel–Moles',
    scale: 'ease',
    of: ({ sentence, syllables }) => 207 - 1.015 * sentence - 73.6 * syllables,
  },
  de: {
    formula: 'Wiener Sachtextformel',
    scale: 'grade',
    of: ({ sentence, three, long, one }) =>
      0.1935 * three + 0.1672 * sentence + 0.1297 * long - 0.0327 * one - 0.875,
  },
  it: {
    formula: 'Gulpease',
    scale: 'ease',
    of: ({ sentence, letters }) => 89 + 300 / sentence - 10 * letters,
  },
  pt: {
    formula: 'Flesch for Portuguese',
    scale: 'ease',
    of: ({ sentence, syllables }) => 248.835 - 1.015 * sentence - 84.6 * syllables,
  },
  nl: {
    formula: 'Flesch–Douma',
    scale: 'ease',
    of: ({ sentence, syllables }) => 206.84 - 0.93 * sentence - 77 * syllables,
  },
  ru: {
    formula: 'Flesch–Oborneva',
    scale: 'ease',
    of: ({ sentence, syllables }) => 206.836 - 1.3 * sentence - 60.1 * syllables,
  },
}

/** How hard a text is to read, by the formula of its language; null when there is nothing to read. */
export function gradeOf(counts: TextCounts, language: Language): Grade | null {
  const { words, sentences, syllables, letters, longWords, threeSyllables, oneSyllable } = counts
  if (words === 0 || sentences === 0) return null
  const { formula, scale, of } = FORMULAS[language]
  const share = (part: number) => (100 * part) / words
  const value = of({
    sentence: words / sentences,
    syllables: syllables / words,
    letters: letters / words,
    long: share(longWords),
    three: share(threeSyllables),
    one: share(oneSyllable),
  })
  return { formula, scale, value: Math.max(0, scale === 'ease' ? Math.min(100, value) : value) }
}

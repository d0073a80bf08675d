import { countWords } from '#app/domain/usage/words.ts'
import type { Language } from '#app/domain/text/language.ts'
import { blocksOf } from '#app/domain/text/blocks.ts'
import { sentencesOf } from '#app/domain/text/sentences.ts'
import { type Grade, gradeOf, type TextCounts } from './grade.ts'
import { evenReason, openingReason, reasonsFor, type SentenceNote } from './reasons.ts'
import { evenStretches, repetitionFinder, sameOpenings } from './repetition.ts'
import { stockIn } from './stock.ts'
import { syllablesIn } from './syllables.ts'
import { hasContractions, isContraction, passiveIn } from './voice.ts'
import { isCounted, lettersIn, LONG_WORD, wordsOf } from './words.ts'

/** A sentence with something to say about it; `number` counts the sentences of the text from 1. */
export type Remark = { number: number; text: string; reasons: string[] }

/** What can be counted in a text about how it is written. A heuristic: it says nothing about who wrote it. */
export type WritingReport = {
  words: number
  /** All words, counted as they are charged: with those of headings, tables and marks. */
  charged: number
  /** The words of every sentence, in order. */
  lengths: number[]
  /** Mean and standard deviation of the lengths, and the mean difference between neighbours, in words. */
  mean: number
  deviation: number
  change: number
  /** Stock phrases as they stand in the text, most frequent first. */
  stock: { phrase: string; count: number }[]
  stockCount: number
  /** Words repeated within a few words, and sentences in a row that open alike. */
  repeatedWords: number
  repeatedOpenings: number
  /** Percent of the words that are long, percent of the sentences with a passive. */
  longShare: number
  passiveShare: number
  /** For every 100 words; null where a language leaves no choice. */
  contractions: number | null
  grade: Grade | null
  remarks: Remark[]
}

/** So much of a sentence is shown. */
const SHOWN = 320

/**
 * Measures how a text is written, in time linear in its length. Headings, tables and code are left out. Yields after
 * every sentence so that whoever drives it can let others in between.
 */
export function* measureWriting(text: string, language: Language): Generator<void, WritingReport> {
  const counts: TextCounts = {
    words: 0,
    sentences: 0,
    syllables: 0,
    letters: 0,
    longWords: 0,
    threeSyllables: 0,
    oneSyllable: 0,
  }
  const notes: SentenceNote[] = []
  const phrases = new Map<string, number>()
  const findRepeated = repetitionFinder(language)
  let contractions = 0
  for (const { kind, body } of blocksOf(text)) {
    if (kind !== 'prose' && kind !== 'item' && kind !== 'quote') continue
    for (const { text: sentence } of sentencesOf(body, language)) {
      const words = wordsOf(sentence, language)
      const counted = words.filter(isCounted)
      if (counted.length === 0) continue
      let longWords = 0
      for (const { text: word } of counted) {
        const letters = lettersIn(word)
        const syllables = syllablesIn(word, language)
        counts.letters += letters
        counts.syllables += syllables
        if (letters > LONG_WORD) longWords++
        if (syllables >= 3) counts.threeSyllables++
        if (syllables === 1) counts.oneSyllable++
        if (isContraction(word, language)) contractions++
      }
      counts.words += counted.length
      counts.sentences++
      counts.longWords += longWords
      const stock = stockIn(words, language).map(({ from, to }) => {
        const last = words[to - 1]
        return sentence.slice(words[from]?.start, last && last.start + last.text.length)
      })
      for (const phrase of stock) {
        const key = phrase.toLowerCase().replaceAll(/\s+/g, ' ')
        phrases.set(key, (phrases.get(key) ?? 0) + 1)
      }
      const [first] = words
      notes.push({
        text: sentence.slice(0, SHOWN).toWellFormed() + (sentence.length > SHOWN ? '…' : ''),
        words: counted.length,
        opening: first ? sentence.slice(first.start, first.start + first.text.length) : '',
        openingKey: first?.text ?? '',
        longWords,
        stock,
        repeated: findRepeated(words),
        passive: passiveIn(sentence, language),
      })
      yield
    }
  }
  return { ...summary(notes, counts, phrases, language, contractions), charged: countWords(text) }
}

function summary(
  notes: SentenceNote[],
  counts: TextCounts,
  phrases: Map<string, number>,
  language: Language,
  contractions: number,
): Omit<WritingReport, 'charged'> {
  const lengths = notes.map(({ words }) => words)
  const mean = average(lengths)
  const deviation = Math.sqrt(average(lengths.map((length) => (length - mean) ** 2)))
  const longShare = share(counts.longWords, counts.words)
  const stock = [...phrases]
    .map(([phrase, count]) => ({ phrase, count }))
    .sort((one, other) => other.count - one.count)
  const openings = sameOpenings(notes.map(({ openingKey }) => openingKey))
  return {
    words: counts.words,
    lengths,
    mean,
    deviation,
    change: average(lengths.slice(1).map((length, index) => Math.abs(length - (lengths[index] ?? 0)))),
    stock,
    stockCount: stock.reduce((sum, { count }) => sum + count, 0),
    repeatedWords: notes.reduce((sum, { repeated }) => sum + repeated.length, 0),
    repeatedOpenings: openings.length,
    longShare,
    passiveShare: share(notes.filter(({ passive }) => passive).length, notes.length),
    contractions: hasContractions(language) ? share(contractions, counts.words) : null,
    grade: gradeOf(counts, language),
    remarks: remarksOn(notes, openings, { mean, deviation, longShare }),
  }
}

function remarksOn(
  notes: SentenceNote[],
  openings: ReturnType<typeof sameOpenings>,
  habits: Parameters<typeof reasonsFor>[1],
): Remark[] {
  const reasons = notes.map((note) => reasonsFor(note, habits))
  for (const { from, to } of openings) {
    for (let at = from; at < to; at++) reasons[at]?.push(openingReason(to - from, notes[from]?.opening ?? ''))
  }
  const lengths = notes.map(({ words }) => words)
  for (const { from, to } of evenStretches(lengths)) {
    const reason = evenReason(to - from, lengths.slice(from, to))
    for (let at = from; at < to; at++) reasons[at]?.push(reason)
  }
  return notes.flatMap(({ text }, index) => {
    const found = reasons[index] ?? []
    return found.length > 0 ? [{ number: index + 1, text, reasons: found }] : []
  })
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole
}

import type { Language } from '#app/domain/text/language.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { mask, unmask } from './mask.ts'

/** A sentence of the source: as it stands, as the model sees it, and the white space after it. */
type Sentence = { text: string; masked: string; gap: string; words: number }

/** Sentences that follow one another in a paragraph, and what their placeholders stand for. */
export type Passage = { sentences: readonly Sentence[]; originals: readonly string[] }

/** The passage of a paragraph's `body`, which neither begins nor ends with white space. */
export function passageOf(body: string, language: Language, locked: readonly string[]): Passage {
  const { text, originals } = mask(body, language, locked)
  const sentences = splitSentences(text, language).map(({ text: masked, gap }) => ({
    text: unmask(masked, originals),
    masked,
    gap,
    words: countWords(masked),
  }))
  return { sentences, originals }
}

/** The sentences from `from` to `to` (inclusive) as one text: `text` as it stands or `masked`. */
export function stretch(passage: Passage, from: number, to: number, side: 'text' | 'masked'): string {
  return passage.sentences
    .slice(from, to + 1)
    .map((sentence, at) => sentence[side] + (from + at < to ? sentence.gap : ''))
    .join('')
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

import type { Sliders } from './tones.ts'

/** What a tone aims at, in figures that can be counted in any text. */
export type ToneTargets = {
  /** Share of possible contractions that are made, 0 to 1. */
  contractions: number
  /** Words in a sentence, on average. */
  sentenceLength: number
  /** Standard deviation of sentence lengths by their mean. */
  lengthVariation: number
  /** Letters in a word, on average. */
  wordLength: number
  /** Nouns, adjectives and prepositions among those and verbs, adverbs and pronouns, 0 to 1. */
  nominal: number
  /** "you" and "your" for every 100 words. */
  secondPerson: number
  /** "perhaps", "seems", "tends to" and the like for every 100 words. */
  hedges: number
  /** "really", "so", "a lot" and the like for every 100 words. */
  intensifiers: number
  /** Words of feeling and care for every 100 words. */
  warmth: number
}

/**
 * The targets that the four sliders (0 to 100) set. Each follows the one or two sliders it belongs to along their whole
 * way; the middle values are those of people's prose (reviews, news, essays), the ends of chat and of research papers.
 */
export function targetsOf({ formality, energy, complexity, empathy }: Sliders): ToneTargets {
  const casual = 1 - formality / 100
  return {
    contractions: between((62 - formality) / 40, 0, 1),
    sentenceLength: between(complexity / 100 - (energy - 50) / 400, 11, 27),
    lengthVariation: between(energy / 100, 0.42, 0.62),
    wordLength: between(complexity / 130 + formality / 430, 4.1, 5.6),
    nominal: between(formality / 140 + complexity / 350, 0.4, 0.75),
    secondPerson: between(casual * 0.6 + (energy / 100) * 0.4, 0, 2),
    hedges: between(0.5 + (empathy - energy) / 200, 0.3, 1.2),
    intensifiers: between(casual * 0.6 + (energy / 100) * 0.4, 0, 1.6),
    warmth: between(empathy / 100, 0, 2.5),
  }
}

/** `low` at a share of 0 or less, `high` at 1 or more, straight between. */
function between(share: number, low: number, high: number): number {
  return low + (high - low) * Math.min(1, Math.max(0, share))
}

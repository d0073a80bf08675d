import type { Tone } from '../tones.ts'

/** What a tone asks of the engine. Shares are probabilities from 0 to 1. */
export type Style = {
  name: string
  formality: number
  energy: number
  complexity: number
  empathy: number
  /** How many of the possible contractions are made. */
  contract: number
  /** Whether contractions of the source are written out. */
  expand: boolean
  /** How often a long sentence is cut where it can be (above 1 short ones too), and short neighbours are joined. */
  split: number
  merge: number
  /** How often a clause at the front goes to the end. */
  move: number
}

/** The targets that the four sliders set. Each rises or falls along the whole slider, without steps. */
export function styleOf(tone: Tone): Style {
  const { formality, energy, complexity, empathy } = tone
  return {
    name: tone.name,
    formality,
    energy,
    complexity,
    empathy,
    contract: ramp(formality, 62, 22),
    expand: formality >= 62,
    split: 0.45 * ramp(complexity, 75, 50) + 0.6 * ramp(complexity, 90, 0) + 0.5 * ramp(energy, 20, 100),
    merge: clamp(0.05 + 0.5 * ramp(complexity, 20, 100) + 0.4 * ramp(energy, 60, 0)),
    move: 0.55,
  }
}

/** 0 at `from`, 1 at `to` (which may be lower), straight between. */
export function ramp(value: number, from: number, to: number): number {
  return clamp((value - from) / (to - from))
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/**
 * How well a replacement with the register marks `tags` fits: 0 is not at all. c casual, r relaxed, f formal,
 * p plain, s simple, x fuller, e energetic, m warm; all marks must fit. No mark fits everywhere.
 */
export function registerFit(tags: string, style: Style): number {
  let fit = 1
  for (const tag of tags) fit *= tagFit(tag, style)
  return fit
}

function tagFit(tag: string, style: Style): number {
  const { formality, energy, complexity, empathy } = style
  if (tag === 'c') return formality < 40 ? 1 + (40 - formality) / 10 : 0
  if (tag === 'r')
    return formality < 50 ? 1 + Math.max(0, 50 - formality) / 40 + Math.max(0, 45 - complexity) / 45 : 0
  if (tag === 'f') {
    // The words of formal tones are the fuller ones: complex tones take them too, unless they are casual.
    if (formality >= 58) return 1 + (formality - 58) / 10
    return complexity >= 66 && formality >= 40 ? (complexity - 56) / 20 : 0
  }
  if (tag === 'p') return complexity <= 56 ? 1 + (56 - complexity) / 14 : 0
  // Words that a child knows, for tones that are known for them.
  if (tag === 's') return isSimple(style) ? 2 : 0
  if (tag === 'x') return complexity >= 58 ? 1 + (complexity - 58) / 10 : 0
  if (tag === 'e') return energy >= 60 ? 1 + (energy - 60) / 12 : 0
  if (tag === 'm') return empathy >= 56 ? 1 + (empathy - 56) / 14 : 0
  return 0
}

/** Whether a tone is known for words that a child knows. */
export function isSimple({ complexity }: Style): boolean {
  return complexity <= SIMPLE
}

const SIMPLE = 22

/** Letters in a word, on average. */
export function wordLength(words: readonly string[]): number {
  return words.length ? words.reduce((sum, word) => sum + word.length, 0) / words.length : 0
}

/** The most that a letter less (as a logarithm) favours a wording in a plain tone. */
const SHORTEST = 0.8

/** How much a wording of `words` is favoured over others by its word length: plain tones like short words. */
export function lengthFit(words: readonly string[], style: Style): number {
  const lean = style.complexity - 50 + (style.formality - 50) / 2
  const letter = lean < 0 ? Math.max(-SHORTEST, lean / 15) : lean / 90
  return words.length ? Math.exp((wordLength(words) - 5.5) * letter) : 1
}

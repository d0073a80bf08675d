import type { Language } from '#app/domain/text/language.ts'
import { DEFAULT_OPTIONS } from '../options.ts'
import type { Length, Strength } from '../options.ts'
import { sameWords } from '#app/domain/text/same-words.ts'
import type { Tone } from '../tones.ts'
import type { Match } from './matching.ts'
import { seededRandom } from '#app/domain/random.ts'
import type { Random } from '#app/domain/random.ts'
import { styleOf } from './style.ts'
import type { Style } from './style.ts'
import type { Text } from './manner/scene.ts'
import type { Token } from './tokens.ts'

/** What the engine knows while it goes through one text. */
export type Context = {
  language: Language
  style: Style
  strength: Strength
  length: Length
  /** Terms that stay as they are. */
  locked: readonly string[]
  random: Random
  seed: number
  /** Whether the text is a paper, a report or the like: no place for small talk, unless the tone is known for it. */
  staid: boolean
  /** Whether it is a paper among those: about research, for those who do it. */
  paper: boolean
  /** Whether the text is a paper whose authors say "we" in it. */
  authors: boolean
  /** Whether the text writes apostrophes curly. */
  curly: boolean
  /** Versions of a sentence that are not wanted again, as `sameWords` gives them. */
  known: ReadonlySet<string>
  /** What the text is like as a whole, and what the engine has put into it of its own. */
  text: Text
  /** Names of the text so far. */
  names: Set<string>
  /** Words and openers the engine has put in, with the sentence it was last in and how often. */
  used: Map<string, { sentence: number; count: number }>
  /** Words that went by and words that were replaced, so far. */
  wordsSeen: number
  wordsTouched: number
  /** Whether the sentence goes through a second time, because the first has changed next to nothing. */
  again: boolean
  /** The changes of shape that the sentence at work has seen. */
  shapes: readonly string[]
  /** Number of the sentence at work. */
  sentence: number
  /** The rules that fit each place of a shape of the sentence at work, by its text: versions often share their shape. */
  matched: Map<string, Match[][]>
  /** The steps and rules that have failed so far: a sentence in which one does stays as it is. */
  spared: Set<string>
  /** Words in the last sentence, 0 before the first, and in the sentences of the source on average. */
  lastLength: number
  meanLength: number
}

/** How welcome a word is that the engine may have used a moment ago: 1 for a new one. */
export function freshness(words: readonly string[], context: Context): number {
  let fresh = 1
  for (const word of words) {
    const use = context.used.get(word)
    if (!use) continue
    const distance = context.sentence - use.sentence
    fresh *= distance < 3 ? 0.25 : distance < 8 ? 0.6 : 0.9
  }
  return fresh
}

/** Remembers that `words` were put in. */
export function noteUse(words: readonly string[], context: Context): void {
  for (const word of words) {
    const count = (context.used.get(word)?.count ?? 0) + 1
    context.used.set(word, { sentence: context.sentence, count })
  }
}

/** Strong rewrites come to more of what a tone allows, light ones to less. */
const ROLL = { light: 2.5, balanced: 1, strong: 0.6 }

/**
 * A number from 0 (to 1 in a balanced rewrite) that belongs to a sentence and a seed, whatever else happened: what a slider does to some
 * sentences it does to them and to more when it is moved further.
 */
export function rollOf(tokens: readonly Token[], { seed, strength }: Context): number {
  let hash = seed >>> 0
  for (const { lower } of tokens.slice(0, 8)) {
    for (let at = 0; at < lower.length; at++) hash = Math.imul(hash ^ lower.charCodeAt(at), 0x01000193)
  }
  return seededRandom(hash)() * ROLL[strength]
}

export function chance(probability: number, context: Context): boolean {
  return context.random() < probability
}

type Start = {
  seed?: number
  strength?: Strength | undefined
  length?: Length | undefined
  locked?: readonly string[] | undefined
  curly?: boolean
  staid?: boolean
  paper?: boolean
  authors?: boolean
  known?: readonly string[] | undefined
  text?: Text
}

/** The context at the start of a text. */
export function newContext(
  tone: Tone,
  language: Language,
  {
    seed = 1,
    strength,
    length,
    locked,
    curly = false,
    staid = false,
    paper = false,
    authors = false,
    known = [],
    text = { kind: 'essay', sentences: 1, said: new Map(), stems: () => new Map() },
  }: Start = {},
): Context {
  const random = seededRandom(seed)
  return {
    language,
    style: styleOf(tone),
    strength: strength ?? DEFAULT_OPTIONS.strength,
    length: length ?? DEFAULT_OPTIONS.length,
    locked: locked ?? DEFAULT_OPTIONS.locked,
    random,
    seed,
    curly,
    staid,
    paper,
    authors,
    known: new Set(known.map(sameWords)),
    text,
    names: new Set(),
    used: new Map(),
    wordsSeen: 0,
    wordsTouched: 0,
    again: false,
    shapes: [],
    sentence: 0,
    matched: new Map(),
    spared: new Set(),
    lastLength: 0,
    meanLength: 20,
  }
}

/** A context of its own for one version of a sentence: what it notes stays with it until it is taken over. */
export function fork(context: Context, random: Random): Context {
  return { ...context, used: new Map(context.used), random }
}

import type { Context } from './context.ts'
import { freshness } from './context.ts'
import { isOneEdit } from './makings.ts'
import { usualness } from './model/human-model.ts'
import { tokenShapes } from './model/token-shapes.ts'
import type { TokenShape } from './model/token-shapes.ts'
import { isSimple, ramp } from './style.ts'
import { machineWeight } from './tables/machine-words.ts'
import type { Token } from './tokens.ts'

/** One way to write a sentence. `shaped` is what it was before its words were changed. */
export type Version = { tokens: readonly Token[]; text: string; shaped: readonly Token[]; context: Context }

/** What counts for how much when versions of a sentence are compared. */
const WEIGHTS = {
  machine: 44,
  long: 90,
  rhythm: 0.8,
  nominal: 4,
  length: 5,
  fresh: 2,
  twice: 30,
}

/** What a changed word counts: more in tones that write than in those that talk, whose shapes are less usual as it is. */
const CHANGE = { talked: 20, written: 26 }

/** What a word less counts when a shorter text is asked for, against what a tone thinks of length. */
const SHORTEN = -16

/** What the usualness of the shape counts: most where people talk, for there the tables reach for rarer ones. */
const SHAPE = { talked: 9.1, written: 8.7 }

/** How much more it counts in a text of which much has been changed (as `wordsTouched` counts): each change costs some of it. */
const SHAPE_OF_CHANGED = { more: 1, from: 0.1, to: 0.35 }

/**
 * What the edits of a sentence cost beyond `free` ones and a share of its words: the more of it is changed, the likelier
 * one of them is wrong.
 */
const RISK = { free: 2, freeWhereSimple: 4, share: 0.1, each: 15 }

/** Versions as good as each other take turns: trying again is to give another one. */
const LUCK = 1.5

/** The share of words that a rewrite of each strength aims to change. */
const AIM = { light: 0.12, balanced: 0.45, strong: 0.6 }

/** A drop of the shape's score (mean log) by more than this is a sign of broken grammar. */
const BROKEN_SHAPE = -1.4

/** The letters of a word that is noticed when it comes back, and those that words of one family share. */
const NOTICED = 4
const STEM = 5
const SHORT_BUT_NOTICED = /^(?:led|got|big|new|set|put|let|way|lot|far|use|cut|job)$/

type Measures = Record<'shape' | 'machine' | 'long' | 'nominal' | 'count', number>

function measure(tokens: readonly Token[], shapes: readonly TokenShape[]): Measures {
  const words = tokens.filter((token) => token.word).map(({ lower }) => lower)
  return {
    shape: usualness(shapes.flatMap(({ symbols }) => symbols)),
    machine: machineWeight(words),
    long: words.filter((word) => word.length > 6).length,
    nominal: shapes.reduce((sum, { nominal }) => sum + nominal, 0),
    count: Math.max(1, words.length),
  }
}

/** Weighs one way to write a sentence; undefined when it reads as broken. */
export type Scorer = (tokens: readonly Token[], shapes: readonly TokenShape[]) => number | undefined

/**
 * The versions of a sentence, the best first: those that people would sooner write (usual in shape, fewer
 * words that machines overuse, no longer than the tone wants, of another length than the sentence before), and that
 * change as much as was asked for. What reads as broken comes not at all.
 */
export function ranked(versions: readonly Version[], score: Scorer, context: Context): Version[] {
  return versions
    .map((version) => ({
      version,
      score: score(version.tokens, tokenShapes(version.tokens)),
      luck: LUCK * context.random(),
    }))
    .filter((one) => one.score !== undefined)
    .sort((a, b) => (b.score ?? 0) + b.luck - (a.score ?? 0) - a.luck)
    .map(({ version }) => version)
}

/** A scorer of what is made of the sentence that `least` leaves nearly as it was. */
export function scorerFor(least: readonly Token[], context: Context): Scorer {
  const before = measure(least, tokenShapes(least))
  const reshapedBefore = freshWithoutEdit(least)
  const sourceWords = least.filter((token) => token.word).map(({ lower }) => lower)
  const { style, strength } = context
  const aim = AIM[strength]
  const written = ramp(style.formality, 42, 52)
  const change = CHANGE.talked + (CHANGE.written - CHANGE.talked) * written
  const touched = context.wordsTouched / Math.max(40, context.wordsSeen)
  const changed = 1 + SHAPE_OF_CHANGED.more * ramp(touched, SHAPE_OF_CHANGED.from, SHAPE_OF_CHANGED.to)
  const usual = changed * (SHAPE.talked + (SHAPE.written - SHAPE.talked) * written)
  // Who asks for simple words gets them wherever there is one.
  const free = isSimple(style) ? RISK.freeWhereSimple : RISK.free
  const plain = (60 - style.complexity) / 40 - (style.formality - 50) / 40
  // Plain tones shed long and worn words wherever they can; fuller ones take some of them.
  const long = WEIGHTS.long * (plain > 0 ? plain : plain / 5)
  const machine = WEIGHTS.machine * (plain > 0 ? 1 : 1 / 3)
  // Complex tones bear a longer sentence, simple ones a shorter.
  const longer = context.length === 'shorter' ? SHORTEN : (style.complexity - 50) / 160
  return (tokens, shapes) => {
    const after = measure(tokens, shapes)
    const gain = (kind: keyof Measures) => (after[kind] - before[kind]) / before.count
    const shape = after.shape - before.shape
    if (shape < BROKEN_SHAPE) return undefined
    const edits = editsOf(tokens)
    const reshaped = freshWithoutEdit(tokens) > reshapedBefore ? 1 : 0
    // A small gain is taken along with a good one, and is none by itself.
    if (edits.small > edits.good + reshaped) return undefined
    const share = wordsChanged(sourceWords, tokens) / before.count
    // Who asks for a shorter text gets no longer sentence.
    if (context.length === 'shorter' && after.count > before.count) return undefined
    return (
      WEIGHTS.length * longer * gain('count') +
      usual * Math.min(0.3, shape) -
      machine * gain('machine') -
      long * gain('long') +
      WEIGHTS.nominal * ((style.formality - 50) / 50) * gain('nominal') +
      WEIGHTS.rhythm * rhythm(tokens, context) +
      (WEIGHTS.fresh * repetition(tokens, context) - WEIGHTS.twice * twice(tokens)) / before.count +
      change * (Math.min(share, aim) - 0.5 * Math.max(0, share - aim * 1.6)) -
      // A shorter text is made of cuts, which are seldom wrong.
      (context.length === 'shorter' ? 0 : risk(edits.small + edits.good, before.count, free))
    )
  }
}

/** How many phrases of a version were replaced or cut, by what they gain. */
function editsOf(tokens: readonly Token[]): Record<'good' | 'small', number> {
  const count = { good: 0, small: 0 }
  for (const [at, token] of tokens.entries()) {
    if (isOneEdit(token, tokens[at - 1])) count[token.edit?.small ? 'small' : 'good']++
  }
  return count
}

const freshWithoutEdit = (tokens: readonly Token[]) =>
  tokens.filter(({ fresh, edit }) => fresh && !edit).length

const risk = (edits: number, words: number, free: number) =>
  RISK.each * Math.max(0, (edits - free) / words - RISK.share)

/** How many words of a version are new or have moved: those outside the longest row of words it shares with the source. */
function wordsChanged(source: readonly string[], tokens: readonly Token[]): number {
  const words = tokens.filter((token) => token.word).map(({ lower }) => lower)
  let row = new Uint16Array(words.length + 1)
  for (const word of source) {
    const next = new Uint16Array(words.length + 1)
    for (let at = 0; at < words.length; at++) {
      next[at + 1] = words[at] === word ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0)
    }
    row = next
  }
  return Math.max(source.length, words.length) - (row[words.length] ?? 0)
}

/** Below zero by every word put in that was put in a moment ago as well, as a logarithm of how unwelcome it is. */
function repetition(tokens: readonly Token[], context: Context): number {
  let sum = 0
  for (const { fresh, lower } of tokens)
    if (fresh && context.used.has(lower)) sum += Math.log(freshness([lower], context))
  return sum
}

/** How many words put in stand in the sentence already, in whatever form: "We look at … We look at", "revive the revival". */
function twice(tokens: readonly Token[]): number {
  const stems = tokens.filter((token) => token.word && isNoticed(token)).map(stemOf)
  const seen = new Set<string>()
  const again = new Set(stems.filter((stem) => seen.has(stem) || !seen.add(stem)))
  return tokens.filter((token) => token.fresh && isNoticed(token) && again.has(stemOf(token))).length
}

const isNoticed = ({ lower }: Token) => lower.length >= NOTICED || SHORT_BUT_NOTICED.test(lower)

const stemOf = ({ lower }: Token) => lower.replace(/(?:ings?|e[drs]?|ers|s)$/, '').slice(0, STEM)

/** How far lengths depart from those before, over the sentences of a version: people vary more than machines do. */
function rhythm(tokens: readonly Token[], { lastLength, meanLength }: Context): number {
  let before = lastLength
  let sum = 0
  const lengths = sentenceLengths(tokens)
  for (const length of lengths) {
    if (before > 0) sum += Math.min(1.5, Math.abs(length - before) / meanLength)
    before = length
  }
  return sum / Math.max(1, lengths.length)
}

/** Words in each sentence of `tokens`; a version may have been split. */
export function sentenceLengths(tokens: readonly Token[]): number[] {
  const lengths: number[] = []
  let words = 0
  for (const token of tokens) {
    if (token.word) words++
    else if (/^[.!?]$/.test(token.text) && words > 0) {
      lengths.push(words)
      words = 0
    }
  }
  if (words > 0) lengths.push(words)
  return lengths
}

import type { Context } from './context.ts'
import { usualness } from './model/human-model.ts'
import { MACHINE_WORDS } from './tables/machine-words.ts'
import type { Token } from './tokens.ts'

/** One way to write a sentence. `touched` is how many of its words the engine changed or moved. */
export type Version = { tokens: readonly Token[]; text: string; touched: number; context: Context }

/** What counts for how much when versions of a sentence are compared. */
const WEIGHTS = { shape: 7, machine: 8, long: 8, rhythm: 0.4, change: 12, nominal: 2, length: 5 }

/** Versions as good as each other take turns: trying again is to give another one. */
const LUCK = 0.5

/** The share of words that a rewrite of each strength aims to change. */
const AIM = { light: 0.12, balanced: 0.45, strong: 0.6 }

/** A drop of the shape's score (mean log) by more than this is a sign of broken grammar. */
const BROKEN_SHAPE = -1.4

/** What a word more may cost in the score of the shape, about half of an ordinary one: or short versions always won. */
const PER_SYMBOL = 1.1

type Measures = Record<'shape' | 'machine' | 'long' | 'nominal' | 'count', number>

function measure(tokens: readonly Token[], text: string): Measures {
  const words = tokens.filter((token) => token.word)
  const count = Math.max(1, words.length)
  const found = usualness(text)
  let machine = 0
  let long = 0
  for (const [at, { lower }] of words.entries()) {
    machine += MACHINE_WORDS.get(lower) ?? 0
    const next = words[at + 1]
    if (next) machine += MACHINE_WORDS.get(`${lower} ${next.lower}`) ?? 0
    if (lower.length > 6) long++
  }
  return {
    shape: found.sum + PER_SYMBOL * found.count,
    machine,
    long,
    nominal: found.nominal,
    count,
  }
}

/**
 * The versions of a sentence, the best first: those that people would sooner write (usual in shape, fewer
 * words that machines overuse, no longer than the tone wants, of another length than the sentence before), and that
 * change as much as was asked for. What reads as broken beside `least` comes not at all.
 */
export function ranked(versions: readonly Version[], least: Version, context: Context): Version[] {
  const before = measure(least.tokens, least.text)
  return versions
    .map((version) => ({ version, score: scoreOf(version, before, context), luck: LUCK * context.random() }))
    .filter(({ score }) => score !== undefined)
    .sort((a, b) => (b.score ?? 0) + b.luck - (a.score ?? 0) - a.luck)
    .map(({ version }) => version)
}

function scoreOf(version: Version, before: Measures, context: Context): number | undefined {
  const after = measure(version.tokens, version.text)
  const gain = (kind: keyof Measures) => (after[kind] - before[kind]) / before.count
  const shape = gain('shape')
  if (shape < BROKEN_SHAPE) return undefined
  const aim = AIM[context.strength]
  const share = version.touched / before.count
  const plain = (60 - context.style.complexity) / 40 - (context.style.formality - 50) / 40
  // Complex tones bear a longer sentence, simple ones a shorter.
  const longer = { keep: (context.style.complexity - 50) / 160, shorter: -1, longer: 1 }[context.length]
  return (
    WEIGHTS.length * longer * ((after.count - before.count) / before.count) +
    WEIGHTS.shape * Math.min(0.3, shape) -
    WEIGHTS.machine * gain('machine') -
    WEIGHTS.long * plain * gain('long') +
    WEIGHTS.nominal * ((context.style.formality - 50) / 50) * gain('nominal') +
    WEIGHTS.rhythm * rhythm(version.tokens, context) +
    WEIGHTS.change * (Math.min(share, aim) - 0.5 * Math.max(0, share - aim * 1.6))
  )
}

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

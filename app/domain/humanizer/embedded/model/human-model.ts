import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { hashOf } from './hash.ts'
import type { TaggedWord } from './syntax.ts'

/** Where the counts lie, from the root of the package. */
export const MODEL_FILE = 'app/domain/humanizer/embedded/model/human-english.bin.gz'

/** How many symbols of a shape are looked at together. */
export const ORDER = 4

/** What an n-gram that was never seen costs for every word of it that is given up (Brants et al. 2007). */
const BACKOFF = Math.log(0.4)

/** Counts are kept as steps of a logarithm: this many to one factor of e. */
export const STEPS = 16

type Counts = { keys: Uint32Array; steps: Uint8Array; mask: number }

let loaded: Counts | undefined

/**
 * How often people write sentences of what shape: n-grams of English prose by many hands (reviews, news, encyclopaedias, speeches, stories;
 * see bench/train-human-model.ts). It knows no machine texts and no judge. Read at the first use.
 */
function counts(): Counts {
  if (loaded) return loaded
  const root = findPackageJSON('..', import.meta.url) ?? findPackageJSON('.', import.meta.url)
  return (loaded = unpack(gunzipSync(readFileSync(join(dirname(root ?? process.cwd()), MODEL_FILE)))))
}

/** Reads what `pack` in bench/train-human-model.ts wrote: the number of entries, sorted key differences, steps. */
function unpack(bytes: Buffer): Counts {
  const size = bytes.readUInt32LE(0)
  let slots = 1
  while (slots < size * 1.7) slots *= 2
  const table: Counts = { keys: new Uint32Array(slots), steps: new Uint8Array(slots), mask: slots - 1 }
  let at = 4
  let key = 0
  for (let entry = 0; entry < size; entry++) {
    let shift = 1
    let byte = 128
    let difference = 0
    while (byte & 128) {
      byte = bytes[at++] ?? 0
      difference += (byte & 127) * shift
      shift *= 128
    }
    key += difference
    let slot = key & table.mask
    while (table.keys[slot]) slot = (slot + 1) & table.mask
    table.keys[slot] = key
    table.steps[slot] = bytes[bytes.length - size + entry] ?? 0
  }
  return table
}

/** The logarithm of how often the n-gram of that hash was seen; undefined when it was not. */
function logCount({ keys, steps, mask }: Counts, hash: number): number | undefined {
  const key = hash || 1
  for (let slot = key & mask; keys[slot]; slot = (slot + 1) & mask) {
    if (keys[slot] === key) return (steps[slot] ?? 0) / STEPS
  }
  return undefined
}

/** Log "stupid backoff" score of each symbol after those before it. */
function scores(symbols: readonly string[]): number[] {
  const table = counts()
  const total = logCount(table, hashOf([])) ?? 0
  const padded = [...Array.from({ length: ORDER - 1 }, () => '^'), ...symbols]
  return symbols.map((_, place) => {
    const end = place + ORDER
    let penalty = 0
    for (let length = ORDER; length > 1; length--) {
      const seen = logCount(table, hashOf(padded, end - length, end))
      const history = seen === undefined ? undefined : logCount(table, hashOf(padded, end - length, end - 1))
      if (seen !== undefined && history !== undefined) return penalty + Math.min(0, seen - history)
      penalty += BACKOFF
    }
    const one = logCount(table, hashOf(padded, end - 1, end)) ?? 0
    return penalty + one - total - (one === 0 ? UNSEEN : 0)
  })
}

/** A symbol that was never seen is this much rarer (in logarithms) than one that was seen just often enough. */
const UNSEEN = 1

const NOMINAL: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'ADP', 'DET'])
const VERBAL: ReadonlySet<string> = new Set(['VERB', 'AUX', 'PRON', 'ADV', 'INTJ'])

/** The symbols of each sentence: a version may have been cut, and the counts know none that goes on behind a stop. */
function sentencesIn(symbols: readonly string[]): string[][] {
  const sentences: string[][] = []
  let start = 0
  symbols.forEach((symbol, at) => {
    if (at < symbols.length - 1 && !/^[.!?]$/.test(symbol)) return
    sentences.push(symbols.slice(start, at + 1))
    start = at + 1
  })
  return sentences
}

/**
 * How usual the shape of a sentence, or of several, is: the mean log score of a symbol (the end of a sentence among
 * them), each sentence counting as much as another.
 */
export function usualness(symbols: readonly string[]): number {
  const found = sentencesIn(symbols).map((sentence) => mean(scores([...sentence, '$'])))
  return mean(found)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
}

/**
 * 1 for a word of things, -1 for one of doing and pointing (after Heylighen and Dewaele 2002: formal prose names, talk
 * points), 0 for a sign.
 */
export function nominality({ tag }: TaggedWord): number {
  return NOMINAL.has(tag) ? 1 : VERBAL.has(tag) ? -1 : 0
}

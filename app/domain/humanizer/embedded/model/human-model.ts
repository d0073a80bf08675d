import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { hashOf } from './hash.ts'
import { shapeOf, tagWords } from './syntax.ts'

/** Where the counts lie, from the root of the package. */
export const MODEL_FILE = 'app/domain/humanizer/embedded/model/human-english.bin.gz'

/** Orders of the two n-gram models: the shape of sentences and the words themselves. */
export const SHAPE_ORDER = 4
export const WORD_ORDER = 2

/** What an n-gram that was never seen costs for every word of it that is given up (Brants et al. 2007). */
const BACKOFF = Math.log(0.4)

/** Counts are kept as steps of a logarithm: this many to one factor of e. */
export const STEPS = 16

type Counts = { keys: Uint32Array; steps: Uint8Array; mask: number }

let loaded: Counts | undefined

/**
 * How often people write what: n-grams of English prose by many hands (reviews, news, encyclopaedias, speeches, stories;
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
function scores(symbols: readonly string[], kind: string, order: number): number[] {
  const table = counts()
  const total = logCount(table, hashOf(kind, [])) ?? 0
  const padded = [...Array.from({ length: order - 1 }, () => '^'), ...symbols]
  return symbols.map((_, place) => {
    const end = place + order
    let penalty = 0
    for (let length = order; length > 1; length--) {
      const seen = logCount(table, hashOf(kind, padded.slice(end - length, end)))
      const history =
        seen === undefined ? undefined : logCount(table, hashOf(kind, padded.slice(end - length, end - 1)))
      if (seen !== undefined && history !== undefined) return penalty + Math.min(0, seen - history)
      penalty += BACKOFF
    }
    const one = logCount(table, hashOf(kind, padded.slice(end - 1, end))) ?? 0
    return penalty + one - total - (one === 0 ? UNSEEN : 0)
  })
}

/** A symbol that was never seen is this much rarer (in logarithms) than one that was seen just often enough. */
const UNSEEN = 1

/** A log score and how many symbols it is the sum of. */
export type Usualness = { sum: number; count: number }

const NOMINAL: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'ADP', 'DET'])
const VERBAL: ReadonlySet<string> = new Set(['VERB', 'AUX', 'PRON', 'ADV', 'INTJ'])

/**
 * How usual the shape of a sentence is, how usual its words are beside one another, and by how many words of things
 * outnumber those of doing and pointing (after Heylighen and Dewaele 2002: formal prose names, talk points).
 */
export function usualness(sentence: string): { shape: Usualness; words: Usualness; nominal: number } {
  const words = tagWords(sentence)
  const lower = words.map(({ text }) => text.toLowerCase())
  const count = (tags: ReadonlySet<string>) => words.filter(({ tag }) => tags.has(tag)).length
  return {
    shape: total(scores([...shapeOf(words), '$'], 's', SHAPE_ORDER)),
    words: total(scores(lower, 'w', WORD_ORDER)),
    nominal: count(NOMINAL) - count(VERBAL),
  }
}

function total(found: readonly number[]): Usualness {
  return { sum: found.reduce((sum, one) => sum + one, 0), count: found.length }
}

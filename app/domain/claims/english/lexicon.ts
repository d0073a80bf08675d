import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gunzipSync } from 'node:zlib'
import { atOnce, inTurns } from '#app/domain/turns.ts'

/**
 * Where the words lie, from the root of the package; bench/make-english-lexicon.ts writes them.
 * Of WordNet 3.1, Copyright 2011 by Princeton University: see WORDNET-LICENCE beside it.
 */
export const LEXICON_FILE = 'app/domain/claims/english/lexicon.bin.gz'

/** Added to the file of a meaning that is defined by what is not. */
export const NEGATIVE_MEANING = 64

/** Lists of numbers, one for each word or meaning. */
type Lists = { starts: Uint32Array; items: Uint32Array }

type Lexicon = {
  letters: Buffer
  /** Where each word begins in `letters`, and where the last ends. */
  places: Uint32Array
  /** Words by their hash. */
  slots: Int32Array
  /** Four to a word: how common it is as a noun, verb, adjective and adverb; 0 is never. */
  common: Uint8Array
  senses: Lists
  members: Lists
  /** The file of WordNet that a meaning is in, which says what kind of thing it is. */
  files: Uint8Array
  above: Lists
  near: Lists
  opposite: Lists
  derived: Lists
  swapped: Lists
  glosses: Lists
}

let loaded: Lexicon | undefined

let reading: Promise<void> | undefined

/** Reads the words beside other work, which the first look at one does at once otherwise (some 0.2 s). */
export function readLexicon(): Promise<void> {
  reading ??= loaded ? Promise.resolve() : read()
  return reading
}

async function read(): Promise<void> {
  const bytes = await promisify(gunzip)(await readFile(path()))
  const words = await inTurns(unpack(bytes))
  loaded ??= words
}

function lexicon(): Lexicon {
  return (loaded ??= atOnce(unpack(gunzipSync(readFileSync(path())))))
}

function path(): string {
  const root = findPackageJSON('..', import.meta.url) ?? findPackageJSON('.', import.meta.url)
  return join(dirname(root ?? process.cwd()), LEXICON_FILE)
}

/** So many of a list are unpacked before others may have a turn. */
const PAUSE = 500

function* unpack(bytes: Buffer): Generator<void, Lexicon> {
  let at = 0
  const next = () => {
    let value = bytes[at++] ?? 0
    if (value < 128) return value
    value &= 127
    for (let shift = 7; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  const [wordCount, senseCount, length] = [next(), next(), next()]
  const letters = bytes.subarray(at, at + length)
  at += length
  const places = new Uint32Array(wordCount + 1)
  for (let word = 0, place = 0; word < wordCount; word++) {
    if (word % PAUSE === 0) yield
    places[word] = place
    const end = letters.indexOf(10, place)
    place = (end < 0 ? length : end) + 1
    places[word + 1] = place
  }
  const common = new Uint8Array(wordCount * 4)
  for (let index = 0; index < common.length; index++) {
    if (index % PAUSE === 0) yield
    common[index] = next()
  }
  const lists = function* (count: number, read: (list: Growing) => void): Generator<void, Lists> {
    const starts = new Uint32Array(count + 1)
    const list: Growing = { items: new Uint32Array(count * 2), length: 0 }
    for (let index = 0; index < count; index++) {
      read(list)
      starts[index + 1] = list.length
      if (index % PAUSE === 0) yield
    }
    return { starts, items: list.items.slice(0, list.length) }
  }
  let newest = 0
  const senses = yield* lists(wordCount, (list) => {
    for (let left = next(); left > 0; left--) {
      const id = newest - next()
      push(list, id)
      if (id === newest) newest += 1
    }
  })
  const files = new Uint8Array(senseCount)
  for (let index = 0; index < senseCount; index++) {
    if (index % PAUSE === 0) yield
    files[index] = next()
  }
  const plain = (list: Growing) => {
    for (let left = next(); left > 0; left--) push(list, next())
  }
  const sorted = (list: Growing) => {
    let value = 0
    for (let left = next(); left > 0; left--) push(list, (value += next()))
  }
  const above = yield* lists(senseCount, plain)
  const near = yield* lists(senseCount, plain)
  const opposite = yield* lists(wordCount, sorted)
  const derived = yield* lists(wordCount, sorted)
  const swapped = yield* lists(wordCount, sorted)
  const glosses = yield* lists(senseCount, sorted)
  const members = yield* inverted(senses, senseCount)
  const slots = yield* hashed(letters, places, wordCount)
  return {
    letters,
    places,
    slots,
    common,
    senses,
    members,
    files,
    above,
    near,
    opposite,
    derived,
    swapped,
    glosses,
  }
}

type Growing = { items: Uint32Array; length: number }

function push(list: Growing, item: number): void {
  if (list.length === list.items.length) {
    const wider = new Uint32Array(list.items.length * 2)
    wider.set(list.items)
    list.items = wider
  }
  list.items[list.length++] = item
}

/** Who has each item: of the meanings of each word, the words of each meaning. */
function* inverted({ starts, items }: Lists, count: number): Generator<void, Lists> {
  const ends = new Uint32Array(count + 1)
  for (const [at, item] of items.entries()) {
    if (at % PAUSE === 0) yield
    ends[item + 1] = (ends[item + 1] ?? 0) + 1
  }
  for (let index = 0; index < count; index++) {
    if (index % PAUSE === 0) yield
    ends[index + 1] = (ends[index + 1] ?? 0) + (ends[index] ?? 0)
  }
  const turned = new Uint32Array(items.length)
  const filled = ends.slice()
  for (let owner = 0; owner + 1 < starts.length; owner++) {
    if (owner % PAUSE === 0) yield
    for (let at = starts[owner] ?? 0; at < (starts[owner + 1] ?? 0); at++) {
      const item = items[at] ?? 0
      const place = filled[item] ?? 0
      turned[place] = owner
      filled[item] = place + 1
    }
  }
  return { starts: ends, items: turned }
}

function* hashed(letters: Buffer, places: Uint32Array, count: number): Generator<void, Int32Array> {
  let size = 1
  while (size < count * 1.7) size *= 2
  const slots = new Int32Array(size).fill(-1)
  for (let word = 0; word < count; word++) {
    if (word % PAUSE === 0) yield
    let hash = 0x811c9dc5
    for (let at = places[word] ?? 0; at < (places[word + 1] ?? 0) - 1; at++) {
      hash = Math.imul(hash ^ (letters[at] ?? 0), 0x01000193)
    }
    let slot = (hash >>> 0) & (size - 1)
    while (slots[slot] !== -1) slot = (slot + 1) & (size - 1)
    slots[slot] = word
  }
  return slots
}

/** The number of a word (lower case, a phrase joined by "_"); -1 when it is not known. */
export function wordId(word: string): number {
  const { letters, places, slots } = lexicon()
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  const mask = slots.length - 1
  for (let slot = (hash >>> 0) & mask; slots[slot] !== -1; slot = (slot + 1) & mask) {
    const id = slots[slot] ?? 0
    const start = places[id] ?? 0
    if ((places[id + 1] ?? 0) - 1 - start !== word.length) continue
    let same = true
    for (let at = 0; same && at < word.length; at++) same = letters[start + at] === word.charCodeAt(at)
    if (same) return id
  }
  return -1
}

/** Whether a word (lower case) is known. */
export function isWord(word: string): boolean {
  return wordId(word) >= 0
}

export type Part = 'noun' | 'verb' | 'adjective' | 'adverb'
const PARTS: readonly Part[] = ['noun', 'verb', 'adjective', 'adverb']

/** How common a word is as that part of speech, 1 to about 14; 0 when it never is one. */
export function commonAs(id: number, part: Part): number {
  return lexicon().common[id * 4 + PARTS.indexOf(part)] ?? 0
}

/** What is known of a word by itself, made ready for comparing it with others. */
export type Profile = {
  id: number
  senses: ReadonlySet<number>
  /** Meanings of words that it is derived from or that are derived from it. */
  kin: ReadonlySet<number>
  derived: ReadonlySet<number>
  near: ReadonlySet<number>
  /** What its meanings are kinds of, one and two steps up, and all the way. */
  parents: ReadonlySet<number>
  grandparents: ReadonlySet<number>
  ancestors: ReadonlySet<number>
  swapped: ReadonlySet<number>
  gloss: ReadonlySet<number>
  /** Its opposites; those of what means the same or nearly so, and what means the same as its opposites. */
  opposites: ReadonlySet<number>
  farOpposites: ReadonlySet<number>
  /** Files of WordNet of its first meanings. */
  files: ReadonlySet<number>
  /** Whether one of those is defined by what is not, as silence is. */
  negative: boolean
}

const profiles = new Map<number, Profile>()
const MOST_PROFILES = 4_000

/** The profile of a word; the last some thousand are remembered. */
export function profileOf(id: number): Profile {
  const known = profiles.get(id)
  if (known) return known
  if (profiles.size >= MOST_PROFILES) profiles.clear()
  const made = makeProfile(id)
  profiles.set(id, made)
  return made
}

/** Returns for each of the first meanings of a word the words it is defined by; the commonest meaning comes first. */
export function definitionsOf(id: number, most: number): number[][] {
  const all = lexicon()
  return [...of(all.senses, id)].slice(0, most).map((sense) => [...of(all.glosses, sense)])
}

/** Returns a word by its number. */
export function wordOf(id: number): string {
  const { letters, places } = lexicon()
  return letters.toString('latin1', places[id] ?? 0, (places[id + 1] ?? 1) - 1)
}

/** Returns so many meanings of a word as each part of speech, or as one alone, the commonest first. */
export function firstSenses(id: number, most: number, only?: Part): number[] {
  const all = lexicon()
  const taken = new Map<Part, number>()
  return [...of(all.senses, id)].filter((sense) => {
    const part = partOfFile((all.files[sense] ?? 0) % NEGATIVE_MEANING)
    const count = (taken.get(part) ?? 0) + 1
    taken.set(part, count)
    return count <= most && (only === undefined || part === only)
  })
}

/** Returns the words that share a meaning, the commonest first. */
export function membersOf(sense: number): Iterable<number> {
  return of(lexicon().members, sense)
}

/** Returns the words that a word is derived from, or that are derived from it. */
export function derivedOf(id: number): Iterable<number> {
  return of(lexicon().derived, id)
}

/** Returns meanings of adjectives that are nearly the same. */
export function nearTo(sense: number): Iterable<number> {
  return of(lexicon().near, sense)
}

/** Returns the meanings that a meaning is a kind of. */
export function kindsAbove(sense: number): Iterable<number> {
  return of(lexicon().above, sense)
}

function partOfFile(file: number): Part {
  if (file === 2) return 'adverb'
  if (file < 2 || file === 44) return 'adjective'
  return file < 29 ? 'noun' : 'verb'
}

function* of({ starts, items }: Lists, index: number): Generator<number> {
  for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at++) yield items[at] ?? 0
}

/** Of meanings that are so many steps from the top, sisters are hardly alike. */
const MOST_ANCESTORS = 40

function makeProfile(id: number): Profile {
  const all = lexicon()
  const senses = new Set(of(all.senses, id))
  const derived = new Set(of(all.derived, id))
  const kin = new Set<number>()
  for (const word of derived) for (const sense of of(all.senses, word)) kin.add(sense)
  const near = new Set<number>()
  for (const sense of senses) for (const one of of(all.near, sense)) near.add(one)
  const up = (from: Iterable<number>) => {
    const found = new Set<number>()
    for (const sense of from) for (const one of of(all.above, sense)) found.add(one)
    return found
  }
  const parents = up(senses)
  const grandparents = up(parents)
  const ancestors = new Set([...parents, ...grandparents])
  for (let level = grandparents; level.size > 0 && ancestors.size < MOST_ANCESTORS; ) {
    level = up(level)
    for (const one of level) {
      if (ancestors.has(one)) level.delete(one)
      else ancestors.add(one)
    }
  }
  const gloss = new Set<number>()
  let looked = 0
  for (const sense of senses) {
    if (looked++ > 11) break
    for (const word of of(all.glosses, sense)) gloss.add(word)
  }
  const opposites = new Set(of(all.opposite, id))
  const farOpposites = new Set<number>()
  const addOpposites = (word: number) => {
    for (const one of of(all.opposite, word)) farOpposites.add(one)
  }
  for (const sense of senses) for (const mate of of(all.members, sense)) addOpposites(mate)
  for (const word of derived) addOpposites(word)
  // A satellite of an adjective has the opposites of its head, and the satellites of those.
  for (const sense of near) {
    if ((all.files[sense] ?? 9) % NEGATIVE_MEANING < 2)
      for (const head of of(all.members, sense)) addOpposites(head)
  }
  for (const word of opposites) {
    for (const sense of of(all.senses, word))
      for (const mate of of(all.members, sense)) farOpposites.add(mate)
    for (const one of of(all.derived, word)) farOpposites.add(one)
  }
  const files = new Set<number>()
  let negative = false
  let first = 0
  for (const sense of senses) {
    if (first++ > 3) break
    const file = all.files[sense] ?? 0
    files.add(file % NEGATIVE_MEANING)
    if (file >= NEGATIVE_MEANING) negative = true
  }
  return {
    id,
    senses,
    kin,
    derived,
    near,
    parents,
    grandparents,
    ancestors,
    swapped: new Set(of(all.swapped, id)),
    gloss,
    opposites,
    farOpposites,
    files,
    negative,
  }
}

import type { Unit } from './units.ts'

/** The words of a piece of text, by their numbers, with how often each stands there; `weight` is what they weigh together. */
export type Bag = { counts: ReadonlyMap<number, number>; weight: number; length: number }

/** Letters of a word that tell it from others whatever its ending; numbers count as a whole. */
const STEM = 6

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Numbers for the words of a text, and how many units each stands in. */
export type Vocabulary = {
  read: (unit: Unit) => Bag
  /** Call for each bag once all units are read: rare words tell more than frequent ones. */
  weigh: (bag: Bag) => void
  weightOf: (word: number) => number
}

/** A vocabulary that learns from the units it reads. */
export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>()
  const units: number[] = []
  const read = (unit: Unit): Bag => {
    const counts = new Map<number, number>()
    for (const [word] of unit.text.toLowerCase().matchAll(WORD)) {
      const stem = /\d/.test(word) ? word : word.slice(0, STEM)
      let number = numbers.get(stem)
      if (number === undefined) {
        number = numbers.size
        numbers.set(stem, number)
      }
      const count = counts.get(number) ?? 0
      if (count === 0) units[number] = (units[number] ?? 0) + 1
      counts.set(number, count + 1)
    }
    return { counts, weight: 0, length: unit.text.length }
  }
  // A word that stands in one unit of each text tells most.
  const weightOf = (word: number) => 1 / (1 + Math.log(Math.max(1, (units[word] ?? 1) / 2)))
  const weigh = (bag: Bag) => {
    bag.weight = weightOfAll(bag.counts, weightOf)
  }
  return { read, weigh, weightOf }
}

function weightOfAll(counts: ReadonlyMap<number, number>, weightOf: (word: number) => number): number {
  let sum = 0
  for (const [word, count] of counts) sum += count * weightOf(word)
  return sum
}

/** Two pieces of text as one. */
export function merged(one: Bag, two: Bag): Bag {
  const counts = new Map(one.counts)
  for (const [word, count] of two.counts) counts.set(word, (counts.get(word) ?? 0) + count)
  return { counts, weight: one.weight + two.weight, length: one.length + two.length }
}

/** How much of their words two pieces share, by weight: 0 for none, 1 for all (Dice's coefficient). */
export function likeness(one: Bag, two: Bag, weightOf: (word: number) => number): number {
  if (one.weight + two.weight === 0) return 0
  const [small, large] = one.counts.size < two.counts.size ? [one, two] : [two, one]
  let shared = 0
  for (const [word, count] of small.counts) {
    const other = large.counts.get(word)
    if (other !== undefined) shared += Math.min(count, other) * weightOf(word)
  }
  return (2 * shared) / (one.weight + two.weight)
}

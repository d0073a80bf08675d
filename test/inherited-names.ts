import { day, isLong, some } from './long.ts'

/** What every plain object answers to although nobody put it there; a few of those names unless the run is a long one. */
export const INHERITED: readonly string[] = [
  '__proto__',
  ...some(
    Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__'),
    3,
  ),
  'prototype',
]

const title = (word: string) => word.replace(/[a-z]/i, (letter) => letter.toUpperCase())

const SPELLINGS = [
  (name: string) => name,
  (name: string) => name.toLowerCase(),
  (name: string) => name.toUpperCase(),
  title,
]

/**
 * Those names as people and files may write them: as they are, in small letters, in capitals, with one capital. Of those
 * that are not as they are, each name has one unless the run is a long one.
 */
export const INHERITED_NAMES: readonly string[] = [
  ...new Set(
    INHERITED.flatMap((name, nth) =>
      SPELLINGS.filter((_, at) => isLong || at === 0 || at === 1 + ((nth + day) % 3)).map((spell) =>
        spell(name),
      ),
    ),
  ),
]

const VOWELS = 'aeiou'
const CONSONANTS = 'bcdfghjklmnpqrstvwxyz'

function replaced(word: string, change: (letters: string, at: number) => string): string {
  return word.replaceAll(/[a-z]/gi, (letter) => {
    const small = letter.toLowerCase()
    const letters = VOWELS.includes(small) ? VOWELS : CONSONANTS
    const other = change(letters, letters.indexOf(small))
    return letter === small ? other : other.toUpperCase()
  })
}

/** A word of the same shape that means nothing to anybody: `constructor` is `dupt…`. */
export function twinOf(name: string): string {
  return replaced(name, (letters, at) => letters[(at + 1) % letters.length] ?? '')
}

/** A text with its letters made alike, so that two texts are the same but for words and their twins. */
export function shapeOf(text: string): string {
  return replaced(text, (letters) => letters[0] ?? '')
}

import { distance } from './distance.ts'
import { differInSense, heard } from './opposites.ts'

/** Slips of spelling that a word of that length may have: none in short ones, where they make another word. */
function slipsAllowed(word: string): number {
  if (word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}

/** Letters that are heard alike, or written for each other. */
const ALIKE = [
  'aeiouyаеиоуыэюяё',
  'ckqкх',
  'szcсзц',
  'fvphwфвп',
  'bvpбпв',
  'gjхгж',
  'iyjийы',
  'dtдт',
  'mnмн',
  'шщ',
  'rl',
]
const VOWEL = /[aeiouyаеиоуыэюя]/
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']
/**
 * Whether a word (lower case, without accents) is the key with a slip of the keyboard or of spelling: letters doubled or
 * not, in the wrong order, missing, or one for another that is heard alike or beside it, never at the beginning. What
 * differs in a part that changes its sense is no slip; whether it is another word, who knows the words must say.
 */
export function isSlip(key: string, word: string): boolean {
  const most = slipsAllowed(key)
  if (most === 0 || key === word) return false
  if (differInSense(key, word, isAlmost)) return false
  return areSlipsAt(key, word, most) || areSlipsAt(heard(key), heard(word), most)
}

function areSlipsAt(key: string, word: string, most: number): boolean {
  if (key[0] !== word[0] || distance(key, word, most) > most) return false
  return areSlips(Array.from(key), Array.from(word), 0, 0, most)
}

function isAlmost(one: string, two: string): boolean {
  return one === two || (Math.min(one.length, two.length) >= 5 && distance(one, two, 1) <= 1)
}

/** Whether the word from `at` on is the key from `place` on with so many slips, each of a kind that people make. */
function areSlips(key: string[], word: string[], place: number, at: number, left: number): boolean {
  while (place < key.length && key[place] === word[at]) {
    place++
    at++
  }
  if (place >= key.length && at >= word.length) return true
  if (left === 0) return false
  const [own, typed, before] = [key[place], word[at], word[at - 1]]
  const next = (keys: number, letters: number) => areSlips(key, word, place + keys, at + letters, left - 1)
  if (own !== undefined && own === word[at + 1] && typed === key[place + 1] && next(2, 2)) return true
  // A letter too many: one that stands beside itself, or lies beside its neighbour.
  const isDoubled = typed !== undefined && (typed === before || typed === word[at + 1])
  if ((isDoubled || (at < word.length - 1 && isBeside(typed, word[at + 1]))) && next(0, 1)) return true
  // A letter too few, but for the last one, which tells another form or another word where it is heard.
  const isLast = place === key.length - 1
  if (own !== undefined && (!isLast || own === before || own === 'e') && next(1, 0)) return true
  if (own === undefined || typed === undefined || isLast) return false
  // A vowel before the last letter tells forms apart as well.
  if (place === key.length - 2 && VOWEL.test(own + typed)) return false
  return isConfused(own, typed) && next(1, 1)
}

function isConfused(one: string, two: string): boolean {
  return ALIKE.some((letters) => letters.includes(one) && letters.includes(two)) || isBeside(one, two)
}

function isBeside(one: string | undefined, two: string | undefined): boolean {
  return KEYS.some((row) => {
    const [first, second] = [row.indexOf(one ?? ' '), row.indexOf(two ?? ' ')]
    return first >= 0 && second >= 0 && Math.abs(first - second) === 1
  })
}

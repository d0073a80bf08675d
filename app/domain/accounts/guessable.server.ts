import { createRequire } from 'node:module'
import type * as Core from '@zxcvbn-ts/core'
import type * as Common from '@zxcvbn-ts/language-common'
import { brand } from '#app/brand.ts'
import { emailKey } from './email.ts'

/** Whoever guesses needs fewer attempts than this for a password that is refused: what zxcvbn calls very guessable. */
const FEWEST_GUESSES = 1e6
/** Figures and signs around a common word that add nothing: a year and a sign or two, as many people are told to. */
const MOST_DRESS = 6
/** A word among so many first ones is common. */
const COMMON_WORD = 5_000
/** Nobody guesses passwords of more characters than this. */
const LONG_ENOUGH = 64
/** Characters that are looked at, at either end: looking takes a few milliseconds, and longer the more there are. */
const MOST_LOOKED_AT = 32
/** Ways of reading `1` as `l` or `i`, `@` as `a` and the like that are tried. */
const READINGS = 10

/** What guessing lists of people who speak other languages begin with, and that of the package does not. */
const ELSEWHERE =
  'contraseña parola wachtwoord salasana пароль йцукен йцукенг любовь привет senha minhasenha'.split(' ')

let judge: Core.ZxcvbnFactory | undefined

/** Loaded when the first password is chosen: its lists take 20 MB, which most processes never need. */
function loadedJudge(): Core.ZxcvbnFactory {
  if (judge) return judge
  const require = createRequire(import.meta.url)
  const { ZxcvbnFactory: Judge } = require('@zxcvbn-ts/core') as typeof Core
  const { dictionary, adjacencyGraphs: graphs } = require('@zxcvbn-ts/language-common') as typeof Common
  judge = new Judge({
    dictionary: { ...dictionary, elsewhere: ELSEWHERE },
    graphs,
    maxLength: MOST_LOOKED_AT,
    l33tMaxSubstitutions: READINGS,
  })
  return judge
}

/**
 * Whether a password is among the first that people who guess try: one of some 50,000 that are known to be common, alone
 * or with the usual changes (letters replaced, figures added), repetitions, neighbours on a keyboard, dates, our name,
 * and what is known of the person, `about`.
 */
export function isGuessable(password: string, about?: About): boolean {
  if (about && emailKey(password) === emailKey(about.email)) return true
  if (password.length > LONG_ENOUGH) return false
  const typed = onceRepeated(password)
  const ends = [typed.slice(0, MOST_LOOKED_AT), typed.slice(-MOST_LOOKED_AT)]
  const known = [brand.name, ...(about ? wordsAbout(about) : [])].flatMap(partsOf)
  if (isDressedUp(typed, known)) return true
  return [...new Set(ends)].every((end) => guessesFor(end, known) < FEWEST_GUESSES)
}

function guessesFor(password: string, known: string[]): number {
  return loadedJudge().check(password.normalize('NFKC'), known).guesses
}

/** Whether a password is a word that is guessed at once, with a year, a figure or a sign before or after it. */
function isDressedUp(password: string, known: string[]): boolean {
  const word = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const dress = password.length - word.length
  if (!/^\p{L}{4,}$/u.test(word) || dress === 0 || dress > MOST_DRESS) return false
  return guessesFor(word.slice(0, MOST_LOOKED_AT), known) < COMMON_WORD
}

/** The names and the address of whose password it is. */
export type About = { firstName: string; lastName: string; email: string }

/** What is said of such a password. */
export const GUESSABLE =
  'This password is one of the first that people guess. Please choose a longer one: a few words that have nothing to do with each other, or with you, are good and easy to keep in mind.'

function wordsAbout({ firstName, lastName, email }: About): string[] {
  return [firstName, lastName, `${firstName}.${lastName}`, `${firstName}${lastName}`, email]
}

/** What is the same few characters again and again, with them once. */
function onceRepeated(password: string): string {
  const [, unit = '', rest = ''] = /^([^]{1,16}?)\1{2,}([^]{0,15})$/.exec(password) ?? []
  return unit !== '' && unit.startsWith(rest) ? unit : password
}

/** A name or an address, what stands before its @, and the words in it. */
function partsOf(text: string): string[] {
  const whole = text.normalize('NFKC').toLowerCase().slice(0, 100)
  return [whole, whole.replace(/@.*$/, ''), ...whole.split(/[^\p{L}\p{N}]+/u)].filter(
    (part) => part.length > 2,
  )
}

import type { Edit } from './hidden-invisible.ts'
import { type Alike, LATIN_AS_CYRILLIC, LOOK_ALIKES } from './hidden-tables.ts'

/** What the letters of a text, taken together, tell about a single word of it. */
export type Alphabets = {
  /** The alphabet most of its letters are of. */
  main: 'Latin' | 'other'
  /** Alphabets with a word of their own in it: one with a letter that looks like no Latin one. */
  genuine: ReadonlySet<Alike['alphabet']>
}

const LATIN = /[A-Za-z\u00c0-\u024f]/
const CYRILLIC = /[\u0400-\u052f]/
const FOREIGN = /[\u0370-\u037d\u037f-\u0386\u0388-\u052f\u0531-\u0587\u0251\u0261]/g
const FOREIGN_ALPHABETS = [
  ['Cyrillic', /[\u0400-\u052f]/g],
  ['Greek', /[\u0370-\u037d\u037f-\u0386\u0388-\u03ff]/g],
  ['Armenian', /[\u0531-\u0587]/g],
] as const
const LATIN_LETTER = /[A-Za-z]/g
const LETTER = /[\p{L}\p{M}]/u
const GREEK_QUESTION_MARK = 0x37e
const MARK = /\p{M}/u

export function alphabetsOf(text: string): Alphabets {
  let latin = 0
  let other = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 0xc0 && code <= 0x24f)) latin++
    else if (code >= 0x370 && code <= 0x588 && code !== GREEK_QUESTION_MARK) other++
  }
  const genuine = new Set<Alike['alphabet']>()
  // One word is proof enough, and most texts in another alphabet begin with one.
  for (const [alphabet, letters] of other > 0 ? FOREIGN_ALPHABETS : []) {
    for (const { text: word } of wordsWith(letters, text)) {
      if (alphabetOf(word) !== alphabet) continue
      if (!Array.from(word).some((sign) => !LOOK_ALIKES.has(sign) && !MARK.test(sign))) continue
      genuine.add(alphabet)
      break
    }
  }
  return { main: latin >= other ? 'Latin' : 'other', genuine }
}

/** The alphabet of a word all of whose letters are of the same one other than Latin. */
function alphabetOf(word: string): Alike['alphabet'] | undefined {
  if (/^[\u0400-\u052f\p{M}]+$/u.test(word)) return 'Cyrillic'
  if (/^[\u0370-\u037d\u037f-\u03ff\p{M}]+$/u.test(word)) return 'Greek'
  return /^[\u0531-\u0587]+$/.test(word) ? 'Armenian' : undefined
}

/** Every word of `text` that holds a letter of `pattern`, once. Linear: no letter is looked at more than twice. */
function* wordsWith(pattern: RegExp, text: string): Generator<{ text: string; start: number }> {
  const letters = new RegExp(pattern)
  let done = 0
  for (let found = letters.exec(text); found; found = letters.exec(text)) {
    let start = found.index
    let end = start + 1
    while (start > done && LETTER.test(text[start - 1] ?? '')) start--
    while (end < text.length && LETTER.test(text[end] ?? '')) end++
    yield { text: text.slice(start, end), start }
    done = end
    letters.lastIndex = end
  }
}

/** The letters of `text` that only look like those of the word they stand in, in order. Linear. */
export function letterEdits(text: string, alphabets: Alphabets): Edit[] {
  const edits: Edit[] = []
  for (const word of wordsWith(alphabets.main === 'Latin' ? FOREIGN : LATIN_LETTER, text)) {
    const into = disguised(word.text, alphabets)
    if (!into) continue
    for (let at = 0; at < word.text.length; at++) {
      const sign = word.text[at] ?? ''
      const replacement = into(sign)
      if (replacement === undefined) continue
      const start = word.start + at
      const [alphabet, name] = nameOf(sign)
      const plain = `${alphabet} “${sign}”`
      edits.push({ start, end: start + 1, replacement, kind: 'look-alike', name, plain })
    }
  }
  return edits
}

function nameOf(sign: string): [string, string] {
  const known = LOOK_ALIKES.get(sign)
  if (known) return [known.alphabet === 'Latin' ? 'phonetic' : known.alphabet, known.name]
  return ['Latin', `LATIN ${/[A-Z]/.test(sign) ? 'CAPITAL' : 'SMALL'} LETTER ${sign.toUpperCase()}`]
}

type Into = (sign: string) => string | undefined

const intoLatin: Into = (sign) => LOOK_ALIKES.get(sign)?.latin
const intoCyrillic: Into = (sign) => LATIN_AS_CYRILLIC.get(sign)

/** How the letters of `word` are to be put right, or undefined when it is an honest word. */
function disguised(word: string, { main, genuine }: Alphabets): Into | undefined {
  let latin = 0
  let cyrillic = 0
  let foreign = 0
  let inside = 0
  let allLatinPass = true
  let allForeignPass = true
  for (let at = 0; at < word.length; at++) {
    const sign = word[at] ?? ''
    const alike = LOOK_ALIKES.get(sign)
    if (LATIN.test(sign)) {
      latin++
      if (!LATIN_AS_CYRILLIC.has(sign)) allLatinPass = false
    } else if (!MARK.test(sign)) {
      foreign++
      if (CYRILLIC.test(sign)) cyrillic++
      if (alike?.inside) inside++
      if (!alike || (alike.inside && !isBetweenLatin(word, at))) allForeignPass = false
    }
  }
  if (inside > 0 && latin < 3) allForeignPass = false
  if (foreign === 0) return undefined
  if (latin === 0) {
    const alphabet = alphabetOf(word)
    const honest = main !== 'Latin' || !alphabet || genuine.has(alphabet)
    return !honest && allForeignPass ? intoLatin : undefined
  }
  // "SMSку": an abbreviation in Latin capitals takes Russian endings.
  if (genuine.has('Cyrillic') && /^[A-Z]{2,}[\u0430-\u044f]+$/.test(word)) return undefined
  const toLatin = allForeignPass && (main === 'Latin' || latin > foreign)
  const toCyrillic = allLatinPass && cyrillic === foreign && cyrillic > latin
  if (main === 'other' && toCyrillic) return intoCyrillic
  if (toLatin) return intoLatin
  return toCyrillic ? intoCyrillic : undefined
}

function isBetweenLatin(word: string, at: number): boolean {
  return LATIN.test(word[at - 1] ?? '') && LATIN.test(word[at + 1] ?? '')
}

import { ALPHABETS, pairsOf } from './letter-pairs.ts'
import { brokenIn, isOdd, isPierced, namesIn, partsOf } from './tokens.ts'

/** Words from here on count as words of which letters can be told whether they go together. */
const LONG = 4
/** No word of any language is longer, but sequences and keys are. */
const LONGEST = 24

type Pairs = { sum: number; count: number; letters: number; accented: number; long: number; short: number }

/** What is counted of a text to tell whether it means something. All are numbers of characters unless they say otherwise. */
export type Tally = {
  visible: number
  /** Private, control and unassigned characters, those alone between blanks aside: bullets and brackets of formulas are such. */
  broken: number
  /** Within tokens of signs and letters mixed as no word, number, address or piece of code mixes them. */
  odd: number
  /** Different tokens of that kind. */
  oddTokens: Set<string>
  latin: Pairs
  cyrillic: Pairs
  /** Greek words, and those of them with an accent. */
  greek: { words: number; accented: number }
  /** Words, and those that mix scripts. */
  words: number
  mixed: number
  /** Chinese and Japanese letters, and the seldom ones among them. */
  chinese: number
  seldom: number
  /** Words with a sign in the middle that stands for a letter that was lost, and how many different ones. */
  pierced: number
  piercedWords: Set<string>
  /** Different tokens that are mostly broken characters. */
  brokenTokens: Set<string>
  /** The letter f, how often another follows that it makes a ligature with, and the different words with it. */
  f: { all: number; tied: number; words: Set<string> }
}

const SCRIPTS = [
  /[A-Za-zÀ-ɏ]/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /[\u0900-\u0dff]/u,
  /[\u0e00-\u109f\u1200-\u139f\u13a0-\u18af\u1900-\u1cff]/u,
  /[\u2e80-\u31ff\u3400-\u9fff\ua000-\ua4cf\uac00-\ud7af]/u,
]

/** Counts what tells whether `text` means something. */
export function tallyOf(text: string): Tally {
  const none = (): Pairs => ({ sum: 0, count: 0, letters: 0, accented: 0, long: 0, short: 0 })
  const tally: Tally = {
    visible: 0,
    broken: 0,
    odd: 0,
    oddTokens: new Set(),
    latin: none(),
    cyrillic: none(),
    greek: { words: 0, accented: 0 },
    words: 0,
    mixed: 0,
    chinese: 0,
    seldom: 0,
    pierced: 0,
    piercedWords: new Set(),
    brokenTokens: new Set(),
    f: { all: 0, tied: 0, words: new Set() },
  }
  for (const token of text.match(/[^ \n\t\r\u00a0]+/g) ?? []) {
    const broken = brokenIn(token)
    if (token.length > 2) tally.broken += broken
    if (broken > 1 && broken > token.length * 0.4) tally.brokenTokens.add(token)
    // What cannot be seen may stand for the blank.
    if (broken > 0 && token.length > 24) for (const part of token.split(/[\0-\x1f]/)) countToken(tally, part)
    else countToken(tally, token)
  }
  return tally
}

function countToken(tally: Tally, token: string): void {
  tally.visible += token.length
  if (/^[A-Za-z]+[.,;:]?$/.test(token)) {
    countWord(tally, token.replace(/[.,;:]$/, ''))
    return
  }
  tally.broken += namesIn(token)
  if (isPierced(token)) {
    tally.pierced++
    tally.piercedWords.add(token)
  }
  for (const part of partsOf(token)) {
    if (!isOdd(part)) continue
    tally.odd += part.length
    tally.oddTokens.add(part)
  }
  if (/\p{N}/u.test(token)) return
  for (const word of token.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []) countWord(tally, word)
}

function countWord(tally: Tally, word: string): void {
  for (let at = word.indexOf('f'); at >= 0; at = word.indexOf('f', at + 1)) {
    tally.f.all++
    tally.f.words.add(word)
    if (/[filj]/.test(word[at + 1] ?? '') || word[at - 1] === 'f') tally.f.tied++
  }
  if (/[ﬀ-ﬆ]/.test(word)) tally.f.tied++
  if (word.length < 2) return
  tally.words++
  if (/^(?:[A-Za-zÀ-ɏḀ-ỿ]|\p{M})+$/u.test(word)) countPairs(tally.latin, word, ALPHABETS.latin)
  else if (/^(?:[\u0400-\u04ff]|\p{M})+$/u.test(word)) countPairs(tally.cyrillic, word, ALPHABETS.cyrillic)
  else {
    if (SCRIPTS.filter((script) => script.test(word)).length > 1) tally.mixed++
    if (/^\p{Script=Greek}+$/u.test(word) && /[α-ω]/.test(word)) {
      tally.greek.words++
      if (/[άέήίόύώΐΰϊϋἀ-ῼ]/.test(word)) tally.greek.accented++
    }
    tally.chinese += word.match(/\p{Script=Han}/gu)?.length ?? 0
    tally.seldom += word.match(/[㐀-䶿]/g)?.length ?? 0
  }
}

function countPairs(pairs: Pairs, word: string, alphabet: (typeof ALPHABETS)['latin']): void {
  if (word.length < LONG) pairs.short++
  if (word.length > LONGEST) return
  if (word.length >= LONG) pairs.long++
  const { sum, count } = pairsOf(word, alphabet)
  pairs.sum += sum
  pairs.count += count
  pairs.letters += word.length
  pairs.accented += /^[a-zа-яё]+$/i.test(word) ? 0 : (word.match(/[À-ɏḀ-ỿ]|\p{M}/gu)?.length ?? 0)
}

import { languageScores } from '../ocr/language.ts'
import { type Tally, tallyOf } from './tally.ts'

/**
 * What a text that a font gives is worth: it means something; there is too little to tell; it may mean nothing; it means
 * nothing in any language or notation.
 */
export type Meaning = 'meant' | 'unclear' | 'doubtful' | 'meaningless'

/** Characters of a text that are looked at: some six pages. */
const SAMPLE = 20_000

/** How usual pairs of letters are at least, on average, where words are words; below the others they are doubtful, or none. */
const USUAL = {
  latin: { meant: 6, doubtful: 5.2, meaningless: 5 },
  cyrillic: { meant: 4.7, doubtful: 4.4, meaningless: 3.8 },
}
/** Pairs of letters it takes to tell: where the file says which letters it means, and where it does not. */
const PAIRS = { said: 110, strange: 40, guessed: 14 }
/** Share of short words, without which it may be a list of names, sequences or keys. */
const SHORT = 0.08
/** Share of a language's usual words from which on a text is in it. */
const SPEAKS = 0.12

/**
 * What `text` of one font is worth. `isGuessed` says that the file does not tell which letters the font shows: then little
 * is enough to call it meaningless.
 */
export function meaningOf(text: string, isGuessed: boolean): Meaning {
  const sample = text.slice(0, SAMPLE).replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
  const tally = tallyOf(sample)
  if (isBroken(tally)) return 'meaningless'
  const scripts = byScripts(tally, isGuessed)
  if (scripts !== 'unclear') return scripts
  const signs = bySigns(tally, isGuessed)
  if (signs !== 'unclear') return signs
  const { latin, cyrillic } = tally
  const isLatin = latin.count >= cyrillic.count
  const pairs = isLatin ? latin : cyrillic
  const usual = isLatin ? USUAL.latin : USUAL.cyrillic
  if (pairs.count < PAIRS.guessed || pairs.long < 3) return 'unclear'
  const mean = pairs.sum / pairs.count
  if (mean >= usual.meant) return pairs.accented > pairs.letters * 0.5 ? 'unclear' : 'meant'
  if (!isGuessed && !isProse(pairs))
    return isStrange(pairs, mean - usual.meaningless) ? 'doubtful' : 'unclear'
  if (Math.max(...languageScores(sample).values()) >= SPEAKS && mean >= usual.meaningless) return 'meant'
  if (mean < usual.meaningless) return 'meaningless'
  return isGuessed || mean < usual.doubtful ? 'doubtful' : 'unclear'
}

/** Whether there are enough words, long ones and short ones, to go by how usual their letters are. */
function isProse({ count, long, short }: Tally['latin']): boolean {
  return count >= PAIRS.said && long >= 15 && short >= (long + short) * SHORT
}

/** Whether a few words, as in headings, are of letters that do not go together at all. */
function isStrange({ count, long, short }: Tally['latin'], more: number): boolean {
  return count >= PAIRS.strange && long >= 6 && short >= (long + short) * SHORT && more < -0.1
}

function isBroken({ visible, broken }: Tally): boolean {
  return broken >= 8 && broken > visible * 0.2
}

/** Letters of scripts that do not go together, or seldom ones only: what the numbers of glyphs look like as letters. */
function byScripts(tally: Tally, isGuessed: boolean): Meaning {
  const { words, mixed, chinese, seldom, greek, latin } = tally
  if (mixed >= (isGuessed ? 3 : 10) && mixed > words * 0.3) return 'meaningless'
  if (mixed >= 5 && mixed > words * 0.3) return 'doubtful'
  if (chinese + seldom >= 20 && seldom > (chinese + seldom) * 0.15) return 'meaningless'
  if (latin.letters >= (isGuessed ? 12 : 60) && latin.accented > latin.letters * 0.55) return 'meaningless'
  if (greek.words >= 6 && greek.words > words * 0.5) {
    if (greek.accented > greek.words * 0.2) return 'meant'
    return isGuessed || greek.words >= 15 ? 'meaningless' : 'doubtful'
  }
  return 'unclear'
}

/** Rows of punctuation: what fonts look like that number their letters as they come. */
function bySigns({ visible, odd, oddTokens, latin, cyrillic }: Tally, isGuessed: boolean): Meaning {
  if (visible < (isGuessed ? 8 : 60) || odd < visible * 0.35) return 'unclear'
  const words = latin.long + cyrillic.long
  const mean = (latin.sum + cyrillic.sum) / Math.max(1, latin.count + cyrillic.count)
  if (words > oddTokens.size * 0.6 && mean >= USUAL.latin.doubtful) return 'unclear'
  if (isGuessed) return 'meaningless'
  // Where the blank is a sign too, lines are tokens.
  const tokens = Math.max(oddTokens.size, odd / 12)
  if (tokens < 5) return 'unclear'
  return odd > visible * 0.5 && tokens >= 20 ? 'meaningless' : 'doubtful'
}

/** Words with a hole in them and letters f without a ligature, of which a text of a few pages has some. */
const HOLES = { words: 5, share: 0.015 }
const UNTIED = { all: 80, words: 30 }

/** Whether a text reads well but for single letters, ligatures above all, that the font has lost. */
export function isHoled(text: string): boolean {
  const { latin, pierced, piercedWords, brokenTokens, f } = tallyOf(text.slice(0, 2 * SAMPLE))
  if (brokenTokens.size >= HOLES.words) return true
  if (piercedWords.size >= HOLES.words && pierced > latin.long * HOLES.share) return true
  if (f.all < UNTIED.all || f.words.size < UNTIED.words) return false
  return f.tied === 0 && latin.sum >= latin.count * 6.5 && latin.short > latin.long * 0.4
}

import { languagesOfWord } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import type { Word } from './words.ts'

/** A word again so soon is noticed. */
const NEAR = 12
/** Shorter words repeat without anybody noticing. */
const SHORTEST = 5

/** A word of substance that was said a few words before, and how many words ago. */
export type Repeated = { word: string; ago: number }

/** Finds words repeated near each other, over all sentences of a text in order. */
export function repetitionFinder(language: Language): (words: readonly Word[]) => Repeated[] {
  const lastAt = new Map<string, number>()
  let position = 0
  return (words) => {
    const found: Repeated[] = []
    words.forEach(({ text, capital }, index) => {
      position++
      // A name cannot well be said otherwise; German writes every noun with a capital.
      const isName = capital && index > 0 && language !== 'de'
      if (isName || text.length < SHORTEST || /\d/.test(text) || languagesOfWord(text).includes(language))
        return
      const ago = position - (lastAt.get(text) ?? Number.NEGATIVE_INFINITY)
      if (ago <= NEAR) found.push({ word: text, ago })
      lastAt.set(text, position)
    })
    return found
  }
}

/** So many sentences in a row with one opening, or of one length, make a pattern. */
const PATTERN = 3
/** Lengths this close count as the same, in words; shorter sentences than that are short on purpose. */
const CLOSE = 2
const SHORT = 7

export type Run = { from: number; to: number }

/** Stretches of sentences, `to` exclusive, that open with the same word; openings in lower case. */
export function sameOpenings(openings: readonly string[]): Run[] {
  return runs(
    openings.length,
    PATTERN,
    (from, at) => openings[from] !== '' && openings[at] === openings[from],
  )
}

/** Stretches of four sentences and more that are of nearly the same length. */
export function evenStretches(lengths: readonly number[]): Run[] {
  return runs(lengths.length, PATTERN + 1, (from, at) => {
    const first = lengths[from] ?? 0
    return first > SHORT && Math.abs((lengths[at] ?? 0) - first) <= CLOSE
  })
}

function runs(count: number, atLeast: number, goesOn: (from: number, at: number) => boolean): Run[] {
  const found: Run[] = []
  for (let from = 0; from < count; ) {
    let to = from + 1
    while (to < count && goesOn(from, to)) to++
    if (to - from >= atLeast) found.push({ from, to })
    from = to
  }
  return found
}

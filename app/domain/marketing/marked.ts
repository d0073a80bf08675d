import type { Language } from '#app/domain/text/language.ts'
import { alignment } from '#app/domain/humanizer/review/align.ts'
import { changesIn } from '#app/domain/humanizer/review/changes.ts'
import { checkFacts } from '#app/domain/humanizer/review/check.ts'
import type { Change } from '#app/domain/humanizer/review/diff.ts'
import { atOnce } from '#app/domain/turns.ts'
import { factLine } from '#app/domain/humanizer/review/wording.ts'
import { countWords } from '#app/domain/usage/words.ts'

/** A rewrite beside its source: what was struck out and put in, paragraph by paragraph, and whether the facts are kept. */
export type Marked = {
  paragraphs: Change[][]
  /** How the facts compare, in a line. */
  facts: string
  /** Whether every fact of the source is there, and none was added. */
  factsKept: boolean
  wordsBefore: number
  wordsAfter: number
}

/** Compares a rewrite with its source. For short texts: it does not pause. */
export function markUp(before: string, after: string, language: Language): Marked {
  const pairs = atOnce(alignment(before, after, language))
  const { paragraphs } = atOnce(changesIn(pairs))
  const check = atOnce(checkFacts(pairs, language))
  return {
    paragraphs: paragraphs.map(({ changes }) => changes),
    facts: factLine(check),
    factsKept: check.problems.length === 0,
    wordsBefore: countWords(before),
    wordsAfter: countWords(after),
  }
}

/** How many words each sentence has: the rhythm of a text. */
export function rhythmOf(text: string): number[] {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
  return [...sentences].map(({ segment }) => countWords(segment)).filter((words) => words > 0)
}

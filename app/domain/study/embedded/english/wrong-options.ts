import type { Random } from '#app/domain/humanizer/embedded/random.ts'
import { wordsOf } from '../../plain.ts'
import { capital, type Collected, type Option } from '../draft.ts'
import { stem } from '../ranking.ts'
import { shuffled } from '../shuffled.ts'
import { isSmallWord } from '../small-words.ts'
import { clauseOf } from './clause.ts'
import { isPast } from './clause-parts.ts'
import type { Fact } from './facts.ts'
import type { Pools } from './pools.ts'

/** Returns options of other sentences, those of the same part of the document first: they are the more likely ones. */
export function closer(options: readonly Option[], { passage }: Fact, random: Random): Option[] {
  // Those of the same part of the document are the more likely ones.
  return shuffled(
    options.filter(({ from }) => from !== passage),
    random,
  ).sort(
    (one, two) =>
      Number(two.from?.heading === passage.heading) - Number(one.from?.heading === passage.heading),
  )
}

/** Returns the statements in the tense of what they stand beside. */
export function inTense({ statements }: Pools, beside: string): Option[] {
  const clause = clauseOf(
    `${capital(beside)}.`,
    (word) => /^\p{Lu}/u.test(word) && !beside.startsWith(word.toLowerCase()),
  )
  const past = clause ? isPast(clause) : /\b(?:was|were|had|\p{L}+ed)\b/u.test(beside)
  return statements.filter((one) => one.isPast === past)
}

/** Returns statements of the same part of the document, those first that speak of what the question speaks of. */
export function likely(
  options: readonly Option[],
  question: string,
  answer: string,
  fact: Fact,
  random: Random,
): Option[] {
  const asked = new Set(tellingStems(question))
  const scored = closer(options, fact, random).map((option) => {
    const shared = tellingStems(option.text).filter((word) => asked.has(word)).length
    const near = option.from?.heading === fact.passage.heading ? 1 : 0
    const lengths = Math.abs(option.text.length - answer.length) / 40
    return { option, score: Math.min(shared, 1) + near - lengths }
  })
  return scored.sort((one, two) => two.score - one.score).map(({ option }) => option)
}

function tellingStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && !isSmallWord(word, 'en'))
    .map(stem)
}

/** Returns whether an option only says what the question says. */
export function repeats(option: string, said: string): boolean {
  const words = tellingStems(option)
  const known = new Set(tellingStems(said))
  return words.filter((word) => known.has(word)).length > words.length * 0.6
}

/** Returns whether the document says of one of two things that it is a kind of the other: "A whitecoat is a pup that …". */
export function isKindOf(one: string, two: string, { definitions }: Collected): boolean {
  const isIn = (name: string, text: string) => {
    const said = tellingStems(text)
    const own = tellingStems(name)
    return (
      own.length > 0 &&
      own.every((word) => said.some((other) => other.startsWith(word.slice(0, 4)) || word.startsWith(other)))
    )
  }
  return definitions.some(
    ({ term, description }) =>
      (isIn(term, one) && isIn(two, description)) || (isIn(term, two) && isIn(one, description)),
  )
}

/** Returns whether an option has a telling word of the question. */
export function sharesWord(option: string, question: string): boolean {
  const asked = new Set(tellingStems(question))
  return tellingStems(option).some((word) => asked.has(word))
}

/** Returns whether a sentence of the document says of the option most of what the question asks: then it would be right as well. */
export function isSaid(option: string, question: string, { passages }: Collected): boolean {
  const asked = tellingStems(question)
  const own = tellingStems(option)
  return passages.some(({ text }) => {
    const said = new Set(tellingStems(text))
    return (
      own.length > 0 &&
      own.every((word) => said.has(word)) &&
      asked.filter((word) => said.has(word)).length > asked.length * 0.6
    )
  })
}

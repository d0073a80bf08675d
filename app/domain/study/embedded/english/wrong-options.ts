import type { Random } from '#app/domain/random.ts'
import { capital, type Collected, type Option } from '../draft.ts'
import { sharesWord } from '../lexis.ts'
import { shuffled } from '../shuffled.ts'
import type { Ask } from './ask.ts'
import { clauseOf } from './clause.ts'
import { isPast } from './clause-parts.ts'
import type { Fact } from './facts.ts'
import { alikeNouns, type Noun, withArticle } from './nouns.ts'
import { capitalised } from './phrasing.ts'
import type { Pools } from './pools.ts'

/** Returns options of other sentences, those of the same part of the document first: they are the more likely ones. */
export function closer<Kind extends Option>(
  options: readonly Kind[],
  { passage }: Fact,
  random: Random,
): Kind[] {
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
  { fact, collected, random }: Ask,
): Option[] {
  const isShared = sharesWord(question, collected.lexis)
  const scored = closer(options, fact, random).map((option) => {
    const near = option.from?.heading === fact.passage.heading ? 1 : 0
    const lengths = Math.abs(option.text.length - answer.length) / 40
    return { option, score: Number(isShared(option)) + near - lengths }
  })
  return scored.sort((one, two) => two.score - one.score).map(({ option }) => option)
}

/** Things that are kept as options: enough for some that are neither alike nor of another length. */
const MOST_THINGS = 40

/** Returns things with a noun like that of the answer, of which what is asked is not true as well. */
export function thingsBeside(
  things: readonly (Option & { noun: Noun })[],
  own: Noun,
  answer: string,
  question: string,
  { fact, collected, random }: Ask,
): Option[] {
  const { lexis } = collected
  const isKin = kinOf(answer, collected)
  const isShared = sharesWord(question, lexis)
  const asked = lexis.stems(question)
  const found: Option[] = []
  for (const thing of closer(
    things.filter(({ noun }) => alikeNouns(own, noun)),
    fact,
    random,
  )) {
    if (found.length >= MOST_THINGS) break
    const stems = lexis.stems(thing.text)
    if (isShared(thing) || isKin(thing.text) || lexis.isSaid(stems, asked)) continue
    const alike = withArticle(thing, own)
    if (alike) found.push(capitalised(alike))
  }
  return found
}

/** A test of whether the document says of a thing and another that one is a kind of the other: "A whitecoat is a pup that …". */
function kinOf(one: string, { definitions, lexis }: Collected): (two: string) => boolean {
  const isIn = (name: string, text: string) => {
    const said = lexis.stems(text)
    const own = lexis.stems(name)
    return (
      own.length > 0 &&
      own.every((word) => said.some((other) => other.startsWith(word.slice(0, 4)) || word.startsWith(other)))
    )
  }
  const within = definitions.filter(({ term }) => isIn(term, one))
  const above = definitions.filter(({ description }) => isIn(one, description))
  return (two) =>
    within.some(({ description }) => isIn(two, description)) || above.some(({ term }) => isIn(term, two))
}

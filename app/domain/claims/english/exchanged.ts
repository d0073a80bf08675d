import type { Difference } from '../kinds.ts'
import { hasOpposites, type Match, tells } from './match.ts'
import type { Token } from './read.ts'

/** Words of a list, of which the order says nothing. */
const LIST = /^(?:and|or|nor|both|,|the|a|an|his|her|its|their|our|my|your)$/

/** What the places beside a word weigh when two places are compared. */
const BESIDE: readonly (readonly [step: number, weight: number])[] = [
  [-2, 1],
  [-1, 2],
  [1, 2],
  [2, 1],
]
/** Each of two words must stand so much where the other stood, and both so much more than where they stood themselves. */
const THERE = 3
const MORE = 3

/**
 * Says which two words have taken each other's place between the same small words ("faster in air than in water"), which
 * `swapDifferences` does not see: it compares the words around that tell something.
 */
export function exchangedDifferences(match: Match, kept: ReadonlySet<number>): Difference[] {
  const { source, output } = match
  if (hasOpposites(match)) return []
  const places = source.flatMap((token, from) => {
    const to = match.toOutput[from] ?? -1
    if (to < 0 || !tells(token) || token.weight < 0.4 || (match.likeOutput[from] ?? 0) < 0.95) return []
    return [{ from, to, token }]
  })
  for (const [index, one] of places.entries()) {
    for (const two of places.slice(index + 1)) {
      if (kept.has(one.from) && kept.has(two.from)) continue
      if (one.to < two.to || one.token.kind !== two.token.kind || one.token.part !== two.token.part) continue
      if (source.slice(one.from + 1, two.from).every(({ lower }) => LIST.test(lower))) continue
      if (keepsItsOwn(match, one, two) || keepsItsOwn(match, two, one)) continue
      const [left, right] = [alike(source, one.from, output, two.to), alike(source, two.from, output, one.to)]
      const own = alike(source, one.from, output, one.to) + alike(source, two.from, output, two.to)
      if (left < THERE || right < THERE || left + right < own + MORE) continue
      return [{ kind: 'role', words: `“${one.token.text}” and “${two.token.text}” have changed places` }]
    }
  }
  return []
}

type Place = { from: number; to: number }

/** Whether a word still stands behind a small word that only it has, as what somebody sat on still does. */
function keepsItsOwn({ source, output }: Match, one: Place, two: Place): boolean {
  const own = leading(source, one.from)
  return own !== '' && own === leading(output, one.to) && own !== leading(source, two.from)
}

/** The small word before a place, its article left out; empty when there is none. */
function leading(tokens: readonly Token[], at: number): string {
  const before = tokens.slice(Math.max(0, at - 2), at).findLast(({ lower }) => !LIST.test(lower))
  return before?.kind === 'function' ? before.lower : ''
}

/** How far the words beside a place are those beside another. */
function alike(one: readonly Token[], at: number, two: readonly Token[], to: number): number {
  let sum = 0
  for (const [step, weight] of BESIDE) {
    const [here, there] = [one[at + step], two[to + step]]
    if (here === undefined && there === undefined) sum += weight / 2
    else if (here && there && (here.lower === there.lower || (tells(here) && here.lemma === there.lemma)))
      sum += weight
  }
  return sum
}

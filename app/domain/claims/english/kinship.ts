import { oppositeByHand, sameByHand, sameEnd } from './by-hand.ts'
import { type Profile, profileOf } from './lexicon.ts'
import type { Token } from './read.ts'

/** From where on a word may stand for another. */
export const STANDS_FOR = 0.5

/** How far a word of an output may stand for a word of its source: 1 is the same word, 0 nothing in common. */
export function likeness(source: Token, output: Token): number {
  if (source.lower === output.lower) return 1
  if (source.kind === 'number' || output.kind === 'number') return source.lemma === output.lemma ? 1 : 0
  if (source.kind === 'name' && output.kind === 'name' && isCalendar(source.lower) !== undefined) return 0
  let best = 0
  for (const one of source.bases) {
    for (const two of output.bases) {
      if (one === two) return 1
      if (spelling(one) === spelling(two)) return 0.98
      if (sameByHand(one, two)) best = Math.max(best, 0.9)
      if (sameEnd(one, two)) best = Math.max(best, 0.75)
      if (best < 0.8 && sameStem(one, two)) best = 0.8
    }
  }
  for (const one of source.ids) {
    for (const two of output.ids) {
      if (best >= 0.95) return best
      best = Math.max(best, related(profileOf(one), profileOf(two)))
    }
  }
  return best
}

function related(source: Profile, output: Profile): number {
  if (source.derived.has(output.id)) return 0.95
  if (meet(source.senses, output.senses)) return 0.9
  if (meet(source.senses, output.kin) || meet(source.kin, output.senses)) return 0.85
  if (meet(source.kin, output.kin)) return 0.75
  if (meet(source.near, output.senses) || meet(source.senses, output.near)) return 0.75
  // A wider word says less, a narrower one more.
  if (meet(source.parents, output.senses)) return 0.75
  if (source.swapped.has(output.id)) return 0.65
  if (meet(source.senses, output.parents)) return 0.6
  if (meet(source.grandparents, output.senses)) return 0.6
  if (meet(source.parents, output.kin) || meet(source.kin, output.parents)) return 0.55
  // Sisters are told apart by definitions that name each other.
  if (meet(source.parents, output.parents)) return 0.3
  if (source.gloss.has(output.id) || output.gloss.has(source.id)) return 0.55
  if (meet(source.ancestors, output.senses)) return 0.5
  if (meet(source.near, output.near)) return 0.5
  return 0
}

function meet(one: ReadonlySet<number>, two: ReadonlySet<number>): boolean {
  return !one.isDisjointFrom(two)
}

const CALENDAR =
  'january february march april may june july august september october november december|monday tuesday wednesday thursday friday saturday sunday'
    .split('|')
    .map((list) => list.split(' '))

/** The number of a month or a day of the week among its like, abbreviated or in the plural, too; undefined of other words. */
export function isCalendar(word: string): string | undefined {
  for (const list of CALENDAR) {
    const at = list.findIndex(
      (name) =>
        name === word || `${name}s` === word || (word.length > 2 && word.length < 5 && name.startsWith(word)),
    )
    if (at >= 0) return list[at]
  }
  return undefined
}

/** American and British spellings under one. */
function spelling(word: string): string {
  return word
    .replace(/is(?=(?:e|ing|ed|ation|er)s?$)/, 'iz')
    .replace(/yse$/, 'yze')
    .replace(/our/, 'or')
    .replace(/tre$/, 'ter')
    .replace(/ogue$/, 'og')
    .replace(/ence$/, 'ense')
    .replaceAll('-', '')
}

const SUFFIX =
  /(?:ations?|ments?|ness(?:es)?|ions?|ities|ity|ing|ings|ed|er|ers|or|ors|al|ally|ance|ence|ant|ent|ive|ively|ful|fully|able|ably|ible|ous|ously|ly|y|ic|ical|ise|ize|ism|ist|ists|ship|es|s|e|en|th|dom|hood|an|ian|n|ish)?$/

function sameStem(one: string, two: string): boolean {
  if (one.length < 4 || two.length < 4) return false
  let same = 0
  while (same < one.length && one[same] === two[same]) same += 1
  if (same < 4 || same < Math.min(one.length, two.length) * 0.6) return false
  const [left, right] = [one.slice(same), two.slice(same)]
  const isSuffix = (end: string) => end.length < 7 && SUFFIX.exec(end)?.index === 0
  return isSuffix(left) && isSuffix(right)
}

const NEGATING = /^(?:un|in|im|il|ir|dis|non|non-|mis|de|anti)/

/** Whether two words say the opposite of each other. */
export function opposed(source: Token, output: Token): boolean {
  if (source.lower === output.lower) return false
  let found = false
  for (const one of source.bases) {
    for (const two of output.bases) {
      if (one === two || sameByHand(one, two)) return false
      if (oppositeByHand(one, two) || negates(one, two) || negates(two, one)) found = true
    }
  }
  if (found) return true
  const wide =
    source.weight >= 0.4 &&
    output.weight >= 0.4 &&
    (!source.part || !output.part || source.part === output.part)
  let far = false
  for (const one of source.ids) {
    for (const two of output.ids) {
      const [first, second] = [profileOf(one), profileOf(two)]
      if (first.derived.has(two) || meet(first.senses, second.senses)) return false
      if (first.opposites.has(two)) return true
      if (wide && (first.farOpposites.has(two) || second.farOpposites.has(one))) far = true
    }
  }
  return far && likeness(source, output) < STANDS_FOR
}

function negates(long: string, short: string): boolean {
  if (long.length > short.length && short.length > 2 && long.endsWith(short)) {
    const prefix = long.slice(0, -short.length)
    return NEGATING.exec(prefix)?.[0] === prefix
  }
  return long.endsWith('less') && (short === long.slice(0, -4) || short === `${long.slice(0, -4)}ful`)
}

/** Files of WordNet whose nouns are things that can be pointed at: another one is another thing. */
const THINGS: ReadonlySet<number> = new Set([5, 6, 8, 13, 15, 17, 18, 20, 27, 14, 28])

/** Whether two nouns name different things of one sort, as teachers and students, iron and copper. */
export function differ(source: Token, output: Token): boolean {
  return source.ids.some((one) =>
    output.ids.some((two) => {
      const [first, second] = [profileOf(one), profileOf(two)]
      if (meet(first.parents, second.parents)) return true
      return [...first.files].some((file) => THINGS.has(file) && second.files.has(file))
    }),
  )
}

import type { Difference } from '../kinds.ts'
import { type NumberMention, numbersIn, sameNumber } from './numbers.ts'
import type { Token } from './read.ts'

/** Other words for a number of two or of one, which need no figure. */
const FOR_TWO = /^(?:both|pair|couple|neither|either|twin|twins|two|double|second|other|another|twice|each)$/

/** What an output says of numbers that its source does not; of a rewrite also which are gone. */
export function numberDifferences(
  source: readonly Token[],
  output: readonly Token[],
  { mayOmit }: { mayOmit: boolean },
): Difference[] {
  const before = numbersIn(source)
  const after = numbersIn(output)
  const rest = [...before]
  const added: NumberMention[] = []
  const differences: Difference[] = []
  for (const mention of after) {
    const at = rest.findIndex((one) => sameNumber(one, mention))
    const partner = at >= 0 ? rest[at] : before.find((one) => sameNumber(one, mention))
    if (!partner) {
      added.push(mention)
      continue
    }
    if (at >= 0) rest.splice(at, 1)
    if (!allowsMore(source, partner) && !allowsMore(output, mention))
      differences.push(...boundDifferences(partner, mention))
    if (!partner.bound && isBounded(output, mention) && isRough(source, partner))
      differences.push({
        kind: 'quantity',
        words: `“${partner.words}” was rough and is said to be the ${mention.bound}`,
      })
    if (!mayOmit && isBounded(source, partner) && !output.some(({ lower }) => BOUND.test(lower)))
      differences.push({
        kind: 'quantity',
        words: `“${partner.words}” was the ${partner.bound} and is said to be exact`,
      })
  }
  const has = (tokens: readonly Token[], pattern: RegExp) => tokens.some(({ lower }) => pattern.test(lower))
  const missing = rest.filter(({ value, sort, family, bound, at: place }) => {
    // "Fewer than half do" and "most do not".
    if (sort === 'share' && value === 0.5 && bound && has(output, /^(?:most|majority|minority)$/))
      return false
    // "Three hours a day" and "three hours daily".
    if (family && /^an?$/.test(source[place]?.lower ?? '') && tellsRate(output, unitOf(source, place)))
      return false
    if (
      after.some((one) =>
        before.some((two) => sameNumber(one, two) && two.value === value && two.sort === sort),
      )
    )
      return false
    if (sort === 'order' && value <= 2 && !orders(added)) return false
    return !(value === 2 && !family && has(output, FOR_TWO)) && !(value === 1 && !family)
  })
  const found = added.filter(({ value, sort, family, plain, at }) => {
    // "In 2011", ten years after 2001: the one year tells the other.
    if (family && UNIT_OF_YEARS.test(unitOf(output, at))) {
      const year = missing.findIndex((one) =>
        before.some((two) => isYear(one) && isYear(two) && Math.abs(one.value - two.value) === plain),
      )
      if (year >= 0) {
        missing.splice(year, 1)
        return false
      }
    }
    // "A year later" where the source has "the following year"; half of the 240 are 120.
    if (family && isSingle(output, at) && tellsRate(source, unitOf(output, at))) return false
    // The year after one that the source has.
    if (
      sort === 'count' &&
      !family &&
      value > 1000 &&
      before.some((one) => one.value === value - 1) &&
      followsIn(source)
    )
      return false
    // "120 of the 240" are half of them.
    if (
      sort === 'share' &&
      before.some(
        (one) =>
          one.sort === 'count' &&
          before.some((whole) => whole.sort === 'count' && one.value === whole.value * value),
      )
    )
      return false
    if (isPartOf(value, before)) {
      const share = missing.findIndex((one) => one.sort === 'share')
      if (share >= 0) missing.splice(share, 1)
      return false
    }
    if (value === 2 && !family && has(source, FOR_TWO)) return false
    if (sort === 'order' && value === 1 && !orders(missing)) return false
    return (
      !(sort === 'order' && value === 2 && has(source, FOR_TWO)) &&
      !(value === 1 && !family && sort === 'count')
    )
  })
  for (const mention of found) {
    const at = missing.findIndex(({ sort }) => sort === mention.sort)
    const lost = at >= 0 ? missing.splice(at, 1)[0] : missing.shift()
    const words = lost
      ? `“${lost.words}” has become “${mention.words}”`
      : `“${mention.words}” is not in the source`
    differences.push({ kind: 'number', words })
  }
  if (!mayOmit) {
    for (const { words } of missing) differences.push({ kind: 'number', words: `“${words}” is missing` })
  }
  return differences
}

/** Whether a number is denied but for a case: "no more than two weeks without consent" says what more than two need. */
function allowsMore(tokens: readonly Token[], { at, bound }: NumberMention): boolean {
  const sentence = tokens[at]?.sentence
  const said = tokens.filter((token) => token.sentence === sentence).map(({ lower }) => lower)
  return (
    bound === 'most' &&
    said.some((word) => /^(?:no|not|nobody|never|cannot)$/.test(word)) &&
    said.some((word) => /^(?:without|unless|except)$/.test(word))
  )
}

const UNIT_OF_YEARS = /^years?$/

const isYear = ({ sort, family, value }: NumberMention) =>
  sort === 'count' && !family && Number.isInteger(value) && value > 1000 && value < 2200

const orders = (mentions: readonly NumberMention[]) => mentions.some(({ sort }) => sort === 'order')

/** Whether a number is said with "a" or "one". */
function isSingle(tokens: readonly Token[], at: number): boolean {
  return /^(?:a|an|one)$/.test(tokens[at]?.lower ?? '')
}

const RATES = new Map([
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['year', 'yearly'],
])

const tellsRate = (tokens: readonly Token[], unit: string) =>
  tokens.some(({ lemma, lower }) => lemma === unit || lower === RATES.get(unit))

function unitOf(tokens: readonly Token[], at: number): string {
  return tokens[at + 1]?.lemma ?? ''
}

const followsIn = (tokens: readonly Token[]) =>
  tokens.some(({ lemma }, at) => lemma === 'year' && /^(?:next|following)$/.test(tokens[at - 1]?.lower ?? ''))

/** Whether a number is the share of another that the source states, or the year after one it has. */
function isPartOf(value: number, numbers: readonly NumberMention[]): boolean {
  return numbers.some(
    ({ sort, value: share }) =>
      sort === 'share' &&
      numbers.some((whole) => whole.sort === 'count' && !whole.family && whole.value * share === value),
  )
}

/** "About half", "some 200": more or less so many. */
function isRough(tokens: readonly Token[], { at }: NumberMention): boolean {
  return tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ lower }) => /^(?:about|around|roughly|approximately|some|circa|nearly|almost)$/.test(lower))
}

/** "More than half", "at least six", "over 200": not just so many. */
function isBounded(tokens: readonly Token[], { at, bound }: NumberMention): boolean {
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .map(({ lower }) => lower)
    .join(' ')
  return (
    bound !== undefined && /(?:\b(?:more|less|fewer) than|\bat (?:least|most)|\b(?:over|under))$/.test(before)
  )
}

const BOUND =
  /^(?:least|most|more|less|fewer|than|over|under|above|below|past|beyond|exceed\w*|surpass\w*|minimum|maximum|older|younger|up|within|upwards|majority|minority|limit\w*|max|min|top|ceiling)$/

function boundDifferences(source: NumberMention, output: NumberMention): Difference[] {
  if (source.bound === output.bound) return []
  if (source.bound && output.bound) {
    return [
      {
        kind: 'quantity',
        words:
          source.bound === 'least'
            ? `“${source.words}” was the least and has become the most`
            : `“${source.words}” was the most and has become the least`,
      },
    ]
  }
  return []
}

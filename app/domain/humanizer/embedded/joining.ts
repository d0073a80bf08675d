import { hasFiniteVerb, startsClause, wordCount } from './clauses.ts'
import type { Context } from './context.ts'
import { rollOf } from './context.ts'
import { isDenied } from './manner/line.ts'
import { ramp } from './style.ts'
import { decapitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Openers of a second sentence that a conjunction in the first says as well. */
const JOINTS: readonly { opener: readonly string[]; joint: string }[] = [
  { opener: ['however', ','], joint: ', but' },
  { opener: ['therefore', ','], joint: ', so' },
  { opener: ['thus', ','], joint: ', so' },
  { opener: ['consequently', ','], joint: ', so' },
  { opener: ['as', 'a', 'result', ','], joint: ', so' },
  { opener: ['hence', ','], joint: ', so' },
  { opener: ['this', 'means', 'that'], joint: ', which means that' },
  { opener: ['this', 'is', 'because'], joint: 'because' },
  { opener: ['but'], joint: ', but' },
]

/** Words of a joined pair, and how many more a complex tone bears. */
const LONGEST = 34
const MORE_IF_COMPLEX = 10

/** Joins a sentence with the one after it: "A. However, b." → "A, but b."; undefined when they stay apart. */
export function joinSentences(
  first: readonly Token[],
  second: readonly Token[],
  context: Context,
): Token[] | undefined {
  const stop = first.at(-1)
  const longest = LONGEST + MORE_IF_COMPLEX * ramp(context.style.complexity, 60, 90)
  const words = wordCount(first) + wordCount(second)
  if (stop?.text !== '.' || stop.kept || words > longest || wordCount(first) < 3) return undefined
  const found = JOINTS.find(({ opener }) =>
    opener.every((word, at) => second[at]?.lower === word && !second[at]?.kept),
  )
  const rest = found ? second.slice(found.opener.length) : second
  const head = rest[0]
  // "He told her of the letter. He told her of the lake.": what begins alike is meant to stand apart.
  if ([0, 1, 2].every((at) => first[at]?.lower === second[at]?.lower)) return undefined
  // So is what takes up the last words: "Then he ran. He ran past the mill."
  if ([0, 1].every((at) => first.at(at - 3)?.lower === second[at]?.lower)) return undefined
  const taken = new Set([...first, ...rest].map((token) => token.lower))
  if (!head || [...taken].some((sign) => /^[;:()"“”?!—–]$/.test(sign))) return undefined
  if (/^(?:and|but|so|also)$/.test(head.lower)) return undefined
  const body = first.slice(0, -1)
  if (found) {
    const [word = ''] = found.joint.replace(', ', '').split(' ')
    if (taken.has(word) || rollOf(first, context) >= 0.35 + 0.5 * context.style.merge) return undefined
    const opening = first[0]
    if (found.joint === ', so' && opening && !taken.has('because') && startsBecause(first, rest, context)) {
      return [
        ...freshTokens('Because', opening.space),
        { ...decapitalise(opening), space: ' ' },
        ...body.slice(1),
        ...freshTokens(','),
        { ...decapitalise(head), space: ' ' },
        ...rest.slice(1),
      ]
    }
    return [...body, ...freshTokens(found.joint), { ...decapitalise(head), space: ' ' }, ...rest.slice(1)]
  }
  const commas = body.filter(({ text }) => text === ',').length
  // "I know the inn, have been there twice" is a row that one more statement would break.
  if (body.some(({ text }, at) => text === ',' && /^(?:VERB|AUX)$/.test(body[at + 1]?.tag ?? '')))
    return undefined
  // "It was not the menu. It was the cook." is a contrast that "and" would lose.
  if (/^(?:it|this|that|they|these|those|he|she|we|i|you)$/.test(head.lower) && isDenied(body))
    return undefined
  // "I called it a plan. It wasn't." turns against what was said; "She didn't open it. She never opened it." gives it weight.
  if (isDenied(rest)) return undefined
  // "It was his patience. He asked.": the second speaks of somebody else than the first.
  if (
    /^(?:he|she|we|i|you)$/.test(head.lower) &&
    /^(?:it|that|this|there|it's|that's)$/.test(first[0]?.lower ?? '')
  )
    return undefined
  if (taken.has('but') || commas > 1 || !hasFiniteVerb(body) || !startsClause(rest, 0)) return undefined
  if (rollOf(first, context) >= joinChance(wordCount(first), wordCount(second), context)) return undefined
  // "It helps. This means …" → "It helps, and this means …": the second speaks of the first.
  if (!/^(?:it|they|he|she|we|i|this|that|there|the|a|an|my|our|his|her|their|its)$/.test(head.lower))
    return undefined
  // "Critics call it old. The truth is less simple": people do not join what speaks of something else.
  if (NAMES_A_THING.test(head.lower) && !speaksOfSame(body, rest)) return undefined
  if (!belongTogether(body, rest, context)) return undefined
  // "It is worth noting that …" opens a statement of its own and may be cut down to an order.
  if (
    head.lower === 'it' &&
    /^(?:worth|important|essential|crucial|vital|interesting|clear|evident)$/.test(rest[2]?.lower ?? '')
  )
    return undefined
  return [...body, ...freshTokens(', and'), { ...decapitalise(head), space: ' ' }, ...rest.slice(1)]
}

/** Words of a statement that is still short; complex tones bear more. */
const SHORT_STATEMENT = 11

/**
 * Whether two statements are one thought: short, the second no background of the first ("She had looked everywhere") and
 * no row of its own, and about the same ("It is light. It folds.") or close to it.
 */
function belongTogether(first: readonly Token[], second: readonly Token[], { style }: Context): boolean {
  const room = SHORT_STATEMENT + MORE_IF_COMPLEX * ramp(style.complexity, 55, 85)
  if (wordCount(second) > room || second.some(({ lower }) => /^(?:and|or|if|when|because)$/.test(lower)))
    return false
  const background = second
    .slice(1, 4)
    .some(
      ({ lower }, at) =>
        lower === 'had' || (/^(?:was|were)$/.test(lower) && /ing$/.test(second[at + 2]?.lower ?? '')),
    )
  return !background && (first[0]?.lower === second[0]?.lower || wordCount(first) <= room)
}

/** Whether the thing that the second statement names was named in the first. */
function speaksOfSame(first: readonly Token[], second: readonly Token[]): boolean {
  const thing = second.find(({ tag }) => tag === 'NOUN')?.lower
  return thing !== undefined && first.some(({ lower }) => lower === thing)
}

const NAMES_A_THING = /^(?:the|a|an|my|our|his|her|their|its)$/

/** Whether "A. Therefore, b." may as well be "Because a, b.": two short statements, the first without an opening. */
function startsBecause(first: readonly Token[], rest: readonly Token[], context: Context): boolean {
  if (wordCount(first) > 16 || wordCount(rest) > 18 || rollOf(rest, context) > 0.5) return false
  return startsClause(first, 0) && startsClause(rest, 0) && !first.some(({ text }) => text === ',')
}

/** A statement of so few words beats like a drum beside a longer one: so much likelier it is joined. */
const PUNCH = 4
const JOIN_PUNCH = 0.8

/** How likely two statements are joined: above all where the pair departs in length from the sentence before. */
function joinChance(first: number, second: number, { style, lastLength }: Context): number {
  if (first + second > 18 && style.complexity < 30) return 0
  const apart = lastLength === 0 ? 0 : Math.abs(first + second - lastLength) - Math.abs(first - lastLength)
  const punch = Math.min(first, second) <= PUNCH ? JOIN_PUNCH * ramp(style.energy, 100, 40) : 0
  return 1.1 * style.merge ** 1.3 + (apart > 4 ? 0.15 : 0) + punch
}

import { startsClause, wordCount } from './clauses.ts'
import type { Context } from './context.ts'
import { chance } from './context.ts'
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

const LONGEST = 34

/** Joins a sentence with the one after it: "A. However, b." → "A, but b."; undefined when they stay apart. */
export function joinSentences(
  first: readonly Token[],
  second: readonly Token[],
  context: Context,
): Token[] | undefined {
  const stop = first.at(-1)
  const words = wordCount(first) + wordCount(second)
  if (stop?.text !== '.' || stop.kept || words > LONGEST || wordCount(first) < 3) return undefined
  const found = JOINTS.find(({ opener }) =>
    opener.every((word, at) => second[at]?.lower === word && !second[at]?.kept),
  )
  const rest = found ? second.slice(found.opener.length) : second
  const head = rest[0]
  const taken = new Set([...first, ...rest].map((token) => token.lower))
  if (!head || [...taken].some((sign) => /^[;:()"“”?!—–]$/.test(sign))) return undefined
  if (/^(?:and|but|so|also)$/.test(head.lower)) return undefined
  const body = first.slice(0, -1)
  if (found) {
    const [word = ''] = found.joint.replace(', ', '').split(' ')
    if (taken.has(word) || !chance(0.35 + 0.5 * context.style.merge, context)) return undefined
    return [...body, ...freshTokens(found.joint), { ...decapitalise(head), space: ' ' }, ...rest.slice(1)]
  }
  const stay = !chance(joinChance(wordCount(first), wordCount(second), context), context)
  if (stay || taken.has('and') || taken.has('but') || body.some((token) => token.text === ','))
    return undefined
  // "It helps. This means …" → "It helps, and this means …": the second speaks of the first.
  if (!/^(?:it|they|he|she|we|i|this|that|there)$/.test(head.lower) || !startsClause(rest, 0))
    return undefined
  return [...body, ...freshTokens(', and'), { ...decapitalise(head), space: ' ' }, ...rest.slice(1)]
}

/** How likely two statements are joined: above all where the pair departs in length from the sentence before. */
function joinChance(first: number, second: number, { style, lastLength }: Context): number {
  if (first + second > 18 && style.complexity < 30) return 0
  const apart = lastLength === 0 ? 0 : Math.abs(first + second - lastLength) - Math.abs(first - lastLength)
  return 0.1 + 0.5 * style.merge + (apart > 4 ? 0.35 : 0)
}

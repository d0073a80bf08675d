import { wordCount } from './clauses.ts'
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

const LONGEST = 26

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
  // Two short statements about the same: "It is small. It is cheap." → "It is small, and it is cheap."
  const pronoun = /^(?:it|they|he|she|we|i)$/.test(head.lower)
  if (
    !pronoun ||
    words > 18 ||
    taken.has('and') ||
    taken.has('but') ||
    body.some((token) => token.text === ',')
  )
    return undefined
  const brief = wordCount(first) < 8 && wordCount(second) < 9 ? 0.2 : 0
  if (!chance(brief + context.style.merge * 0.7, context)) return undefined
  return [...body, ...freshTokens(', and'), { ...decapitalise(head), space: ' ' }, ...rest.slice(1)]
}

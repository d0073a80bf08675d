import type { Context } from '../context.ts'
import { chance } from '../context.ts'
import { freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { hasSigns } from './clauses.ts'
import type { RomanceLanguage } from './grammar.ts'
import { lowerFirst, standsAt, wordCount, wordsOf } from './places.ts'
import { SPEECH } from './speech.ts'

/** Words of two sentences together, at most, that may be joined. */
const LONGEST = 26

/** "A. Sin embargo, b." → "A, pero b."; undefined when they stay apart. */
export function joinRomance(
  first: readonly Token[],
  second: readonly Token[],
  language: RomanceLanguage,
  context: Context,
): Token[] | undefined {
  const stop = first.at(-1)
  if (stop?.text !== '.' || stop.kept || second.at(-1)?.text !== '.') return undefined
  if (wordCount(first) < 4 || wordCount(first) + wordCount(second) > LONGEST) return undefined
  const found = SPEECH[language].joints.find(([opener]) => standsAt(second, 0, opener, language))
  if (!found || hasSigns(first) || hasSigns(second)) return undefined
  const [opener, joint] = found
  const rest = second.slice(wordsOf(opener, language).length)
  const [head] = rest
  const [conjunction = ''] = joint.replace(', ', '').split(' ')
  const words = [...first, ...rest]
  if (!head || words.some((token) => token.lower === conjunction || token.lower === SPEECH[language].but))
    return undefined
  if (first.filter((token) => token.text === ',').length > 1) return undefined
  if (!chance(0.35 + 0.5 * context.style.merge, context)) return undefined
  return [...first.slice(0, -1), ...freshTokens(joint), { ...lowerFirst(head), space: ' ' }, ...rest.slice(1)]
}

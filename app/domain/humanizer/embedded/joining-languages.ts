import type { Language } from '#app/domain/text/language.ts'
import type { Context } from './context.ts'
import { chance } from './context.ts'
import { joinRomanceSentences } from './romance.ts'
import { countWords } from './shaping.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Words that open a sentence and could as well follow a comma, with the order of words as it is. */
const JOINTS: Partial<Record<Language, ReadonlySet<string>>> = {
  de: new Set(['doch', 'jedoch', 'aber', 'denn', 'deshalb', 'darum', 'daher']),
  nl: new Set(['maar', 'want', 'dus']),
  ru: new Set(['но', 'однако', 'поэтому', 'ведь', 'зато']),
}

const LONGEST = 22

/** Joins a sentence with the one after it: "A. Doch B." → "A, doch B."; undefined when they stay apart. */
export function joinOther(
  first: readonly Token[],
  second: readonly Token[],
  context: Context,
): Token[] | undefined {
  const joints = JOINTS[context.language]
  if (!joints) return joinRomanceSentences(first, second, context)
  const stop = first.at(-1)
  const opener = second[0]
  if (!opener || opener.kept || !joints.has(opener.lower) || stop?.text !== '.' || stop.kept) return undefined
  const words = countWords(first) + countWords(second)
  if (words > LONGEST || countWords(first) < 3 || second[1]?.text === ',') return undefined
  const all = [...first, ...second]
  if (all.some((token) => /^[;:()"“”„«»?!—–]$/.test(token.text) || (token.text === ',' && !token.kept)))
    return undefined
  if (first.some((token) => joints.has(token.lower))) return undefined
  if (!chance(0.2 + 0.5 * context.style.merge, context)) return undefined
  return [
    ...first.slice(0, -1),
    ...freshTokens(`, ${opener.lower}`),
    ...second.slice(1).map((token, at) => (at === 0 ? { ...token, space: ' ' } : token)),
  ]
}

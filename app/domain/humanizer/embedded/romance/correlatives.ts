import { capitalise, freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { SIGNS } from './clauses.ts'
import type { RomanceShape } from './clauses.ts'
import type { RomanceLanguage } from './grammar.ts'
import { GRAMMARS } from './grammars.ts'
import { standsAt, wordsOf } from './places.ts'
import { SPEECH } from './speech.ts'
import { isFinite } from './verbs.ts'

/** "no solo A, sino también B" → "A y también B" */
export const flattenNotOnly: RomanceShape = (tokens, language) => {
  const { notOnly, butAlso } = SPEECH[language]
  const at = tokens.findIndex(
    (token, place) => !token.kept && notOnly.test(`${token.lower} ${tokens[place + 1]?.lower ?? ''}`),
  )
  if (at < 0) return undefined
  for (let place = at + 3; place < tokens.length; place++) {
    const found = butAlso.find(([phrase]) => standsAt(tokens, place, phrase, language))
    if (!found) continue
    const [phrase, both] = found
    const comma = tokens[place - 1]?.text === ','
    const middle = tokens.slice(at + 2, comma ? place - 1 : place)
    const [lead] = middle
    if (
      !lead ||
      middle.some((token) => SIGNS.test(token.text) || token.text === ',' || RESTRICTS.test(token.lower))
    )
      return undefined
    const before = tokens.slice(0, at)
    // "non seulement à réduire, mais aussi à": what follows must be of the same kind.
    const after = tokens.slice(place + wordsOf(phrase, language).length)
    if (!alike(lead, after[0], language)) return undefined
    const opened = at === 0 ? { ...lead, text: capitalise(lead.text), space: tokens[0]?.space ?? '' } : lead
    return [...before, opened, ...middle.slice(1), ...freshTokens(both), ...after]
  }
  return undefined
}

/** Verbs that mean the contrary without "not only". */
const RESTRICTS = /^(?:limit|restri|redu[czi]|bast|suffi|content|ciñ|cing|confin|cant)/

/** Whether both parts begin with the same sort of word. */
function alike(one: Token, two: Token | undefined, language: RomanceLanguage): boolean {
  if (!two?.word) return false
  const sort = ({ lower }: Token) =>
    SPEECH[language].prepositions.has(lower)
      ? `p ${lower.slice(0, 1)}`
      : (GRAMMARS[language].classes['det'] ?? '').split('|').includes(lower)
        ? 'd'
        : isFinite([two], 0, language) || isFinite([one], 0, language)
          ? 'v'
          : 'w'
  return sort(one) === sort(two)
}

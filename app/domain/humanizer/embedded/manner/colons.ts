import { hasFiniteVerb, mainClauseEnds, wordCount } from '../clauses.ts'
import { freshTokens } from '../tokens.ts'
import { isPair } from './contrast.ts'
import { ANNOUNCES, asTwo, hasComma, isApposition, isOrder, opensClause, spaced } from './dashes.ts'
import { DENIES, endsPlainly } from './line.ts'
import { changeOf, type Rule } from './scene.ts'

const SIGNS = /^[:;()"“”—–?!*_]$/

/** What waits for its name: "a single source: the pass". */
const WAITS = /^(?:one|single|something|someone|another|same)$/

/** "The walls are thin: we heard every word of it." → two sentences; "from a single source: the pass." → a comma. */
export const straightenColon: Rule = {
  name: 'colon',
  safe: false,
  apply: (parts, at, { text, isItem }) => {
    const tokens = parts[at]?.tokens ?? []
    const place = tokens.findIndex(({ text: sign, kept }) => !kept && sign === ':')
    if (place < 3 || isItem || text.kind === 'story' || !endsPlainly(tokens)) return undefined
    const [head, tail] = [tokens.slice(0, place), tokens.slice(place + 1)]
    const last = head.at(-1)
    if (
      !last?.word ||
      tail.slice(0, -1).some(({ text: sign, kept }) => (kept ? /^["“]/.test(sign) : SIGNS.test(sign)))
    )
      return undefined
    if (head.some(({ text: sign, kept }) => !kept && SIGNS.test(sign)) || isOrder(head)) return undefined
    const isNamed =
      hasFiniteVerb(head) &&
      wordCount(tail) < 14 &&
      !hasComma(tail) &&
      !hasComma(head.slice(-6)) &&
      /^(?:an?|the|my|our|your|his|her|their|its)$/.test(tail[0]?.lower ?? '') &&
      head.slice(-4).some(({ lower }) => WAITS.test(lower)) &&
      !opensClause(tail)
    if (isNamed || isApposition(head, tail))
      return changeOf(1, [...head, ...freshTokens(','), ...spaced(tail, ' ')])
    const isTold =
      wordCount(head) > 2 &&
      wordCount(tail) > 5 &&
      !ANNOUNCES.test(last.lower) &&
      !head.slice(-4).some(({ lower }) => WAITS.test(lower)) &&
      !head.some(
        ({ lower }) => DENIES.test(lower) || /^(?:here|here's|what|two|three|four|several)$/.test(lower),
      ) &&
      hasFiniteVerb(head) &&
      // "Even the kettle was kind": the word stresses what follows it.
      mainClauseEnds(head[0]?.lower === 'even' ? head.slice(1) : head) &&
      opensClause(tail) &&
      // "Voice calls, games, live video": a row of things.
      (tail.filter(({ text: sign }) => sign === ',').length < 2 ||
        tail.some(({ lower }) => /^(?:and|or)$/.test(lower))) &&
      !isPair([...head, ...freshTokens('.')], tail)
    return isTold ? { count: 1, ...asTwo(head, tail) } : undefined
  },
}

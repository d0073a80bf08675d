import { hasFiniteVerb, mainClauseEnds, wordCount } from '../clauses.ts'
import { freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { isPair } from './contrast.ts'
import { asTwo, isOrder, opensClause, spaced } from './dashes.ts'
import { endsPlainly } from './line.ts'
import { changeOf, type Rule } from './scene.ts'

const SIGNS = /^[:;()"“”—–?!*_]$/

/** What is announced by one of these waits for what comes behind the colon. */
const ANNOUNCES =
  /^(?:this|these|that|those|following|follows|below|here|so|true|things?|questions?|rules?|ways?|steps?|reasons?|options?|points?|facts?|lessons?|notes?|news|truth|rest|how|why|what|when|where|is|are|was|were|be|know|say|says|said|ask|asks|asked|remember|example|conclusion|principle|promise|answer|message|idea|opposite)$/
const DENIES = /^(?:not|never|no|nothing|nobody|hardly)$|n't$/
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
    if (isNamed) return changeOf(1, [...head, ...freshTokens(','), ...spaced(tail, ' ')])
    const isTold =
      wordCount(head) > 3 &&
      wordCount(tail) > 5 &&
      !ANNOUNCES.test(last.lower) &&
      !head.slice(-4).some(({ lower }) => WAITS.test(lower)) &&
      !head.some(
        ({ lower }) => DENIES.test(lower) || /^(?:here|here's|what|two|three|four|several)$/.test(lower),
      ) &&
      hasFiniteVerb(head) &&
      mainClauseEnds(head) &&
      opensClause(tail) &&
      // "Voice calls, games, live video": a row of things.
      (tail.filter(({ text: sign }) => sign === ',').length < 2 ||
        tail.some(({ lower }) => /^(?:and|or)$/.test(lower))) &&
      !isPair([...head, ...freshTokens('.')], tail)
    return isTold ? { count: 1, ...asTwo(head, tail) } : undefined
  },
}

const hasComma = (tokens: readonly Token[]) => tokens.some(({ text, kept }) => !kept && text === ',')

import { hasFiniteVerb, mainClauseEnds, tenseOf } from './clauses.ts'
import { formOf } from './finite-verbs.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** "The film follows Ann, as she …": what is shown goes on beside it; "as long as" sets a condition. */
const TELLS =
  /^(?:follow|follows|followed|watch|watches|watched|depict|depicts|show|shows|reveals?|portrays?|captures?|illustrates?|demonstrates?)$/
const GOES_ON =
  /^(?:continue|grow|evolve|become|progress|approach|move|increase|advance|develop|get|go|rise|expand|unfold|change|shift|age|turn|near|begin|start|come|realize|discover)s?$/
const ASIDE =
  /^(?:know|knows|knew|see|saw|seen|say|said|mention|mentioned|discuss|note|noted|show|shown|described|expected|stated|argue|argued|put|usual|well|if|though|such|needed|is|was|are|were|did|do|does|per)$/

/** "The lake is safe, as it is shallow." → "The lake is safe because it is shallow.", where "as" is no "while". */
export const sayBecause: Transformation = (tokens) => {
  const at = tokens.findIndex(
    ({ lower, kept, fresh }, place) =>
      place > 4 && lower === 'as' && !kept && !fresh && tokens[place - 1]?.text === ',',
  )
  // "The lamp is small, however, as it is old": the comma belongs to what stands before it.
  if (/^(?:however|though|too|then|instead)$/.test(tokens[at - 2]?.lower ?? '')) return undefined
  if (at < 0 || tokens.some(({ lower }) => /^(?:because|[;:“”"—–?])$/.test(lower))) return undefined
  const head = tokens.slice(0, at - 1)
  const tail = tokens.slice(at + 1)
  const verb = verbOf(tail)
  if (
    /^(?:long|soon|far|much|well|if)$/.test(tail[0]?.lower ?? '') ||
    head.some(({ lower }) => TELLS.test(lower))
  )
    return undefined
  if (
    verb === undefined ||
    !isMain(head) ||
    ASIDE.test(tail[0]?.lower ?? '') ||
    (ASIDE.test(tail[verb]?.lower ?? '') && /^(?:i|we|you|one|he|she|they)$/.test(tail[0]?.lower ?? ''))
  )
    return undefined
  if (GOES_ON.test(tail[verb]?.lower ?? '')) return undefined
  const tense = tenseOf(head)
  if (tense === 'present') {
    if (tenseOf(tail) === 'past') return undefined
  } else if (
    tense !== 'past' ||
    !isState(head) ||
    !/^(?:was|were|had|could|would)$/.test(tail[verb]?.lower ?? '') ||
    isProgressive(tail, verb)
  )
    return undefined
  return [...head, ...freshTokens('because'), ...tail]
}

/** Whether a statement is complete: "Reading aloud can be fun" begins with its subject. */
function isMain(head: readonly Token[]): boolean {
  if (mainClauseEnds(head)) return true
  return (
    /ing$/.test(head[0]?.lower ?? '') &&
    hasFiniteVerb(head) &&
    !head.some(({ text }) => /^[,:“"(]$/.test(text))
  )
}

/** Where the verb of the clause is, behind a subject of a few words. */
function verbOf(clause: readonly Token[]): number | undefined {
  const [first] = clause
  if (!first?.word || first.kept || !/^(?:DET|PRON|ADJ|NOUN)$/.test(first.tag ?? '')) return undefined
  for (let at = 1; at < Math.min(8, clause.length); at++) {
    const token = clause[at]
    if (!token?.word || token.kept) return undefined
    if (formOf(clause, at)) return at
    if (!/^(?:DET|ADJ|NOUN|ADP|ADV)$/.test(token.tag ?? '')) return undefined
  }
  return undefined
}

/** Whether the main clause tells how something was, not what happened. */
function isState(head: readonly Token[]): boolean {
  if (head.some(({ lower }) => /^(?:wasn't|weren't|wouldn't|couldn't|didn't)$/.test(lower))) return true
  const at = head.findIndex(({ lower }) => /^(?:was|were)$/.test(lower))
  return at > 0 && !isProgressive(head, at) && !head.slice(at + 1, at + 4).some(({ tag }) => tag === 'VERB')
}

function isProgressive(tokens: readonly Token[], be: number): boolean {
  return tokens.slice(be + 1, be + 3).some(({ lower }) => /ing$/.test(lower))
}

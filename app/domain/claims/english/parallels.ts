import type { Difference } from '../kinds.ts'
import { denialsCounted } from './denials.ts'
import { differ, isCalendar, likeness, opposed, STANDS_FOR } from './kinship.ts'
import { commonAs } from './lexicon.ts'
import { likenessOf, type Match, tells } from './match.ts'
import type { Token } from './read.ts'

const PARTS = /^(?:and|but|while|whereas|although|though|whilst|yet)$/
const STOPS = /^[.;:!?()–—]$/

/** The clauses that stand beside each other in a text, as the places of the words that tell something in them. */
function clausesOf(tokens: readonly Token[]): number[][] {
  const clauses: number[][] = [[]]
  tokens.forEach((token, at) => {
    if (STOPS.test(token.text) || PARTS.test(token.lower)) clauses.push([])
    else if (tells(token) && token.weight > 0.1) clauses.at(-1)?.push(at)
  })
  return clauses.filter((clause) => clause.length > 0)
}

const SURELY = 0.85
const SAME_WORD = 0.95

/** Whether a word is a name, be it at the beginning of a sentence, where a word may look like one. */
const isName = ({ kind, text, part }: Token) =>
  kind === 'name' || (/^\p{Lu}\p{Ll}/u.test(text) && part === 'verb' && !/(?:ing|ed)$/.test(text))

/** Whether two words are of the kind of which one is said here and the other there: names, numbers, two ends, two sorts. */
function contrasts(one: Token, two: Token): 'surely' | 'maybe' | 'hardly' | undefined {
  if (one.lemma === two.lemma) return undefined
  if (isName(one) && isName(two))
    return (isCalendar(one.lower) === undefined) === (isCalendar(two.lower) === undefined)
      ? 'maybe'
      : undefined
  if (one.kind === 'number' && two.kind === 'number') return 'maybe'
  if (one.kind !== 'content' || two.kind !== 'content') return undefined
  if (opposed(one, two)) return 'surely'
  if (one.part === 'noun' && two.part === 'noun' && differ(one, two)) return 'maybe'
  const isSubject = ({ part, lower }: Token) => part === 'noun' || /ing$/.test(lower)
  const isAlike =
    (isSubject(one) && isSubject(two)) ||
    [one, two].every(({ part }) => part === 'adjective' || part === 'noun')
  return isAlike && likeness(one, two) < STANDS_FOR ? 'hardly' : undefined
}

/** Whether a word compares. */
const isComparative = (token: Token | undefined) =>
  token !== undefined &&
  (/^(?:more|less|fewer|better|worse)$/.test(token.lower) ||
    (token.kind === 'content' && token.lower !== token.lemma && /er$/.test(token.lower)))

/** Whether the later of two clauses of a sentence has no subject of its own. */
function goesOn(tokens: readonly Token[], clauses: readonly number[][], one: number, two: number): boolean {
  const [first, second] = [clauses[Math.min(one, two)] ?? [], clauses[Math.max(one, two)] ?? []]
  const opening = tokens[second[0] ?? -1]
  if (!opening || tokens[first[0] ?? -1]?.sentence !== opening.sentence) return false
  const next = tokens[(second[0] ?? 0) + 1]
  const hasObject = next?.kind === 'number' || /^(?:the|a|an|its|his|her|their)$/.test(next?.lower ?? '')
  return (
    (opening.part === 'verb' && !/ing$/.test(opening.lower)) ||
    (hasObject && opening.ids.some((id) => commonAs(id, 'verb') > 0))
  )
}

/** Whether one of two words stands before the verb of its clause, as what all of the sentence is about. */
function isSubject(
  { source, output, toSource }: Match,
  clauses: readonly number[][],
  one: number,
  two: number,
): boolean {
  return [one, two].some((to) => {
    const from = toSource[to] ?? -1
    const clause = clauses.find((places) => places.includes(from)) ?? []
    const verb = clause.find((at) => source[at]?.part === 'verb') ?? -1
    return output[to]?.part !== 'verb' && (verb < 0 || from < verb)
  })
}

/** Whether a clause is about somebody or something that only a pronoun stands for. */
function isOfPronoun(tokens: readonly Token[], clause: readonly number[] = []): boolean {
  const verb = clause.find((at) => tokens[at]?.part === 'verb') ?? clause[0] ?? 0
  const start = tokens.findLastIndex(
    ({ text, lower }, at) => at < verb && (STOPS.test(text) || PARTS.test(lower)),
  )
  return tokens
    .slice(start + 1, verb)
    .some(({ lower }) => /^(?:it|they|he|she|its|their|his|her)$/.test(lower))
}

/**
 * What is said of the one of two things that is told of the other: "the south rose" of "the north rose, the south fell".
 * The words of a clause come from two clauses of the source, each of which has something else in the place of the other's.
 */
export function parallelDifferences(match: Match, { mayOmit }: { mayOmit: boolean }): Difference[] {
  const { source, output } = match
  const clauses = clausesOf(source)
  if (clauses.length < 2) return []
  const homes = (to: number, least: number) =>
    clauses.flatMap((clause, index) =>
      clause.some((from) => likenessOf(match, from, to) >= least) ? [index] : [],
    )
  for (const said of clausesOf(output)) {
    const places = said.map((to) => ({ to, sure: homes(to, SAME_WORD), any: homes(to, SURELY) }))
    const isSaid = (from: number) => said.some((to) => likenessOf(match, from, to) >= 0.7)
    /** Something of a clause of the source that stands there instead of a word said here. */
    const rival = (to: number, clause: number, beside: number) => {
      const token = output[to]
      const kinds = (clauses[clause] ?? []).flatMap((from) => {
        const other = source[from]
        if (!token || !other || isSaid(from)) return []
        const found = contrasts(other, token)
        if (!found || found === 'surely' || token.kind === 'number') return found ?? []
        // Before or behind the other word, as here.
        const there = (clauses[clause] ?? []).find((at) => likenessOf(match, at, beside) >= 0.7)
        return there !== undefined && from < there !== to < beside ? [] : found
      })
      return (['surely', 'maybe', 'hardly'] as const).find((kind) => kinds.includes(kind))
    }
    for (const one of places) {
      if (one.sure.length === 0) continue
      for (const two of places) {
        if (two.to === one.to || two.sure.length !== 1 || two.any.length !== 1) continue
        const [home] = two.any
        if (home === undefined || one.any.includes(home)) continue
        const own = one.sure.filter((index) => index !== home)
        const first = own.find((index) => rival(two.to, index, one.to)) ?? own[0]
        if (first === undefined) continue
        const here = rival(one.to, home, two.to)
        const there = rival(two.to, first, one.to)
        if (own.length > 1 && !there) continue
        if (here === 'hardly' && there !== 'surely') continue
        if (there === 'hardly' && here === 'hardly') continue
        const token = output[one.to]
        if (!here || !token || isComparative(token) || isComparative(output[two.to])) continue
        // "It opened in 1908 and seats 1,400": both are said of one thing.
        if (
          own.some(
            (index) => goesOn(source, clauses, home, index) && isSubject(match, clauses, one.to, two.to),
          )
        )
          continue
        // "They hunt at night": who they are is said before.
        if (here !== 'surely' && own.some((index) => index < home) && isOfPronoun(source, clauses[home]))
          continue
        // Who is meant by a word that stands in neither clause alone is not known.
        const others = places.filter(({ any }) => any.length === 1)
        const fromHome = others.filter(({ any }) => any[0] === home).length
        const isMost = fromHome >= 2 || others.length <= 2
        if (!(there || ((here === 'surely' || (mayOmit && isName(token))) && isMost))) continue
        if (here !== 'surely' && there !== 'surely' && !(isName(token) || token.kind === 'number' || isMost))
          continue
        const clause = clauses[home] ?? []
        const denied = (tokens: readonly Token[]) => denialsCounted(tokens) % 2
        const [from = 0, last = 0] = [clause[0], clause.at(-1)]
        if (
          (here === 'surely' || there === 'surely') &&
          denied(source.slice(Math.max(0, from - 3), last + 1)) !==
            denied(output.slice(Math.max(0, (said[0] ?? 0) - 3), (said.at(-1) ?? 0) + 1))
        )
          continue
        return [
          { kind: 'role', words: `“${token.text}” is said of something else: “${output[two.to]?.text}”` },
        ]
      }
    }
  }
  return []
}

import type { Language } from '../language.ts'
import { compareFacts } from '../text/facts.ts'
import { numerals } from '../text/numerals.ts'
import { findProtected } from '../text/protect.ts'
import { likelyNames } from './likely-names.ts'
import { placeholders, unmask } from './mask.ts'
import { measuresIn } from './measures.ts'
import { denialFault } from './negation.ts'
import { coreOf } from './vocabulary.ts'

/** What facts are compared by: names known from the whole text, locked terms, and what the paragraph has said so far. */
export type FactContext = {
  language: Language
  names: ReadonlySet<string>
  locked: readonly string[]
  originals: readonly string[]
  said: string
}

/**
 * What `output` has done to the facts of `source` (both with placeholders), each in a few words that tell a model
 * what to mend. Stricter than `compareFacts`: also placeholders, units, denials and who stands where.
 */
export function factFaults(source: string, output: string, context: FactContext): string[] {
  const { language, originals } = context
  const [before, after] = [unmask(source, originals), unmask(output, originals)]
  const denial = denialFault(source, output, language)
  return [
    ...placeholderFaults(source, output, originals),
    ...plainFaults(before, after, context),
    ...measureFaults(source, output, language),
    ...swapFaults(source, output, context),
    ...(denial ? [denial] : []),
  ]
}

function placeholderFaults(source: string, output: string, originals: readonly string[]): string[] {
  const [before, after] = [placeholders(source), placeholders(output)]
  // Several placeholders may stand for the same words.
  const count = (list: readonly number[], number: number) =>
    list.filter((one) => one === number || (originals[number - 1] ?? '') === originals[one - 1]).length
  return [...new Set([...before, ...after])].flatMap((number) => {
    const [wanted, found] = [count(before, number), count(after, number)]
    if (wanted === found) return []
    return [found < wanted ? `⟦${number}⟧ is missing` : `⟦${number}⟧ does not belong here`]
  })
}

function plainFaults(before: string, after: string, context: FactContext): string[] {
  const { language, locked, names, said } = context
  const differences = compareFacts(before, after, language, locked)
  const found = differences.map(({ kind, text, problem }) => ({ kind: kind as string, text, problem }))
  // Names that only the whole text shows to be names, as where they open a sentence.
  for (const name of names) {
    const [was, is] = [hasWord(before, name), hasWord(after, name)]
    if (was !== is) found.push({ kind: 'name', text: name, problem: was ? 'missing' : 'added' })
  }
  for (const name of likelyNames(before, language)) {
    if (!hasWord(after, name)) found.push({ kind: 'name', text: name, problem: 'missing' })
  }
  for (const name of likelyNames(after, language)) {
    if (!hasWord(before.toLowerCase(), name.toLowerCase()))
      found.push({ kind: 'name', text: name, problem: 'added' })
  }
  const nameAdded = found.some(({ kind, problem }) => kind === 'name' && problem === 'added')
  return found
    .filter(({ kind, text, problem }) => {
      // A pronoun may stand for a name that the paragraph has given before, but no other name may.
      const stoodFor = kind === 'name' && problem === 'missing' && !nameAdded && hasWord(said, text)
      return !stoodFor
    })
    .map(({ text, problem }) =>
      problem === 'missing' ? `"${text}" is missing` : `"${text}" is not in the source`,
    )
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [left = '', right = ''] = [text[at - 1], text[at + word.length]]
    if (!/[\p{L}\d]/u.test(left) && !/[\p{L}\d]/u.test(right)) return true
  }
  return false
}

function measureFaults(source: string, output: string, language: Language): string[] {
  const after = measuresIn(output, numerals(language))
  return measuresIn(source, numerals(language)).flatMap((measure) => {
    const at = after.indexOf(measure)
    if (at >= 0) after.splice(at, 1)
    return at >= 0 ? [] : [`the unit of ${measure} was changed`]
  })
}

type Place = { key: string; counts: boolean; near: Map<number, string> }

/** Names, or figures, that have changed places: each now stands where the words around say the other stood. */
function swapFaults(source: string, output: string, context: FactContext): string[] {
  const [before, after] = [placesIn(source, context), placesIn(output, context)]
  const shared = before.filter((place) => after.some(({ key }) => key === place.key))
  const at = (key: string) => after.findIndex((place) => place.key === key)
  return shared.flatMap((one, index) =>
    shared.slice(index + 1).flatMap((two) => {
      if (one.counts !== two.counts || at(one.key) < at(two.key)) return []
      const [newOne, newTwo] = [after[at(one.key)], after[at(two.key)]]
      if (!newOne || !newTwo) return []
      const own = likeness(one, newOne) + likeness(two, newTwo)
      const crossed = likeness(one, newTwo) + likeness(two, newOne)
      return crossed > own ? [`"${one.key}" and "${two.key}" have changed places`] : []
    }),
  )
}

/** Facts that stand in a text once, with the words around them by their distance. */
function placesIn(text: string, { language, names }: FactContext): Place[] {
  const spans = [
    ...findProtected(text, language, names),
    ...[...text.matchAll(/⟦\d+⟧/g)].map(({ index, 0: sign }) => ({
      start: index,
      end: index + sign.length,
      text: sign,
      kind: 'hidden',
    })),
  ].sort((one, two) => one.start - two.start)
  const places = spans.map(({ start, end, kind, text: fact }) => {
    const left = text
      .slice(Math.max(0, start - 60), start)
      .split(/\s+/)
      .filter(Boolean)
      .slice(-2)
    const right = text
      .slice(end, end + 60)
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 2)
    const near = new Map([
      ...left.toReversed().map((word, at) => [-1 - at, coreOf(word)] as const),
      ...right.map((word, at) => [1 + at, coreOf(word)] as const),
    ])
    return { key: fact.replace(/['’]s$/, ''), counts: kind === 'number' || kind === 'date', near }
  })
  return places.filter(({ key }) => places.filter((other) => other.key === key).length === 1)
}

/** How far two places are the same: the word next to them counts most. */
function likeness(one: Place, two: Place): number {
  let like = 0
  for (const [distance, word] of one.near) {
    if (word && two.near.get(distance) === word) like += Math.abs(distance) === 1 ? 2 : 1
  }
  return like
}

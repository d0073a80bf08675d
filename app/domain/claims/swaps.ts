import type { Language } from '#app/domain/text/language.ts'
import { findProtected } from '#app/domain/text/protect.ts'
import { coreOf } from './words.ts'

/** A fact, whether it is a figure, and the words around it by their distance. */
type Place = { key: string; counts: boolean; near: Map<number, string> }

/** Names, or figures, that have changed places: each now stands where the words around say the other stood. */
export function swapFaults(
  source: string,
  output: string,
  language: Language,
  names: ReadonlySet<string> = new Set(),
): string[] {
  const [before, after] = [placesIn(source, language, names), placesIn(output, language, names)]
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
function placesIn(text: string, language: Language, names: ReadonlySet<string>): Place[] {
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

import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#app/domain/text/language.ts'
import { wordsOf } from '../plain.ts'
import type { Passage } from './passages.ts'
import { isSmallWord } from '#app/domain/grounding/small-words.ts'

/** A passage with how central it is to the document (0 to 1) and the words it is compared by. */
export type Ranked = { passage: Passage; score: number; terms: ReadonlyMap<string, number> }

/** Passages the graph is made of; of longer documents those with the most telling words. */
const MOST_NODES = 500
const DAMPING = 0.85
const ROUNDS = 20
/** Sentences that are looked at before others have their turn. */
const PER_TURN = 200
/** Sentences with less in common are not linked. */
const LEAST_LIKENESS = 0.08

/** Word endings are cut so that forms of one word meet: rough, but the same for all eight languages. */
export function stem(word: string): string {
  return word.length > 6
    ? word.slice(0, Math.max(5, word.length - 3))
    : word.length > 4
      ? word.slice(0, 4)
      : word
}

/** The telling words of a text, as stems: no small words, no figures. */
function termsOf(text: string, language: Language): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && /^\p{L}/u.test(word) && !isSmallWord(word, language))
    .map(stem)
}

/** How often passages hold each term, for telling rare ones from common ones. */
function frequencies(lists: readonly (readonly string[])[]): Map<string, number> {
  const frequency = new Map<string, number>()
  for (const list of lists)
    for (const term of new Set(list)) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  return frequency
}

/**
 * Passages by how central they are: PageRank over the graph of sentences that share telling words (TextRank, Mihalcea and
 * Tarau 2004, with the cosine of tf-idf weights as in LexRank, Erkan and Radev 2004). Best first. Lets other work in between.
 */
export async function rank(passages: readonly Passage[], language: Language): Promise<Ranked[]> {
  const all: { passage: Passage; list: string[] }[] = []
  for (const [at, passage] of passages.entries()) {
    if (at % PER_TURN === PER_TURN - 1) await turn()
    all.push({ passage, list: termsOf(`${passage.text} ${passage.heading ?? ''}`, language) })
  }
  const frequency = frequencies(all.map(({ list }) => list))
  const weight = (term: string) => {
    const seen = frequency.get(term) ?? 1
    // A word that stands in one sentence only links nothing.
    return seen < 2 ? 0 : Math.log(1 + passages.length / seen)
  }
  await turn()
  const nodes = all
    .map(({ passage, list }) => {
      const counts = new Map<string, number>()
      for (const term of list) counts.set(term, (counts.get(term) ?? 0) + weight(term))
      const length = Math.hypot(...counts.values()) || 1
      const themes = [...counts.keys()].reduce((sum, term) => sum + Math.log(frequency.get(term) ?? 1), 0)
      const terms = new Map(
        [...counts].filter(([, value]) => value > 0).map(([term, value]) => [term, value / length]),
      )
      return { passage, terms, themes: themes / Math.sqrt(list.length + 4) }
    })
    .sort((one, two) => two.themes - one.themes)
    .slice(0, MOST_NODES)
  const links = await linksOf(nodes.map(({ terms }) => terms))
  let scores = nodes.map(() => 1 / Math.max(1, nodes.length))
  for (let round = 0; round < ROUNDS; round++) {
    const next = nodes.map(() => (1 - DAMPING) / Math.max(1, nodes.length))
    for (const [from, targets] of links.entries()) {
      const sum = targets.reduce((total, { likeness }) => total + likeness, 0)
      for (const { to, likeness } of targets)
        next[to] = (next[to] ?? 0) + (DAMPING * (scores[from] ?? 0) * likeness) / sum
    }
    scores = next
    await turn()
  }
  const best = Math.max(...scores, 1e-9)
  return nodes
    .map(({ passage, terms }, index) => ({
      passage,
      terms,
      score: ((scores[index] ?? 0) / best) * positionWeight(passage),
    }))
    .sort((one, two) => two.score - one.score)
}

/** What opens a paragraph sums it up more often than what follows; very long sentences hold too much at once. */
function positionWeight({ first, words }: Passage): number {
  return (first ? 1.2 : 1) * (words > 32 ? 0.8 : 1)
}

type Link = { to: number; likeness: number }

/** The links of every node, found through the words they share. */
async function linksOf(terms: readonly ReadonlyMap<string, number>[]): Promise<Link[][]> {
  const holders = new Map<string, { node: number; weight: number }[]>()
  for (const [node, weights] of terms.entries()) {
    for (const [term, weight] of weights) {
      const list = holders.get(term)
      if (list) list.push({ node, weight })
      else holders.set(term, [{ node, weight }])
    }
  }
  const links: Link[][] = []
  for (const [node, weights] of terms.entries()) {
    if (node % 50 === 49) await turn()
    const likeness = new Map<number, number>()
    for (const [term, weight] of weights) {
      for (const other of holders.get(term) ?? []) {
        if (other.node !== node)
          likeness.set(other.node, (likeness.get(other.node) ?? 0) + weight * other.weight)
      }
    }
    links.push(
      [...likeness].flatMap(([to, value]) => (value >= LEAST_LIKENESS ? [{ to, likeness: value }] : [])),
    )
  }
  return links
}

/** The cosine of two passages' telling words, 0 to 1. */
export function likeness(one: Ranked, two: Ranked): number {
  let sum = 0
  for (const [term, weight] of one.terms) sum += weight * (two.terms.get(term) ?? 0)
  return sum
}

import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#app/domain/humanizer/language.ts'
import type { KeyPoint, StudyPage } from '../types.ts'
import { passagesOf } from './passages.ts'
import { likeness, type Ranked, rank } from './ranking.ts'

/** Key points of a short and of a long document. */
const FEWEST = 5
const MOST = 14

/** How much a sentence loses for each bit that it shares with what has been taken. */
const REDUNDANCY = 0.7
/** Two sentences more alike than this say the same. */
const TOO_ALIKE = 0.6

/**
 * The sentences that carry the document, each with its page, in the order in which they stand: the most central ones,
 * taken one after another so that none repeats another (maximal marginal relevance, Carbonell and Goldstein 1998).
 * Nothing is invented. Empty when the document has no sentence that stands by itself.
 */
export async function keyPointsOf(
  pages: readonly StudyPage[],
  language: Language,
  signal: AbortSignal,
): Promise<KeyPoint[]> {
  const passages = await passagesOf(pages, language, signal)
  const ranked = await rank(
    passages.filter(({ alone }) => alone),
    language,
  )
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.round(Math.sqrt(passages.length) * 0.9)))
  const taken: Ranked[] = []
  const left = ranked.slice(0, 200)
  while (taken.length < wanted && left.length > 0) {
    let best = 0
    let bestValue = Number.NEGATIVE_INFINITY
    for (const [index, one] of left.entries()) {
      const alike = Math.max(0, ...taken.map((other) => likeness(one, other)))
      const value = alike > TOO_ALIKE ? Number.NEGATIVE_INFINITY : one.score - REDUNDANCY * alike
      if (value > bestValue) [best, bestValue] = [index, value]
    }
    if (bestValue === Number.NEGATIVE_INFINITY) break
    taken.push(...left.splice(best, 1))
    await turn()
  }
  const order = new Map(passages.map((passage, index) => [passage, index]))
  return taken
    .map(({ passage }) => passage)
    .sort((one, two) => (order.get(one) ?? 0) - (order.get(two) ?? 0))
    .map(({ text, page }) => ({ text, page, quote: text }))
}

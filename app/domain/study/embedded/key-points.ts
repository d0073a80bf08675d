import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#app/domain/text/language.ts'
import type { KeyPoint, StudyPage } from '../types.ts'
import { type Passage, passagesOf } from './passages.ts'
import { likeness, type Ranked, rank } from './ranking.ts'
import { hasPronoun } from '#app/domain/grounding/referring.ts'

/** Key points of a short and of a long document. */
const FEWEST = 5
const MOST = 14

/** What a sentence loses that says "it" or "their": what it means may stand in the sentence, or somewhere else. */
const PRONOUN = 0.2
/** How much a sentence loses for each bit that it shares with what has been taken. */
const REDUNDANCY = 0.7
/** Two sentences more alike than this say the same. */
const TOO_ALIKE = 0.6
/** Parts that a document without headings is looked at in. */
const PARTS = 4
/** Fewer words than this say too little to stand for a part of the document. */
const FEWEST_WORDS = 7

/** Headings of what a document found and what follows from it, in the eight languages: no summary is one without them. */
const OUTCOME =
  /^(?:[\dIVX.]+\s+)?(?:results?|findings|conclusions?|discussion|summary|abstract|key (?:points|findings)|outlook|recommendations?|resultados|conclusi[oó]n(?:es)?|resumen|discusión|résultats|conclusions?|résumé|discussion|ergebnisse?|schluss|fazit|zusammenfassung|diskussion|ausblick|risultati|conclusion[ei]|riassunto|discussione|resultados|conclus(?:ão|ões)|resumo|discussão|resultaten|conclusies?|samenvatting|discussie|результаты|выводы|заключение|обсуждение)(?!\p{L})/iu

type Part = { heading: string | null; ranked: Ranked[]; weight: number }

/**
 * The sentences that carry the document, each with its page, in the order in which they stand: of every part of it as
 * many as its length deserves, of its beginning, its outcome and its end at least one. Within a part the most central
 * ones, taken one after another so that none repeats another (maximal marginal relevance, Carbonell and Goldstein 1998).
 * Nothing is invented. Empty when the document has no sentence that stands by itself.
 */
export async function keyPointsOf(
  pages: readonly StudyPage[],
  language: Language,
  signal: AbortSignal,
): Promise<KeyPoint[]> {
  const passages = await passagesOf(pages, language, signal)
  const order = new Map(passages.map((passage, index) => [passage, index]))
  const central = await rank(
    passages.filter(({ alone, words, step }) => alone && !step && words >= FEWEST_WORDS),
    language,
  )
  const ranked = central
    .map((one) => (hasPronoun(one.passage.text, language) ? { ...one, score: one.score - PRONOUN } : one))
    .sort((one, two) => two.score - one.score)
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.round(Math.sqrt(passages.length) * 0.9)))
  const parts = partsOf(ranked, order)
  const taken: Ranked[] = []
  for (const [at, share] of sharesOf(parts, wanted).entries()) {
    takeFrom(parts[at]?.ranked ?? [], share, taken)
    await turn()
  }
  // What a part had too little for goes to the best of the others.
  takeFrom([...ranked], wanted - taken.length, taken)
  return taken
    .map(({ passage }) => passage)
    .sort((one, two) => (order.get(one) ?? 0) - (order.get(two) ?? 0))
    .map(({ text, page, quote }) => ({ text, page, quote }))
}

/** The document by its headings; without any, in equal parts. */
function partsOf(ranked: readonly Ranked[], order: ReadonlyMap<Passage, number>): Part[] {
  const sorted = [...ranked].sort((one, two) => (order.get(one.passage) ?? 0) - (order.get(two.passage) ?? 0))
  const hasHeadings = new Set(sorted.map(({ passage }) => passage.heading)).size > 1
  const parts: Part[] = []
  for (const [at, one] of sorted.entries()) {
    const heading = hasHeadings ? one.passage.heading : String(Math.floor((at * PARTS) / sorted.length))
    const last = parts.at(-1)
    if (last && last.heading === heading) last.ranked.push(one)
    else parts.push({ heading, ranked: [one], weight: 0 })
  }
  for (const part of parts) {
    part.weight = part.ranked.reduce((sum, { passage }) => sum + passage.words, 0)
    part.ranked.sort((one, two) => two.score - one.score)
  }
  return parts
}

/** How many points each part gives: first the beginning, the outcome and the end, then whatever part has most left. */
function sharesOf(parts: readonly Part[], wanted: number): number[] {
  const shares = parts.map(() => 0)
  const musts = parts.flatMap(({ heading }, at) =>
    at === 0 || at === parts.length - 1 || OUTCOME.test(heading ?? '') ? [at] : [],
  )
  for (const at of musts.slice(0, wanted)) shares[at] = 1
  for (let left = wanted - musts.length; left > 0; left--) {
    let best = -1
    let most = 0
    for (const [at, { weight, ranked }] of parts.entries()) {
      const share = shares[at] ?? 0
      const due = weight / (share + 0.6)
      if (share < ranked.length && due > most) [best, most] = [at, due]
    }
    if (best < 0) break
    shares[best] = (shares[best] ?? 0) + 1
  }
  return shares
}

/** Takes the best `count` of a list that say something new. */
function takeFrom(ranked: readonly Ranked[], count: number, taken: Ranked[]): void {
  const left = ranked.filter((one) => !taken.includes(one)).slice(0, 200)
  for (let done = 0; done < count && left.length > 0; done++) {
    let best = -1
    let bestValue = Number.NEGATIVE_INFINITY
    for (const [index, one] of left.entries()) {
      const alike = Math.max(0, ...taken.map((other) => likeness(one, other)))
      if (alike > TOO_ALIKE) continue
      // A sentence as it stands is rather taken than one whose pronoun had to be filled in.
      const value = one.score - REDUNDANCY * alike - (one.passage.text === one.passage.quote ? 0 : 0.15)
      if (value > bestValue) [best, bestValue] = [index, value]
    }
    if (best < 0) return
    taken.push(...left.splice(best, 1))
  }
}

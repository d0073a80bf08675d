import { detectLanguage, type Language } from '#app/domain/humanizer/language.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { asksAboutDocument, onlyAsks } from './question-words.ts'
import { rankPassages, type Ranked, type RankedTerm } from './rank.ts'
import { passagesByMeaning } from './meaning.server.ts'
import { type Candidate, openingOf, searchPassages } from './search.server.ts'
import { searchWords } from './words.ts'

/** Words of a question that can be about the document as such. */
const SHORT_QUESTION = 4

export type Retrieved = {
  /** The best first. */
  passages: Ranked<Candidate>[]
  terms: RankedTerm[]
  /** By what they were found. */
  search: 'words' | 'words and meaning'
}

export type RetrieveOptions = {
  ids?: readonly string[]
  limit?: number
  /** The language the question is asked in, where it is known. */
  language?: Language
}

/**
 * The passages of these documents of theirs (of all of theirs without `ids`) that fit a question best, at most `limit`.
 * The documents must have been indexed. None when no word of the question stands in them.
 */
export async function retrieve(
  user: Owner,
  question: string,
  { ids, limit = 20, language = detectLanguage(question) }: RetrieveOptions = {},
): Promise<Retrieved> {
  const words = searchWords(question)
  const telling = words.filter((word) => !onlyAsks(word, language))
  const { candidates, terms } = await searchPassages(user, telling.length > 0 ? telling : words, ids)
  const opening =
    ids && telling.length <= SHORT_QUESTION && asksAboutDocument(question)
      ? await openingsOf(user, ids, candidates)
      : []
  const meant = ids ? await passagesByMeaning(user, question, ids) : []
  const known = new Set([...candidates, ...opening].map(({ id }) => id))
  const further = meant.filter(({ id }) => !known.has(id))
  const ranked = rankPassages(question, terms, [...candidates, ...opening, ...further])
  const passages = (meant.length > 0 ? merged(ranked, meant) : ranked).slice(0, limit)
  return { passages, terms, search: meant.length > 0 ? 'words and meaning' : 'words' }
}

/** How much the first places count over the later ones, as usual for this way of merging. */
const RRF = 60

/** One order of two: by words and by meaning (reciprocal rank fusion, Cormack et al. 2009). */
function merged(byWords: Ranked<Candidate>[], byMeaning: readonly Candidate[]): Ranked<Candidate>[] {
  const places = new Map(byMeaning.map(({ id }, at) => [id, at]))
  const words = ({ coverage }: Ranked<Candidate>, at: number) => (coverage > 0 ? 1 / (RRF + at) : 0)
  const meaning = ({ id }: Candidate) => 1 / (RRF + (places.get(id) ?? Number.POSITIVE_INFINITY))
  const score = (passage: Ranked<Candidate>, at: number) => words(passage, at) + meaning(passage)
  return byWords
    .map((passage, at) => ({ passage, score: score(passage, at) }))
    .sort((one, other) => other.score - one.score)
    .map(({ passage }) => passage)
}

/** Questions about the document as such are mostly answered where it begins, in other words than they are asked in. */
async function openingsOf(user: Owner, ids: readonly string[], known: Candidate[]): Promise<Candidate[]> {
  const best = Math.max(...known.map(({ score }) => score), 1)
  const there = new Map(known.map((candidate) => [candidate.id, candidate]))
  const fresh: Candidate[] = []
  for (const id of ids.slice(0, 20)) {
    for (const passage of await openingOf(user, id, 2)) {
      const same = there.get(passage.id)
      if (same) same.score += 1.5 * best
      else fresh.push({ ...passage, score: 1.5 * best })
    }
  }
  return fresh
}

import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { aboutDocument } from './about-document.ts'
import { type DocumentIndex, indexBuilder } from './document-index.ts'
import { englishWords } from './english-words.server.ts'
import { findLines, type Found, type Hit } from './find.ts'
import { passagesByMeaning } from './meaning.server.ts'
import { type Asked, readQuestion } from './question.ts'
import { type Candidate, searchPassages } from './search.server.ts'
import { shelvedDocument } from './shelf.server.ts'
import { searchWords } from '#app/domain/library/passages/words.ts'

/** A passage that fits a question. */
type FoundPassage = Pick<Candidate, 'documentId' | 'ordinal' | 'page' | 'heading' | 'text' | 'score'> & {
  /** The share of what the question's words tell that stands in its best line and around it, 0 to 1. */
  closeness: number
}

export type Retrieved = {
  asked: Asked
  /** The best first. */
  passages: FoundPassage[]
  /** Lines of all documents, the best first. */
  hits: Hit[]
  /** What was found in each document. */
  found: Found[]
  /** By what they were found. */
  search: 'words' | 'words and meaning'
}

export type RetrieveOptions = {
  ids?: readonly string[]
  limit?: number
  /** The language the question is asked in, where it is known. */
  language?: Language
  /** What was asked before, where the question goes on with it. */
  before?: string
}

/**
 * The passages of these documents of theirs (of all of theirs without `ids`) that fit a question best, at most `limit`.
 * The documents must have been indexed. Each document is searched by its own weights. None when no word of the question
 * stands in them.
 */
export async function retrieve(
  user: Owner,
  question: string,
  { ids, limit = 20, language = detectLanguage(question), before }: RetrieveOptions = {},
): Promise<Retrieved> {
  const asked = readQuestion(question, language, before)
  const found: Found[] = []
  const [indexes] = await Promise.all([
    indexesOf(user, asked, ids),
    // What is needed next is read meanwhile.
    asked.language === 'en' && englishWords(),
  ])
  for (const index of indexes) {
    found.push(await linesOf(index, asked))
  }
  const hits = found.flatMap((one) => one.hits).sort((one, other) => other.score - one.score)
  const byWords = passagesOf(hits)
  const meant = ids ? await passagesByMeaning(user, question, ids) : []
  const passages = (meant.length > 0 ? merged(byWords, meant) : byWords).slice(0, limit)
  return { asked, passages, hits, found, search: meant.length > 0 ? 'words and meaning' : 'words' }
}

/** What answers a question in a text that is searched by itself. */
export function findIn(index: DocumentIndex, question: string, language: Language): Promise<Found> {
  return linesOf(index, readQuestion(question, language))
}

async function linesOf(index: DocumentIndex, asked: Asked): Promise<Found> {
  const english = asked.language === 'en' && index.language === 'en' ? await englishWords() : undefined
  const lines = await findLines(index, asked, english)
  const about = aboutDocument(index, asked)
  return about.length > 0 ? { ...lines, hits: [...about, ...lines.hits] } : lines
}

async function indexesOf(user: Owner, asked: Asked, ids?: readonly string[]): Promise<DocumentIndex[]> {
  const indexes: DocumentIndex[] = []
  const long: string[] = []
  for (const id of ids ?? []) {
    const index = await shelvedDocument(user, id)
    if (index) indexes.push(index)
    else long.push(id)
  }
  if (ids && long.length === 0) return indexes
  const words = asked.words.map(({ word }) => word)
  const { candidates } = await searchPassages(
    user,
    words.length > 0 ? words : searchWords(asked.core),
    ids ? long : undefined,
  )
  const byDocument = new Map<string, Candidate[]>()
  for (const one of candidates)
    byDocument.set(one.documentId, [...(byDocument.get(one.documentId) ?? []), one])
  for (const [id, some] of byDocument) indexes.push(indexOfPassages(id, some))
  return indexes
}

/** Passages out of the full-text search, as if they were all of their document. */
function indexOfPassages(id: string, candidates: readonly Candidate[]): DocumentIndex {
  const language = detectLanguage(candidates.map(({ text }) => text).join('\n'))
  const builder = indexBuilder(id, language)
  const inOrder = [...candidates].sort((one, other) => one.ordinal - other.ordinal)
  for (const { ordinal, page, heading, text } of inOrder) {
    const lines = text.split('\n')
    const unit = (line: string, block: number) => ({
      text: line,
      heading: line === heading,
      kind:
        line === heading
          ? ('heading' as const)
          : line.includes(' | ')
            ? ('row' as const)
            : ('sentence' as const),
      level: line === heading ? 1 : 0,
      block,
      header: false,
    })
    builder.add([{ ordinal, page, heading, text, units: lines.map((line) => unit(line, ordinal)) }])
  }
  return builder.finish()
}

/** How much a further line adds to its passage. */
const FURTHER = 0.08

/** The passages in which the lines stand, the best first. */
function passagesOf(hits: readonly Hit[]): FoundPassage[] {
  const passages = new Map<string, FoundPassage & { further: number }>()
  for (const { index, line, score, coverage } of hits) {
    const key = `${index.documentId} ${line.ordinal}`
    const there = passages.get(key)
    if (there) {
      there.closeness = Math.max(there.closeness, coverage)
      there.further = Math.min(3, there.further + 1)
      continue
    }
    const passage = index.passages.get(line.ordinal)
    if (passage)
      passages.set(key, { documentId: index.documentId, ...passage, score, closeness: coverage, further: 0 })
  }
  return [...passages.values()]
    .map(({ further, ...passage }) => ({ ...passage, score: passage.score * (1 + FURTHER * further) }))
    .sort((one, other) => other.score - one.score || one.ordinal - other.ordinal)
}

/** How much the first places count over the later ones, as usual for this way of merging. */
const RRF = 60

/** One order of two: by words and by meaning (reciprocal rank fusion, Cormack et al. 2009). */
function merged(byWords: readonly FoundPassage[], byMeaning: readonly Candidate[]): FoundPassage[] {
  const keyOf = ({ documentId, ordinal }: Pick<FoundPassage, 'documentId' | 'ordinal'>) =>
    `${documentId} ${ordinal}`
  const all = new Map<string, { passage: FoundPassage; score: number }>()
  for (const [at, passage] of byWords.entries()) all.set(keyOf(passage), { passage, score: 1 / (RRF + at) })
  for (const [at, { id: _, ...passage }] of byMeaning.entries()) {
    const there = all.get(keyOf(passage))
    if (there) there.score += 1 / (RRF + at)
    else all.set(keyOf(passage), { passage: { ...passage, closeness: 0 }, score: 1 / (RRF + at) })
  }
  return [...all.values()].sort((one, other) => other.score - one.score).map(({ passage }) => passage)
}

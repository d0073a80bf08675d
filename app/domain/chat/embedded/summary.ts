import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#app/domain/text/language.ts'
import { isBackMatter } from '#app/domain/grounding/back-matter.ts'
import { shapeWeight } from '#app/domain/grounding/back-matter-shapes.ts'
import { leans } from '../retrieval/leaning.ts'
import { unitsOf } from '#app/domain/library/passages/split.ts'
import { keyWords } from './key-words.ts'

export type SummaryPage = { number: number; label: string | null; text: string }

/** Part of a document and its main sentences, in the order of the document. */
export type SummaryPart = {
  heading: string | null
  firstPage: number
  lastPage: number
  sentences: { page: number; text: string }[]
}

/** Parts of a summary, at most: a long document's parts are larger. */
const PARTS = 12
/** Sentences that are compared with each other within a part; of a longer one, evenly spread ones. */
const COMPARED = 120
/** Sentences of a part: two where there are many parts; a short document of few parts gives more of each. */
const PER_PART = { fewest: 2, most: 5, ofAll: 8 }
/** Characters of a part that one sentence speaks for, at least. */
const PER_SENTENCE = 500

/**
 * The main sentences of every part of a document. Which ones they are is found by ranking a graph in which sentences
 * that share telling words are tied (Mihalcea & Tarau, TextRank, 2004); two of a part are never nearly the same, and
 * what a document repeats is said once.
 */
export async function summaryOf(pages: readonly SummaryPage[], language: Language): Promise<SummaryPart[]> {
  const parts = await partsOf(pages, language)
  const said = new Set<string>()
  const aim = Math.max(PER_PART.fewest, Math.min(PER_PART.most, Math.round(PER_PART.ofAll / parts.length)))
  const summary: SummaryPart[] = []
  for (const part of parts) {
    const fresh = part.sentences.filter(({ text }) => !said.has(bare(text)))
    const length = fresh.reduce((sum, { text }) => sum + text.length, 0)
    const count = Math.min(aim, Math.max(PER_PART.fewest, Math.round(length / PER_SENTENCE)))
    const sentences = mainSentences(fresh, language, count)
    for (const { text } of sentences) said.add(bare(text))
    if (sentences.length > 0) summary.push({ ...part, sentences })
    // A long document must not keep others waiting.
    await turn()
  }
  return summary
}

/** A sentence without what differs between its repetitions. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/**
 * Cuts a document into parts of about the same length, at page borders, preferably where a heading opens a page. Lists
 * of references and the like are no part of it, unless there is nothing else.
 */
async function partsOf(pages: readonly SummaryPage[], language: Language): Promise<SummaryPart[]> {
  const total = pages.reduce((sum, { text }) => sum + text.length, 0)
  const aim = Math.max(1_500, total / PARTS)
  const parts: SummaryPart[] = []
  const around: SummaryPart['sentences'] = []
  let length = 0
  let under = ''
  for (const page of pages) {
    const units = unitsOf(page.text, language)
    await turn()
    const opens = units[0]?.heading ?? false
    const current = parts.at(-1)
    if (!current || length >= aim || (opens && length > aim / 2)) {
      const heading = units.find((unit) => unit.heading)?.text ?? null
      parts.push({ heading, firstPage: page.number, lastPage: page.number, sentences: [] })
      length = 0
    }
    const part = parts.at(-1)
    if (!part) continue
    part.lastPage = page.number
    length += page.text.length
    if (page.label) under = page.label
    for (const unit of units) {
      if (unit.heading) under = unit.text
      if (unit.heading || !isSentence(unit.text, language) || shapeWeight(unit.text) < 1) continue
      const sentence = { page: page.number, text: unit.text.replace(/^\d{1,3}[.)]\s+/, '') }
      if (isBackMatter(under)) around.push(sentence)
      else part.sentences.push(sentence)
    }
  }
  const [first] = parts
  if (first && parts.every(({ sentences }) => sentences.length === 0)) first.sentences = around
  return parts
}

/** What stands under a picture or above a table. */
const CAPTION =
  /^(?:fig(?:ure)?|table|abb(?:ildung)?|tab(?:elle)?|figura|tabla|tableau|tabela|tabella|figuur|afbeelding|tabel|рис(?:унок)?|табл(?:ица)?)\.?\s*\d+(?:\.\d+)*[a-z]?\s*(?:[:—–|-]|\.\s)/iu

/** Whether a line says something: rows of tables, lists of names and scraps do not. */
function isSentence(text: string, language: Language): boolean {
  const words = text.split(/\s+/)
  const capitals = words.filter((word) => /^[\p{P}\p{S}]*\p{Lu}/u.test(word)).length
  return (
    words.length >= 6 &&
    words.length <= 60 &&
    // Titles and references; German writes all its nouns so.
    (language === 'de' || capitals <= words.length / 2) &&
    !CAPTION.test(text) &&
    // A question says nothing.
    /[.!…]["”»’)]?$/.test(text) &&
    !/ \| |\\\w|\.{4}|\bISBN\b|\bdoi\b|https?:|\bRetrieved\b|\bArchived\b/.test(text) &&
    !/^[-*•]?\s*\[?\d*\]?\s*$/.test(text)
  )
}

function mainSentences(
  all: SummaryPart['sentences'],
  language: Language,
  count: number,
): SummaryPart['sentences'] {
  const step = Math.max(1, all.length / COMPARED)
  const sentences = Array.from(
    { length: Math.min(all.length, COMPARED) },
    (_, at) => all[Math.floor(at * step)],
  ).filter((one) => one !== undefined)
  const keys = sentences.map(({ text }) => keyWords(text, language))
  const ranks = rankGraph(keys)
  const worth = ranks.map((rank, at) => rank * standing(sentences[at]?.text ?? '', at, language))
  const order = worth.map((_, at) => at).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
  const chosen: number[] = []
  for (const at of order) {
    if (chosen.length >= count) break
    if (chosen.every((other) => likeness(keys[at], keys[other]) < 0.5)) chosen.push(at)
  }
  return chosen.sort((a, b) => a - b).flatMap((at) => sentences[at] ?? [])
}

/** What a part comes to. */
const RESULT =
  /(?<!\p{L})(?:conclude|conclusion|results?|found that|show(?:s|ed)? that|in (?:summary|short)|therefore|overall|concluimos|resultados?|en resumen|résultats?|en résumé|nous concluons|ergebnis(?:se)?|insgesamt|fazit|zusammenfassend|risultat[oi]|in sintesi|em resumo|resultaten|samenvattend|итог\p{L}*|результат\p{L}*|таким образом)(?!\p{L})/iu

/** How well a sentence stands alone: little when it leans on another, more when it opens its part or says its result. */
function standing(text: string, at: number, language: Language): number {
  if (leans(text, language)) return 0.25
  return (at === 0 ? 1.3 : 1) * (RESULT.test(text) ? 1.25 : 1)
}

function likeness(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  let shared = 0
  for (const key of one) if (other.has(key)) shared++
  if (shared === 0) return 0
  return (
    shared /
    (Math.log(1 + one.size) + Math.log(1 + other.size)) /
    Math.log(2 + Math.min(one.size, other.size))
  )
}

const DAMPING = 0.85
const ROUNDS = 20

/** How central each set of words is among all of them. */
function rankGraph(keys: readonly ReadonlySet<string>[]): number[] {
  const ties = keys.map((one, at) => keys.map((other, to) => (at === to ? 0 : likeness(one, other))))
  const sums = ties.map((row) => row.reduce((sum, tie) => sum + tie, 0))
  let ranks = keys.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    ranks = ranks.map((_, at) => {
      let sum = 0
      for (const [from, rank] of ranks.entries()) {
        const out = sums[from] ?? 0
        if (out > 0) sum += (rank * (ties[from]?.[at] ?? 0)) / out
      }
      return 1 - DAMPING + DAMPING * sum
    })
  }
  return ranks
}

import { searchWords } from './words.ts'

/** A word of a question in the forms the index knows it by, and how much it tells. */
export type RankedTerm = { word: string; lexemes: readonly string[]; weight: number }

/** A passage and how well the index says it fits. */
export type Found = {
  documentId: string
  ordinal: number
  page: number
  heading: string | null
  text: string
  score: number
}

export type Ranked<Passage extends Found> = Passage & {
  /** The share of what the question's words tell that stands in the passage or its heading, 0 to 1. */
  coverage: number
  /** The same of its best sentence, or two sentences that follow each other. */
  closeness: number
  /** Which line of the text that sentence is. */
  bestLine: number
  /** 1 where there is what the question wants, such as a number. */
  wanted: number
}

/**
 * Puts candidates into a finer order than an index can: by how much of the question stands together in one sentence, in
 * the asked order, and whether a sentence has what the question wants, such as a number.
 */
export function rankPassages<Passage extends Found>(
  question: string,
  terms: readonly RankedTerm[],
  found: readonly Passage[],
): Ranked<Passage>[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) {
    return found.map((one) => ({ ...one, coverage: 0, closeness: 0, bestLine: 0, wanted: 0 }))
  }
  const best = Math.max(...found.map(({ score }) => score), 1e-9)
  const wants = wantsOf(question)
  return found
    .map((passage) => {
      const fit = fitOf(passage, terms, total, wants)
      const score =
        passage.score / best + 1.2 * fit.coverage + 1.4 * fit.closeness + 0.5 * fit.phrase + 0.25 * fit.wanted
      return { ...passage, ...fit, score }
    })
    .sort((one, other) => other.score - one.score || one.ordinal - other.ordinal)
}

type Want = 'number' | 'name' | null

/** What an answer has to hold. Words of the eight languages; none of them means something else in another one. */
function wantsOf(question: string): Want {
  if (
    /^\W*(?:when|how (?:many|much|long|old|far|large|big|high|often)|at what|cu[aá]ndo|cu[aá]nt[oa]s?|quand|combien|wann|wie ?viele?|wie (?:lange|alt|hoch|gro[sß])|quando|quant[oaie]s?|wanneer|hoeveel|когда|сколько)(?!\p{L})/iu.test(
      question,
    ) ||
    /\b(?:which|what) (?:year|date|version|number|percentage|page|price|age|day|month)\b/i.test(question)
  )
    return 'number'
  if (
    /^\W*(?:who|whose|qui[eé]n(?:es)?|qui|wer|wem|wen|chi|quem|wie (?:is|was|heeft|zijn)|кто|кого)(?!\p{L})/iu.test(
      question,
    )
  )
    return 'name'
  return null
}

function fitOf(passage: Found, terms: readonly RankedTerm[], total: number, wants: Want) {
  const lines = passage.text.split('\n')
  const hits = lines.map((line) => hitsOf(line, terms))
  const inHeading = hitsOf(passage.heading ?? '', terms)
  const anywhere = new Set([...hits.flatMap((hit) => [...hit.keys()]), ...inHeading.keys()])
  let closeness = 0
  let phrase = 0
  let bestLine = 0
  for (const [at, hit] of hits.entries()) {
    const alone = tellingOf(hit.keys(), terms) / total
    const next = hits[at + 1]
    const pair = next ? (0.9 * tellingOf(new Set([...hit.keys(), ...next.keys()]), terms)) / total : 0
    const headed = (0.85 * tellingOf(new Set([...hit.keys(), ...inHeading.keys()]), terms)) / total
    const here =
      Math.max(alone, pair, hit.size > 0 ? headed : 0) + (satisfies(lines[at] ?? '', wants) ? 0.02 : 0)
    if (here > closeness) {
      closeness = here
      bestLine =
        pair > alone && next && tellingOf(next.keys(), terms) > tellingOf(hit.keys(), terms) ? at + 1 : at
    }
    phrase = Math.max(phrase, phraseOf(hit, terms) / total)
  }
  return {
    coverage: tellingOf(anywhere, terms) / total,
    closeness: Math.min(1, closeness),
    phrase,
    bestLine,
    wanted: wants && satisfies(around(lines, bestLine), wants) ? 1 : 0,
  }
}

function around(lines: readonly string[], at: number): string {
  return lines.slice(at, at + 2).join(' ')
}

function satisfies(text: string, wants: Want): boolean {
  if (wants === 'number')
    return (
      /\p{N}/u.test(text) ||
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter)\b/i.test(text)
    )
  if (wants === 'name')
    return /\p{Lu}\p{Ll}+(?:\s+(?:\p{Lu}\.?\s+)*(?:(?:de|van|von|der|la|del|di|da|den)\s+)*\p{Lu}\p{Ll}+)+/u.test(
      text,
    )
  return false
}

/** Which terms stand in a text (by their place among `terms`), and at which of its words. */
function hitsOf(text: string, terms: readonly RankedTerm[]): Map<number, number[]> {
  const hits = new Map<number, number[]>()
  for (const [place, word] of searchWords(text).entries()) {
    for (const [at, term] of terms.entries()) {
      if (!isForm(word, term)) continue
      const places = hits.get(at) ?? []
      places.push(place)
      hits.set(at, places)
    }
  }
  return hits
}

/** Whether a word is a form of the term: the same, or its lexeme with an ending. */
function isForm(word: string, { word: asked, lexemes }: RankedTerm): boolean {
  if (word === asked) return true
  return lexemes.some((lexeme) => {
    if (word === lexeme) return true
    if (/\p{N}/u.test(lexeme) || lexeme.length < 3) return false
    const stem = lexeme.length > 4 ? lexeme.replace(/[iye]$/, '') : lexeme
    return word.startsWith(stem) && word.length - stem.length <= 5
  })
}

function tellingOf(which: Iterable<number>, terms: readonly RankedTerm[]): number {
  let sum = 0
  for (const at of which) sum += terms[at]?.weight ?? 0
  return sum
}

/** What words of the question tell that stand beside each other as they do there, at most two words apart. */
function phraseOf(hits: ReadonlyMap<number, readonly number[]>, terms: readonly RankedTerm[]): number {
  let sum = 0
  for (let at = 0; at + 1 < terms.length; at++) {
    const next = hits.get(at + 1)
    if (next && hits.get(at)?.some((place) => next.some((other) => other > place && other - place <= 2)))
      sum += Math.min(terms[at]?.weight ?? 0, terms[at + 1]?.weight ?? 0)
  }
  return sum
}

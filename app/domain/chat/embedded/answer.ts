import type { Language } from '#app/domain/text/language.ts'
import type { DocumentIndex, Line } from '../retrieval/document-index.ts'
import { type Found, type Hit } from '../retrieval/find.ts'
import { leans, wonders } from '../retrieval/leaning.ts'
import { type Asked, readQuestion, tells } from '../retrieval/question.ts'
import { isSaid, takenFor, type Term } from '../retrieval/variants.ts'
import { literal } from '../answer-text.ts'
import { PHRASES } from './phrases.ts'
import { toldPart } from './told-part.ts'

/** A quote and where it is said to stand, before anybody has looked. */
export type Quote = {
  documentId: string
  page: number
  quote: string
  /** The last line of what is quoted, where it goes on to that; `quote` is its first one then. */
  until?: string
}

export type Extract = {
  /** Before the quotes. */
  opening: string
  quotes: Quote[]
  support: 'cited' | 'near' | 'absent'
}

/** Less than this comes not even near. */
const NEAR = 0.2
/** A passage that has so much of what was asked about may answer it, though that cannot be told. */
const PERHAPS = 0.42
/** Quotes of an answer, at most, and how near the best one the others must come. */
const MOST = 3
const BESIDE_BEST = 0.8
/** One that answers goes before one that only looks more like the question. */
const PREFERRED = 0.65
/** Passages that are named as the nearest ones. */
const NEAREST = 3
const NEAR_BEST = 0.55
/** Characters of a quote, of a whole list, and of what is read along. */
const LONGEST = 480
const LONGEST_LIST = 1_200
/** Entries of a list, at most. */
const ENTRIES = 14
/** A quote that short goes on into the next sentence. */
const SHORT = 40

/** The lines that answer a question, or come nearest; never a word that is not there. */
export function extractAnswer(
  asked: Asked,
  found: readonly Found[],
  hits: readonly Hit[],
  language: Language,
): Extract {
  const [likeliest] = hits
  const best =
    hits.find(({ answers, score }) => answers && score >= PREFERRED * (likeliest?.score ?? 0)) ?? likeliest
  if (best?.answers) {
    const chosen = asked.sides ? sidesOf(asked, asked.sides, hits) : beside(best, hits, asked)
    return {
      opening: openingOf(asked, best, found, language),
      quotes: distinct(chosen.flatMap((hit) => quotesOf(hit, asked))),
      support: 'cited',
    }
  }
  if (asked.sides) {
    const both = sidesOf(asked, asked.sides, hits)
    if (both.length > 1)
      return {
        opening: PHRASES[language].says,
        quotes: distinct(both.flatMap((hit) => quotesOf(hit, asked))),
        support: 'cited',
      }
  }
  const nearest = hits.filter(
    ({ line, score, coverage }) =>
      coverage >= NEAR && score >= NEAR_BEST * (best?.score ?? 0) && !line.heading,
  )
  const chosen: Hit[] = []
  for (const hit of nearest) {
    if (chosen.length >= NEAREST) break
    if (chosen.every(({ index, line }) => index !== hit.index || Math.abs(line.at - hit.line.at) > 2))
      chosen.push(hit)
  }
  const quotes = distinct(chosen.flatMap((hit) => quotesOf(hit, asked)))
  const perhaps = chosen.some((hit) => namesIt(hit) && (hit.coverage >= PERHAPS || hasAll(hit)))
  const { nearest: none, absent } = PHRASES[language]
  const opening = perhaps ? nearSaid(asked, chosen[0], found, language) : quotes.length > 0 ? none : absent
  return {
    opening: [...unknownSaid(asked, found, language), opening].join(' '),
    quotes,
    support: perhaps && quotes.length > 0 ? 'near' : 'absent',
  }
}

/** Whether the document knows what is asked for: of a mayor that it never names it says nothing. */
function namesIt({ missing, held }: Hit): boolean {
  const unlike = held.fit < 0.5
  return missing.every(({ known, head, name, field }) => known || !(head || name || field || unlike))
}

/** Whether all words of the question that the document knows are there, or beside it. */
function hasAll({ missing, own }: Hit): boolean {
  return own > 0.15 && missing.every((term) => !term.known || !tells(term))
}

/** The best line, and others that answer as well. */
function beside(best: Hit, hits: readonly Hit[], asked: Asked): Hit[] {
  const chosen = [best]
  const floor = best.score * (asked.want === 'anything' || asked.want === 'list' ? BESIDE_BEST : 0.9)
  for (const hit of hits.slice(0, 12)) {
    if (chosen.length >= MOST) break
    if (hit === best || !hit.answers || hit.score < floor || hit.line.weight < 0.8) continue
    if (
      chosen.some(
        ({ index, line }) =>
          index === hit.index && Math.abs(line.at - hit.line.at) <= 1 && line.kind !== 'row',
      )
    )
      continue
    chosen.push(hit)
  }
  return chosen
}

/** One line for each of two things that are compared; one that speaks of both is enough. */
function sidesOf(asked: Asked, [one, other]: [string, string], hits: readonly Hit[]): Hit[] {
  const has = (hit: Hit, side: string) => {
    const stems = readQuestion(side, asked.language).words.map(({ stem }) => stem)
    return stems.length > 0 && stems.every((stem) => !hit.missing.some((term) => term.stem === stem))
  }
  const first = hits.find((hit) => !hit.line.heading && has(hit, one))
  const second = hits.find((hit) => !hit.line.heading && hit !== first && has(hit, other))
  return [first, second].filter((hit) => hit !== undefined)
}

/** The words before the quotes: what was asked for, where it is one thing, and whose words follow. */
function openingOf(asked: Asked, hit: Hit, found: readonly Found[], language: Language): string {
  const { says, readAs, quoted } = PHRASES[language]
  const value = valueOf(asked, hit)
  const terms = found.find(({ index }) => index === hit.index)?.terms ?? []
  const slips = terms.flatMap((term) => {
    const meant = term.known ? takenFor(hit.index, term) : undefined
    return meant === undefined
      ? []
      : [readAs.replace('{}', quoted.replace('{}', term.word)).replace('{}', quoted.replace('{}', meant))]
  })
  return [value && `**${literal(value)}**`, [...slips, says].join(' ')].filter(Boolean).join('\n\n')
}

const ONE_VALUE = new Set<Asked['want']>([
  'money',
  'percent',
  'when',
  'clock',
  'duration',
  'long',
  'age',
  'frequency',
  'length',
  'weight',
  'speed',
  'temperature',
  'area',
  'count',
  'amount',
  'version',
  'contact',
  'person',
  'place',
])

/** What was asked for, where the line holds one such thing alone, or says it in one part. */
function valueOf(asked: Asked, { index, line, held }: Hit): string | null {
  if (line.weight < 0.8) return null
  if (!ONE_VALUE.has(asked.want)) return line.kind === 'row' ? null : toldPart(asked, line.text)
  if (line.kind === 'row' && line.lead >= 0) return cellOf(asked, index, line)
  const values = [...new Set(held.values.map(({ text }) => text))]
  const [only] = values
  if (values.length !== 1 || !only || held.fit < 1 || only.length > 80) return null
  // "Anna Berg" of "Who is Anna Berg?" is no answer.
  const said = asked.core.toLowerCase()
  return said.includes(only.toLowerCase()) ? null : only
}

/** The cell of a row whose head the question names. */
function cellOf(asked: Asked, index: DocumentIndex, line: Line): string | null {
  const head = index.lines[line.lead]?.text.split(' | ') ?? []
  const cells = line.text.split(' | ')
  if (head.length !== cells.length || cells.length > 12) return null
  const named = head.flatMap((name, at) => {
    const stems = readQuestion(name, index.language).words.map(({ stem }) => stem)
    return at > 0 && stems.some((stem) => asked.words.some((word) => word.stem === stem)) ? [at] : []
  })
  const at = named.length === 1 ? named[0] : cells.length === 2 ? 1 : undefined
  return at === undefined || !cells[at] ? null : `${cells[0]}, ${head[at]}: ${cells[at]}`
}

/** The quotes that show a hit: a line with what has to be read along, a row under its head, a list as a whole. */
function quotesOf(hit: Hit, asked: Asked): Quote[] {
  const { index, line } = hit
  if (line.kind === 'row') return rowQuotes(index, line)
  if (line.kind === 'entry' && (asked.want === 'list' || asked.want === 'manner'))
    return [listQuote(index, line)]
  if (asked.want === 'list' && /:\s*$/.test(line.text) && index.lines[line.at + 1]?.kind === 'entry')
    return [listQuote(index, index.lines[line.at + 1] ?? line)]
  let first = line
  let last = line
  let length = line.text.length
  const same = (one: Line | undefined) =>
    one !== undefined &&
    !one.heading &&
    one.page === line.page &&
    one.kind === line.kind &&
    one.under === line.under
  for (let steps = 0; steps < 2; steps++) {
    const before = index.lines[first.at - 1]
    const needed =
      leans(first.text, index.language) ||
      (steps === 0 && hit.own < 0.55 * hit.coverage && first.block === before?.block)
    if (!needed || !before || !same(before) || length + before.text.length > LONGEST) break
    first = before
    length += before.text.length
  }
  const wanting = asked.want !== 'anything' && asked.want !== 'manner' && asked.want !== 'list'
  for (let steps = 0; steps < 2; steps++) {
    const next = index.lines[last.at + 1]
    const needed =
      last.text.length < SHORT ||
      /[:;,]$/.test(last.text) ||
      wonders(last.text, index.language) ||
      (steps === 0 && wanting && hit.held.fit < 0.7)
    if (
      !needed ||
      !next ||
      !(same(next) || (next.kind === 'entry' && /:$/.test(last.text))) ||
      next.page !== line.page
    )
      break
    if (length + next.text.length > LONGEST) break
    last = next
    length += next.text.length
  }
  if (last.kind === 'entry' && line.kind !== 'entry') return [listQuote(index, last)]
  return [spanOf(index, first, last)]
}

function spanOf({ documentId }: DocumentIndex, first: Line, last: Line): Quote {
  const place = { documentId, page: first.page, quote: first.text }
  return first === last ? place : { ...place, until: last.text }
}

function rowQuotes(index: DocumentIndex, line: Line): Quote[] {
  const head = index.lines[line.lead]
  if (!head || head === line) return [spanOf(index, line, line)]
  if (head.at === line.at - 1) return [spanOf(index, head, line)]
  return [spanOf(index, head, head), spanOf(index, line, line)]
}

/** A list with what leads up to it, as far as there is room. */
function listQuote(index: DocumentIndex, entry: Line): Quote {
  let first = entry
  let last = entry
  const near = (at: number) => {
    const line = index.lines[at]
    return line?.kind === 'entry' && line.page === entry.page ? line : undefined
  }
  let length = entry.text.length
  for (let at = entry.at - 1; entry.at - at < ENTRIES; at--) {
    const line = near(at)
    if (!line || length + line.text.length > LONGEST_LIST) break
    first = line
    length += line.text.length
  }
  for (let at = entry.at + 1; at - first.at < ENTRIES; at++) {
    const line = near(at)
    if (!line || length + line.text.length > LONGEST_LIST) break
    last = line
    length += line.text.length
  }
  const lead = index.lines[first.at - 1]
  if (lead && !lead.heading && lead.page === first.page && /:\s*$/.test(lead.text)) first = lead
  return spanOf(index, first, last)
}

function distinct(quotes: readonly Quote[]): Quote[] {
  return quotes.filter(
    (one, at) =>
      !quotes.some(
        (other, place) =>
          place < at &&
          other.documentId === one.documentId &&
          other.page === one.page &&
          (other.quote === one.quote || other.quote.includes(one.quote) || other.until === one.quote),
      ),
  )
}

/** Most words of the question that are named as what a document speaks of. */
const NAMED = 4

/** What of the question the nearest passage has, in the words it was asked with. */
function nearSaid(asked: Asked, hit: Hit | undefined, found: readonly Found[], language: Language): string {
  const { perhaps, speaksOf, quoted } = PHRASES[language]
  const terms = found.find(({ index }) => index === hit?.index)?.terms ?? []
  const said = terms
    .filter((term) => isSaid(term) && tells(term) && !hit?.missing.includes(term))
    .slice(0, NAMED)
  if (said.length === 0) return perhaps
  const asTyped = (word: string) =>
    asked.core.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((one) => one.toLowerCase() === word) ?? word
  const things: string[] = []
  for (const [at, term] of said.entries()) {
    const shown = (hit && takenFor(hit.index, term)) ?? asTyped(term.word)
    // The parts of a name are one thing.
    if (term.name && said[at - 1]?.name) things.push(`${things.pop()} ${shown}`)
    else things.push(shown)
  }
  const words = things.map((thing) => quoted.replace('{}', thing))
  return speaksOf.replace('{}', words.join(', '))
}

/** What is said of words that are unknown, and of a document in another language. */
function unknownSaid(asked: Asked, found: readonly Found[], language: Language): string[] {
  const phrases = PHRASES[language]
  const foreign = found.find(({ index }) => index.language !== asked.language)
  if (foreign && found.every(({ index }) => index.language !== asked.language))
    return [phrases.foreign.replace('{}', phrases.languages[foreign.index.language])]
  const unknown = unknownWords(found)
  if (unknown.length === 0) return []
  const quoted = (words: readonly string[]) =>
    words.map((word) => phrases.quoted.replace('{}', word)).join(', ')
  const meant = [...new Set(unknown.flatMap((term) => term.meant))].slice(0, 3)
  return [
    phrases.unknown.replace('{}', quoted(unknown.map(({ word }) => word))),
    ...(meant.length > 0 ? [phrases.meant.replace('{}', quoted(meant))] : []),
  ]
}

/** Words of the question that none of the documents knows. */
function unknownWords(found: readonly Found[]): Term[] {
  const [first, ...others] = found
  return (first?.terms ?? []).filter(
    (term) =>
      !term.known &&
      tells(term) &&
      others.every(({ terms }) => !(terms.find(({ stem }) => stem === term.stem)?.known ?? false)),
  )
}

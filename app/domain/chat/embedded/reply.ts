import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#app/domain/text/language.ts'
import { literal } from '../answer-text.ts'
import { createNumbering, lookUp, type PageOf } from '../citations.ts'
import type { Checked } from '../llm/answer.ts'
import type { Material } from '../llm/prompts.ts'
import { withoutOrders } from '#app/domain/grounding/injection.ts'
import { findQuote } from '#app/domain/grounding/quote.ts'
import type { Retrieved } from '../retrieval/retrieve.server.ts'
import { extractAnswer, type Quote } from './answer.ts'
import { PHRASES } from './phrases.ts'
import { summaryOf, type SummaryPart } from './summary.ts'

/** Words of a summary and of an answer, at most, are bounded by the caller; a quote is left out whole. */
type Bound = { words: number }

/** Lines that an answer may be made of. */
const LOOKED = 30

/** Answers with the document's own sentences. */
export async function replyWithQuotes(
  { asked, found, hits }: Pick<Retrieved, 'asked' | 'found' | 'hits'>,
  language: Language,
  pageOf: PageOf,
  { words }: Bound,
): Promise<Checked> {
  // Orders to a machine are not quoted.
  const honest = hits.slice(0, LOOKED).filter(({ line }) => withoutOrders(line.text).orders.length === 0)
  const { opening, quotes, support } = extractAnswer(asked, found, honest, language)
  const { text, citations, dropped } = await quoted(opening, quotes, pageOf, words)
  if (support === 'cited' && citations.length === 0)
    return { content: PHRASES[language].absent, citations: [], support: 'absent', dropped }
  return { content: text, citations, support, dropped }
}

async function quoted(opening: string, quotes: readonly Quote[], pageOf: PageOf, words: number) {
  let left = words - countOf(opening)
  const { citations, markerOf } = createNumbering()
  const lines: string[] = []
  for (const asked of quotes) {
    const quote = await wholeQuote(asked, pageOf)
    if (quote === null || withoutOrders(quote).orders.length > 0) continue
    left -= countOf(quote)
    if (left < 0 && lines.length > 0) break
    const good = await lookUp({ documentId: asked.documentId, page: asked.page, quote }, pageOf)
    if (good) lines.push(`> ${literal(good.quote)} ${markerOf(good)}`)
  }
  return {
    text: [opening, ...lines].join('\n\n'),
    citations,
    dropped: quotes.length - lines.length,
  }
}

/** What stands on the page from the first line of a quote to its last one; null when it does not. */
async function wholeQuote({ documentId, page, quote, until }: Quote, pageOf: PageOf): Promise<string | null> {
  if (until === undefined) return quote
  const text = (await pageOf(documentId, page))?.text
  const first = text === undefined ? null : findQuote(text, quote)
  if (text === undefined || !first) return null
  const last = findQuote(text.slice(first.end), until)
  return last ? text.slice(first.start, first.end + last.end).replace(/\s+/g, ' ') : first.text
}

/** Sums documents up with the main sentences of each part. */
export async function summariseWithQuotes(
  material: readonly Material[],
  language: Language,
  documentLanguage: Language,
  pageOf: PageOf,
  { words }: Bound,
): Promise<Checked> {
  const phrases = PHRASES[language]
  const { citations, markerOf } = createNumbering()
  let dropped = 0
  const blocks: string[] = [phrases.summary]
  let left = words - countOf(phrases.summary)
  const all: (SummaryPart & { documentId: string; fileName: string; first: boolean })[] = []
  for (const { documentId, fileName, pages } of material) {
    const clean: Material['pages'] = []
    for (const page of pages) {
      clean.push({ ...page, text: withoutOrders(page.text).text })
      await turn()
    }
    const parts = await summaryOf(clean, documentLanguage)
    all.push(...parts.map((part, at) => ({ ...part, documentId, fileName, first: at === 0 })))
  }
  // One sentence of every part comes before the second one of any.
  const room = all.map(() => 0)
  const rounds = Math.max(0, ...all.map(({ sentences }) => sentences.length))
  for (let round = 0; round < rounds; round++) {
    for (const [at, part] of all.entries()) {
      const next = part.sentences[round]
      if (!next || room[at] !== round || countOf(next.text) > left) continue
      left -= countOf(next.text)
      room[at] = round + 1
    }
  }
  for (const [at, part] of all.entries()) {
    if (material.length > 1 && part.first) blocks.push(`**${literal(part.fileName)}**`)
    const lines: string[] = []
    for (const { page, text } of part.sentences.slice(0, room[at])) {
      const good = await lookUp({ documentId: part.documentId, page, quote: text }, pageOf)
      if (good) lines.push(`${literal(good.quote)} ${markerOf(good)}`)
      else dropped++
    }
    if (lines.length > 0)
      blocks.push(`- ${part.heading ? `**${literal(part.heading)}**: ` : ''}${lines.join(' ')}`)
  }
  if (citations.length === 0) return { content: phrases.absent, citations, support: 'absent', dropped }
  const parts = all.flatMap(({ heading, firstPage, lastPage }, at) =>
    room[at] === 0 ? [] : [heading ? literal(heading) : [...new Set([firstPage, lastPage])].join('–')],
  )
  if (parts.length > 1) blocks.push(phrases.stands.replace('{}', parts.join('; ')))
  return { content: blocks.join('\n\n'), citations, support: 'cited', dropped }
}

function countOf(text: string): number {
  return text.split(/\s+/).length
}

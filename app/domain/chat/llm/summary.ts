import type { Llm } from '#app/providers/llm/llm.ts'
import type { Language } from '#app/domain/text/language.ts'
import { plainWords } from '../answer-text.ts'
import type { Claimed, PageOf } from '../citations.ts'
import { type Checked, createAnswer, materialAsData, readAll } from './answer.ts'
import { refuseSteered } from '#app/domain/grounding/injection.ts'
import { type DataMaterial, type Material, partPrompt, wholePrompt } from './prompts.ts'
import { readStatements } from './statements.ts'
import { type Checking, type Verified, verify } from './verify.ts'

/** Parts that are summed up at the same time. */
const AT_ONCE = 3
/** Parts of a document, at most. */
const PARTS = 24
/** Characters of a part, at least. */
const PART = 12_000

export type SummaryRequest = {
  material: readonly Material[]
  language: Language
  /** The language of a document. */
  languageOf: (documentId: string) => Language
  words: number
  partCharacters: number
}

/**
 * Sums up documents part by part, then as a whole. Yields progress without text while the parts are read, then the
 * sentences that the documents bear out, with the markers of their sources. Every part is in it: what the whole leaves
 * out of a part is added in the end. Statements of the parts that are not borne out never reach the whole. Throws as
 * `answerWithLlm` does.
 */
export async function* summariseWithLlm(
  llm: Llm,
  asked: SummaryRequest,
  pageOf: PageOf,
  signal: AbortSignal,
): AsyncGenerator<{ text: string; progress: number }, Checked | undefined> {
  const { language, languageOf } = asked
  const { material, forbidden } = materialAsData(asked.material)
  const checking: Checking = { pageOf, language, languageOf }
  const parts = partsOf(material, asked.partCharacters)
  const notes: Verified[][] = []
  let leftOut = 0
  for (let at = 0; at < parts.length && !signal.aborted; at += AT_ONCE) {
    const answers = await Promise.all(
      parts.slice(at, at + AT_ONCE).map(async (part) => {
        const raw = await llm.completeText(partPrompt(part, language), signal)
        refuseSteered(raw, forbidden)
        const note = createAnswer(language)
        const good: Verified[] = []
        for (const statement of readAll(raw, [part], language)) {
          const verdict = await verify(statement, note.said, checking)
          if ('reason' in verdict) leftOut++
          else {
            note.add(verdict)
            good.push({ ...verdict, place: 'entry' })
          }
        }
        return good
      }),
    )
    notes.push(...answers)
    yield { text: '', progress: Math.round((80 * notes.length) / parts.length) }
  }
  if (signal.aborted) return undefined
  const answer = createAnswer(language)
  const heard = notes.filter((note) => note.length > 0)
  const said = new Set<Verified>()
  if (heard.length > 1) {
    const numbered = numberNotes(heard)
    const reader = readStatements(material, language, numbered.known)
    const add = async (statements: ReturnType<typeof reader.push>) => {
      let fresh = ''
      for (const statement of statements) {
        const verdict = await verify(statement, answer.said, checking)
        if ('reason' in verdict) {
          answer.miss(verdict.statement.place)
          continue
        }
        fresh += answer.add(verdict)
        for (const { citation } of verdict.sources) {
          const note = numbered.noteOf(citation)
          if (note) said.add(note)
        }
      }
      return fresh
    }
    for await (const words of llm.streamText(wholePrompt(numbered.texts, language, asked.words), signal)) {
      const statements = reader.push(words)
      refuseSteered(reader.raw, forbidden)
      const text = await add(statements)
      if (text) yield { text, progress: 90 }
    }
    if (signal.aborted) return undefined
    const text = await add(reader.rest())
    if (text) yield { text, progress: 95 }
  }
  for (const note of heard.filter((one) => one.every((statement) => !said.has(statement))))
    for (const statement of note) yield { text: answer.add(statement), progress: 99 }
  return { ...answer.checked(), support: answer.citations.length > 0 ? 'cited' : 'none', leftOut }
}

/** The notes of the parts as a model sees them, with a number for each source. */
function numberNotes(notes: readonly Verified[][]) {
  const known = new Map<number, Claimed>()
  const byQuote = new Map<string, Verified>()
  const keyOf = ({ documentId, page, quote }: Claimed) => `${documentId} ${page} ${quote}`
  const texts = notes.map((note) =>
    note
      .map((statement) => {
        const markers = statement.sources.map(({ citation }) => {
          known.set(known.size + 1, citation)
          byQuote.set(keyOf(citation), statement)
          return `[${known.size}]`
        })
        return `- ${plainWords(statement.text)} ${markers.join(' ')}`
      })
      .join('\n'),
  )
  return { known, texts, noteOf: (source: Claimed) => byQuote.get(keyOf(source)) }
}

/** Pages that follow each other, cut short evenly where even so many parts could not hold them. */
function partsOf(material: readonly DataMaterial[], most: number): DataMaterial[] {
  const total = material.reduce(
    (sum, { pages }) => sum + pages.reduce((length, { text }) => length + text.length, 0),
    0,
  )
  const size = Math.min(most, Math.max(PART, total / PARTS))
  const share = Math.min(1, (size * PARTS) / Math.max(1, total))
  return material.flatMap((document) => {
    const parts: DataMaterial[] = []
    let length = 0
    for (const page of document.pages) {
      const text = share < 1 ? page.text.slice(0, Math.ceil(page.text.length * share)) : page.text
      const pieces =
        text.length > size ? (text.match(new RegExp(`[^]{1,${Math.floor(size)}}`, 'g')) ?? []) : [text]
      for (const piece of pieces) {
        if (parts.length === 0 || length + piece.length > size) {
          parts.push({ ...document, pages: [] })
          length = 0
        }
        parts.at(-1)?.pages.push({ ...page, text: piece })
        length += piece.length
      }
    }
    return parts
  })
}

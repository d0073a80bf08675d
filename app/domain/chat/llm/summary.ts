import type { Llm } from '#app/providers/llm/llm.ts'
import type { Language } from '#app/domain/humanizer/language.ts'
import { checkCitations, type Claimed, MARKERS, type PageOf } from '../citations.ts'
import { type Checked, cleaned, refuseSteered } from './answer.ts'
import { SOURCES, type Material, partPrompt, wholePrompt } from './prompts.ts'
import { readAnswer, showWordsOnly } from './sources.ts'

/** Parts that are summed up at the same time. */
const AT_ONCE = 3
/** Parts of a document, at most. */
const PARTS = 24
/** Characters of a part, at least. */
const PART = 12_000

/**
 * Sums up documents part by part, then as a whole. Yields progress without text while the parts are read, then the text, without its
 * markers. * Every part is in it: notes of a part that the whole leaves out are added in the end. Statements of the parts whose
 * quotes do not hold never reach the whole. Throws as `answerWithLlm` does.
 */
export async function* summariseWithLlm(
  llm: Llm,
  asked: { material: readonly Material[]; language: Language; words: number; partCharacters: number },
  pageOf: PageOf,
  signal: AbortSignal,
): AsyncGenerator<{ text: string; progress: number }, Checked | undefined> {
  const { material, forbidden } = cleaned(asked.material)
  const parts = partsOf(material, asked.partCharacters)
  const notes: Note[] = []
  for (let at = 0; at < parts.length && !signal.aborted; at += AT_ONCE) {
    const answers = await Promise.all(
      parts.slice(at, at + AT_ONCE).map(async (part) => {
        const raw = await llm.completeText(partPrompt(part, asked.language), signal)
        refuseSteered(raw, forbidden)
        const { text, sources } = readAnswer(raw, [part])
        return { text, sources }
      }),
    )
    notes.push(...answers)
    yield { text: '', progress: Math.round((80 * notes.length) / parts.length) }
  }
  if (signal.aborted) return undefined
  const { texts, claimed } = await numbered(notes, pageOf)
  const gate = showWordsOnly()
  if (texts.length > 1) {
    for await (const words of llm.streamText(wholePrompt(texts, asked.language, asked.words), signal)) {
      const next = gate.push(words)
      refuseSteered(gate.raw, forbidden)
      if (next) yield { text: next, progress: 90 }
    }
    if (signal.aborted) return undefined
    const rest = gate.rest()
    if (rest) yield { text: rest, progress: 95 }
  }
  let [whole = ''] = gate.raw.split(SOURCES)
  const missing = texts.filter((text) => !markersOf(text).some((marker) => whole.includes(marker)))
  if (missing.length > 0) {
    const added = `${whole ? '\n\n' : ''}${missing.join('\n')}`
    whole += added
    yield { text: added.replace(MARKERS, ''), progress: 99 }
  }
  const { text: content, citations, dropped } = await checkCitations(whole, claimed, pageOf)
  return { content, citations, support: citations.length > 0 ? 'cited' : 'none', dropped }
}

type Note = Pick<ReturnType<typeof readAnswer>, 'text' | 'sources'>

/** Notes with one numbering over all of them, and only those lines whose quotes hold. */
async function numbered(notes: readonly Note[], pageOf: PageOf) {
  const texts: string[] = []
  const claimed: Claimed[] = []
  for (const note of notes) {
    const { text, citations } = await checkCitations(note.text, note.sources, pageOf)
    const first = claimed.length
    const lines = text.split('\n').filter((line) => markersOf(line).length > 0)
    if (lines.length === 0) continue
    texts.push(lines.join('\n').replace(/\[(\d+)\]/g, (_, number: string) => `[${first + Number(number)}]`))
    for (const { number, ...citation } of citations) claimed.push({ ...citation, number: first + number })
  }
  return { texts, claimed }
}

function markersOf(text: string): string[] {
  return text.match(/\[\d+\]/g) ?? []
}

/** Pages that follow each other, cut short evenly where even so many parts could not hold them. */
function partsOf(material: readonly Material[], most: number): Material[] {
  const total = material.reduce(
    (sum, { pages }) => sum + pages.reduce((length, { text }) => length + text.length, 0),
    0,
  )
  const size = Math.min(most, Math.max(PART, total / PARTS))
  const share = Math.min(1, (size * PARTS) / Math.max(1, total))
  return material.flatMap((document) => {
    const parts: Material[] = []
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

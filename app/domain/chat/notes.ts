import { MARKERS, plainWords } from '#app/domain/chat/answer-text.ts'
import type { Citation } from '#app/domain/chat/types.ts'

type Note = { text: string; page: number | null }

/** Characters of a note. */
const LONGEST = 1_000

/** The lines of an answer as notes on a document, without Markdown: each with the page of its first source in it. */
export function notesOf(
  { content, citations }: { content: string; citations: readonly Citation[] },
  documentId: string,
): Note[] {
  return content.split('\n').flatMap((line) => {
    const numbers = [...line.matchAll(MARKERS)].flatMap(([, , list = '']) => list.split(/[,;]/).map(Number))
    const source = citations.find((one) => one.documentId === documentId && numbers.includes(one.number))
    const text = plainWords(line.replace(/^\s*\d+[.)]\s+/, ''))
      .replace(/^\s*•\s+/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST)
    return /\p{L}/u.test(text) ? [{ text, page: source?.page ?? null }] : []
  })
}

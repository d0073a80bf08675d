import { oneLine } from '../markdown/escape.ts'
import type { PdfDocument } from './engine.ts'

/** Files within a PDF that are named. */
const NAMED = 5

/** The sentence about files that were put into a PDF, which are not read; nothing without any. */
export async function attachedNotes(document: PdfDocument): Promise<string[]> {
  const files = (await document.getAttachments().catch(() => null)) as Map<
    string,
    { filename?: string }
  > | null
  const names = files ? [...files].map(([key, { filename }]) => oneLine(filename || key).slice(0, 150)) : []
  if (names.length === 0) return []
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
  const [start, end] = names.length === 1 ? ['A file', 'was'] : ['Files', 'were']
  return [`${start} inside ${end} not read: ${names.slice(0, NAMED).join(', ')}${more}.`]
}

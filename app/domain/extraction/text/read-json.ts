import { fenced } from '../markdown/escape.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Page, Reader } from '../reader.ts'
import { cleanText } from './clean.ts'
import { decodeText } from './decode.ts'
import { jsonMarkdown } from './json-markdown.ts'
import { encodingNotes } from './notes.ts'
import { parseJson, parseJsonLines } from './parse-json.ts'

const AS_IT_IS = 'This is not valid JSON, so its text is shown as it is.'
const CUT = 'The last line is incomplete and was left out.'

/** JSON as lists of keys and values, or tables. Text that is not quite JSON (comments, cut off) is kept as it is. */
export const readJson: Reader = async ({ bytes }) => {
  const decoded = decodeText(bytes)
  const text = decoded.text.trim()
  const notes = encodingNotes(decoded)
  let value: unknown
  try {
    value = parseJson(text)
  } catch {
    return readLines(text, notes)
  }
  return { pages: plain(sectionsOf(cleanText(jsonMarkdown(value)))), notes }
}

/** JSON Lines: one value a line, each a record. */
export const readJsonl: Reader = async ({ bytes }) => {
  const decoded = decodeText(bytes)
  return readLines(decoded.text.trim(), encodingNotes(decoded))
}

function readLines(text: string, notes: string[]): { pages: Page[]; notes: string[] } {
  const parsed = parseJsonLines(text)
  if (!parsed || parsed.values.length === 0) {
    // A value over several lines that ends in .jsonl is still JSON.
    const whole = valueOf(text)
    if (whole) return { pages: plain(sectionsOf(cleanText(jsonMarkdown(whole.value)))), notes }
    return { pages: plain(sectionsOf(fenced(cleanText(text)))), notes: [...notes, AS_IT_IS] }
  }
  const { values, isCut } = parsed
  const whole = jsonMarkdown(values)
  const markdown = whole.startsWith('|')
    ? whole
    : values.map((value, at) => `### Record ${at + 1}\n\n${jsonMarkdown(value)}`).join('\n\n')
  return { pages: sectionsOf(cleanText(markdown)), notes: isCut ? [...notes, CUT] : notes }
}

function valueOf(text: string): { value: unknown } | undefined {
  try {
    return { value: parseJson(text) }
  } catch {
    return
  }
}

/** Nothing in these texts is a heading of the document's own. */
function plain(pages: Page[]): Page[] {
  return pages.map((page) => ({ ...page, label: null }))
}

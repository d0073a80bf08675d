import type { Reader } from '../reader.ts'
import { sectionsOf } from '../markdown/sections.ts'
import { cleanText } from './clean.ts'
import { decodeText } from './decode.ts'
import { encodingNotes } from './notes.ts'

/** Markdown stays as it is. Its front matter is data about the text: the title is taken from it, the rest stays. */
export const readMarkdown: Reader = async ({ bytes }) => {
  const decoded = decodeText(bytes)
  const text = cleanText(decoded.text)
  const title = /^---\n(?:(?!---)[^\n]*\n)*?title:[ \t]*["']?([^\n"']+)/.exec(text)?.[1]?.trim()
  return { pages: sectionsOf(text), title, notes: encodingNotes(decoded) }
}

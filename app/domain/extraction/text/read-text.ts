import type { Reader } from '../reader.ts'
import { sectionsOf } from '../markdown/sections.ts'
import { cleanText } from './clean.ts'
import { decodeText } from './decode.ts'
import { encodingNotes } from './notes.ts'
import { withoutProseIndent } from './prose-indent.ts'

/** Plain text: as it is, since who writes marks in a text file means them; but who sets prose in means no code. */
export const readText: Reader = async ({ bytes }) => {
  const decoded = decodeText(bytes)
  return {
    pages: sectionsOf(withoutProseIndent(cleanText(decoded.text))).map((page) => ({ ...page, label: null })),
    notes: encodingNotes(decoded),
  }
}

import { sectionsOf } from '../markdown/sections.ts'
import type { Reader } from '../reader.ts'
import { cleanText } from '../text/clean.ts'
import { decodeText } from '../text/decode.ts'
import { encodingNotes } from '../text/notes.ts'
import { tidy } from './environments.ts'
import { renderTex } from './render.ts'
import { newTex, titleBlock } from './tex.ts'

/**
 * A TeX source: its text, headings, lists, tables and notes; formulas stay as they are written. Nothing is run and no
 * other file is opened; macros of its own are replaced, within bounds.
 */
export const readTex: Reader = async ({ bytes }) => {
  const decoded = decodeText(bytes)
  const source = cleanText(decoded.text)
  const begin = /\\begin\s*\{document\}/.exec(source)
  const tex = newTex()
  // The preamble says nothing to read, but defines commands and the title.
  if (begin) renderTex(source.slice(0, begin.index), tex)
  const from = begin ? begin.index + begin[0].length : 0
  const end = source.lastIndexOf('\\end{document}')
  const body = tidy(renderTex(source.slice(from, end > from ? end : undefined), tex))
  const notes = tex.notes.map((note, at) => `[^${at + 1}]: ${note}`)
  // Classes of journals write the title without being told to.
  const head = tex.titled || !begin ? '' : titleBlock(tex)
  const pages = sectionsOf([head, body, ...notes].filter(Boolean).join('\n\n'))
  return { pages, title: tex.title || undefined, notes: encodingNotes(decoded) }
}

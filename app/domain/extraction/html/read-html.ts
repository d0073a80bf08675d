import { readHtmlText } from '../markdown/from-html.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Reader } from '../reader.ts'
import { encodingNotes } from '../text/notes.ts'
import { decodeHtml } from './decode-html.ts'

/** Reads a web page. Its title heads the text when the page has no heading of the first level. */
export const readHtml: Reader = async ({ bytes }) => {
  const decoded = decodeHtml(bytes)
  const { markdown, title } = readHtmlText(decoded.text, { xml: /^\s*<\?xml/.test(decoded.text) })
  const headed = title && markdown !== '' && !/^# /m.test(markdown) && !markdown.includes(title)
  return {
    pages: sectionsOf(headed ? `# ${title}\n\n${markdown}` : markdown),
    ...(title ? { title } : {}),
    notes: encodingNotes(decoded),
  }
}

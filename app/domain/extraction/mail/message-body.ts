import { decodeHtml } from '../html/decode-html.ts'
import { escapeMarkdown } from '../markdown/escape.ts'
import { markdownFromHtml } from '../markdown/from-html.ts'
import { decodeCodePage } from '../rtf/code-pages.ts'
import { rtfMarkdown } from '../rtf/read-rtf.ts'
import { decompressRtf } from './compressed-rtf.ts'
import { htmlFromRtf } from './html-from-rtf.ts'
import { PROPERTY, type PropertyBag } from './properties.ts'

/** A message's text as Markdown: from its HTML, else its RTF (which may wrap HTML), else its plain text. */
export function messageBody(message: PropertyBag): string {
  const plain = plainMarkdown(message.text(PROPERTY.body))
  const html = htmlOf(message)
  if (html !== '') {
    const markdown = markdownFromHtml(html)
    if (markdown.trim() !== '') return markdown
  }
  const packed = message.binary(PROPERTY.rtfCompressed)
  if (!packed || packed.length === 0) return plain
  // A broken copy of the text in another form is no reason to refuse what can be read.
  return attempt(() => richMarkdown(decompressRtf(packed))) || plain
}

function richMarkdown(rtf: Uint8Array): string {
  const html = htmlFromRtf(rtf)
  return html === null ? rtfMarkdown(rtf).markdown : markdownFromHtml(html)
}

function htmlOf(message: PropertyBag): string {
  const bytes = message.binary(PROPERTY.html)
  if (!bytes || bytes.length === 0) return message.text(PROPERTY.html)
  const codePage = message.number(PROPERTY.internetCodePage)
  return codePage === null ? decodeHtml(bytes).text : decodeCodePage(bytes, codePage)
}

/** Lines of a plain message stay lines. */
function plainMarkdown(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => escapeMarkdown(paragraph.trim()).replace(/[ \t]*\n/g, '\\\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function attempt(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

import type { Content } from './formats.ts'
import { decodeText } from './text/decode.ts'

/** Enough to tell text from other bytes and to see what it is marked up as. */
const HEAD_BYTES = 64 * 1024
/** Signatures of programs and of formats that are not read but hold long stretches of text. */
const NOT_TEXT =
  /^(?:MZ|\x7fELF|\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe|Rar!|7z\xbc\xaf|\x1f\x8b|BZh\d|%!PS|SQLite format 3)/

/** What bytes without a signature are: one of the written formats, or nothing people read. */
export function textContent(bytes: Uint8Array): Content {
  const head = bytes.subarray(0, HEAD_BYTES)
  if (NOT_TEXT.test(String.fromCharCode(...head.subarray(0, 20)))) return 'binary'
  const { text } = decodeText(head)
  return looksBinary(text) ? 'binary' : markupOf(text.slice(0, 8_192))
}

/** Texts have next to no control characters and hardly a character that could not be decoded. A few do occur. */
function looksBinary(text: string): boolean {
  const odd = text.match(/[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\ufffd]/g)?.length ?? 0
  return odd > Math.max(4, text.length * 0.02)
}

function markupOf(head: string): Content {
  let rest = head.trimStart()
  // A web page packed like a mail, as Word saves it: as text it would be line after line of encoded bytes.
  if (/^mime-version:/im.test(head.slice(0, 1_024)) && /^content-type:\s*multipart\/related/im.test(head))
    return 'mhtml'
  const declared = /^<\?xml\b/i.test(rest)
  let typed = false
  // What may stand before the first element: the declaration, comments, processing instructions, a document type.
  for (;;) {
    const before = /^<(?:\?[^>]*\?|!--[\s\S]*?--|!doctype[^>[]*(?:\[[\s\S]*?\]\s*)?)>\s*/i.exec(rest)
    if (!before) break
    if (/^<!doctype\s+html/i.test(before[0])) return 'html'
    typed ||= /^<!doctype/i.test(before[0])
    rest = rest.slice(before[0].length)
  }
  const element = /^<([a-z_][\w.:-]*)/i.exec(rest)?.[1]?.toLowerCase() ?? ''
  if (/^(?:rss|feed|rdf:rdf|channel)$/.test(element) || /^\w+:feed$/.test(element)) return 'feed'
  if (/^(?:\w+:)?svg$/.test(element)) return 'svg'
  // Articles, tables and forms are elements of XML too: what says it is XML is, unless it says it is a web page.
  const isXml = element !== 'html' && (declared || typed || OWN_NAMESPACE.test(rest)) && !XHTML.test(rest)
  if (HTML_ELEMENTS.test(element) && !isXml) return 'html'
  return declared || element !== '' ? 'xml' : 'text'
}

/** The first element names the vocabulary it belongs to, and the one of web pages. */
const OWN_NAMESPACE = /^<[^<>]*\sxmlns\s*=/
const XHTML = /^<[^<>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml["']/

const HTML_ELEMENTS =
  /^(?:html|head|body|title|meta|link|script|style|base|div|span|p|a|b|i|u|em|strong|font|center|table|tbody|tr|td|ul|ol|li|dl|h[1-6]|br|hr|img|iframe|form|input|pre|blockquote|article|section|main|header|footer|nav|noscript)$/

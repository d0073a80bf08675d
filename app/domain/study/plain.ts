/** Square brackets that refer elsewhere: [17], [a], [^2], [1, 3–5], [citation needed]. */
const REFERENCE = /\[(?:\^?\w{1,4}|[\d\s,;–-]{1,30}|[a-z]+ needed|update|edit)\](?!\()/gi
const IMAGE = /!\[[^\]\n]{0,500}\]\([^)\s]{0,2000}(?:\s"[^"\n]{0,300}")?\)/g
const LINK =
  /\[([^\]\n]{1,500})\]\((?:<[^>\n]{0,2000}>|[^()\s]{0,2000}(?:\([^()\s]{0,200}\)[^()\s]{0,500})?)(?:\s"[^"\n]{0,300}")?\)/g
const TAG = /<\/?[a-zA-Z][^<>\n]{0,300}>/g
const EMPHASIS =
  /(?<!\\)(\*{1,3}|`{1,2}|(?<![\p{L}\p{N}_])_{1,3})(?=\S)([^*_`\n]{1,400}?)(?<=[^\s\\])\1(?![\p{L}\p{N}]*_)/gu
const ESCAPE = /\\([\\`*_[\](){}<>#|.+!-])/g

/**
 * Markdown of one paragraph as words to read: links by their words, without marks, references and images, white space
 * as single spaces. What is asked, quoted and looked for is in this form.
 */
export function plainText(markdown: string): string {
  const bare = markdown
    .replace(IMAGE, ' ')
    .replace(LINK, '$1')
    .replace(REFERENCE, '')
    .replace(TAG, ' ')
    .replace(EMPHASIS, '$2')
    .replace(/\*{2,}|(?<!\w)__|__(?!\w)/g, '')
    .replace(ESCAPE, '$1')
  return bare
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])(?=\s|$)/g, '$1')
    .trim()
}

/** The form in which answers and quotes are compared: NFKC, small letters, single spaces, one kind of quotes and dashes. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a text, in comparable form: letters and figures only. */
export function wordsOf(text: string): string[] {
  return comparable(text).match(/[\p{L}\p{N}]+(?:[.,'-][\p{L}\p{N}]+)*/gu) ?? []
}

/**
 * Takes back escapes that change nothing: an underscore within a word, an ampersand that begins no reference, brackets
 * that are no link, a star or tilde with space around. Text is read by people and models as it stands, too.
 */
export function lightenEscapes(escaped: string): string {
  if (!escaped.includes('\\')) return escaped
  return escaped
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')
    .replace(/\\&(?!#?\w{1,31};)/g, '&')
    .replace(/\\\[(?!\^)([^[\]\\\n]{0,200})\](?![([:])/g, '[$1]')
    .replace(/(?<=\s)\\([*~])(?=\s|\d)/g, '$1')
}

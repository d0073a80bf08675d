/** A tag of HTML source. */
export type Tag = { name: string; closing: boolean; selfClosing: boolean; end: number }

const NAME = /[a-zA-Z][^\s/>]*/y
const SPACE_OR_SLASH = /[\s/]*/y
const ATTRIBUTE_NAME = /[^\s/>=]+/y
const UNQUOTED = /[^\s>]*/y

/**
 * Reads the tag that begins with the `<` at `at`; null when there is none. `end` is after its `>`.
 * Quotes count only where a value begins, as in the HTML standard, 13.2.5. Time is linear in the length of the tag.
 */
export function scanTag(source: string, at: number): Tag | null {
  const closing = source[at + 1] === '/'
  const start = at + (closing ? 2 : 1)
  const nameEnd = after(NAME, source, start)
  if (nameEnd === start) return null
  const name = source.slice(start, nameEnd).toLowerCase()
  let position = nameEnd
  for (;;) {
    const next = after(SPACE_OR_SLASH, source, position)
    if (next >= source.length) return { name, closing, selfClosing: false, end: source.length }
    if (source[next] === '>') return { name, closing, selfClosing: source[next - 1] === '/', end: next + 1 }
    position = endOfAttribute(source, next)
  }
}

function endOfAttribute(source: string, at: number): number {
  // A name may begin with an equals sign.
  const nameEnd = after(ATTRIBUTE_NAME, source, source[at] === '=' ? at + 1 : at)
  const equals = afterSpace(source, nameEnd)
  if (source[equals] !== '=') return nameEnd
  const value = afterSpace(source, equals + 1)
  const quote = source[value]
  if (quote !== '"' && quote !== "'") return after(UNQUOTED, source, value)
  const end = source.indexOf(quote, value + 1)
  return end < 0 ? source.length : end + 1
}

const SPACE = /\s*/y

function afterSpace(source: string, at: number): number {
  return after(SPACE, source, at)
}

function after(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(source) ? pattern.lastIndex : at
}

/** Where the comment, declaration or instruction that begins at `at` ends; `at` itself when none begins there. */
export function endOfDeclaration(source: string, at: number): number {
  if (source.startsWith('<!--', at)) {
    if (source.startsWith('>', at + 4)) return at + 5
    if (source.startsWith('->', at + 4)) return at + 6
    const end = source.indexOf('-->', at + 4)
    return end < 0 ? source.length : end + 3
  }
  const bogus =
    source[at + 1] === '!' || source[at + 1] === '?' || /^<\/[^a-zA-Z]/.test(source.slice(at, at + 3))
  if (!bogus) return at
  const end = source.indexOf('>', at + 2)
  return end < 0 ? source.length : end + 1
}

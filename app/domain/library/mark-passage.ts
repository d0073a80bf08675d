import { lettersOf, meantOf, type Passage, startsOf } from './find-passage.ts'

/** A stretch of text of an HTML document: where it stands in it, and how many letters come before. */
type Stretch = { from: number; to: number; start: number; end: number }

/** The letters and figures of an HTML document, and the stretches of it that have some. */
export type Letters = { letters: string; stretches: readonly Stretch[] }

/** Characters of a text without tags that are taken at once. */
const AT_ONCE = 20_000

/** Signs that are written as references, and others. */
const SIGN = /&#?\w{1,8};|[^]/gu

/** Returns which of the places where a document says the words of a passage is meant, from 0; undefined when it nowhere does. */
export function occurrenceIn({ letters }: Letters, passage: Passage): number | undefined {
  const meant = meantOf(letters, startsOf(letters, lettersOf(passage.quote)), passage)
  return meant < 0 ? undefined : meant
}

/** Returns the document with marks around the words of `quote`, where they stand for the time `occurrence` (from 0); the first mark has the id `q`. */
export function withMarks(
  html: string,
  { letters, stretches }: Letters,
  quote: string,
  occurrence: number,
): string {
  const wanted = lettersOf(quote)
  const start = startsOf(letters, wanted)[occurrence]
  if (start === undefined) return html
  const end = start + wanted.length
  const parts: string[] = []
  let done = 0
  for (const stretch of stretches) {
    if (stretch.end <= start || stretch.start >= end) continue
    const text = html.slice(stretch.from, stretch.to)
    const from = stretch.from + signAt(text, Math.max(0, start - stretch.start))[0]
    const to = stretch.from + signAt(text, Math.min(stretch.end, end) - stretch.start - 1)[1]
    const opening = done === 0 ? '<mark id="q">' : '<mark>'
    parts.push(html.slice(done, from), opening, html.slice(from, to), '</mark>')
    done = to
  }
  return parts.join('') + html.slice(done)
}

/** Reads the letters of an HTML document, each of its signs once, whatever it is; work for `inTurns`. */
export function* readLetters(html: string): Generator<void, Letters> {
  const stretches: Stretch[] = []
  const parts: string[] = []
  let start = 0
  for (let from = 0; from < html.length; ) {
    yield
    const tag = html.indexOf('<', from)
    const end = tag < 0 ? html.length : tag
    const pause = end - from > AT_ONCE ? html.indexOf(' ', from + AT_ONCE) : -1
    const to = pause < 0 ? end : Math.min(pause, end)
    const letters = lettersOf(html.slice(from, to).replace(/&#?\w{1,8};/g, ' '))
    if (letters !== '') {
      stretches.push({ from, to, start, end: start + letters.length })
      parts.push(letters)
      start += letters.length
    }
    from = to === end ? endOfTag(html, to) : to
  }
  return { letters: parts.join(''), stretches }
}

/** Where the tag ends that begins at `at`; values stand in double quotation marks. */
function endOfTag(html: string, at: number): number {
  const sign = /[">]/g
  sign.lastIndex = at
  for (let isValue = false; ; ) {
    const found = sign.exec(html)
    if (!found) return html.length
    if (found[0] === '"') isValue = !isValue
    else if (!isValue) return sign.lastIndex
  }
}

/** Where in a text the sign with the letter or figure of that number begins and ends. */
function signAt(text: string, number: number): [from: number, to: number] {
  let seen = 0
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (sign.length === 1 || !sign.startsWith('&')) seen += lettersOf(sign).length
    if (seen > number) return [index, index + sign.length]
  }
  return [text.length, text.length]
}

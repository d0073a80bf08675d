import type { Language } from './language.ts'
import { ABBREVIATIONS, BEFORE_FIGURE, MAY_END, SENTENCE_STARTERS } from './abbreviations.ts'

/** A sentence and the white space after it. All `text + gap` in order are the source exactly. */
export type Sentence = { text: string; gap: string }

/** The sentences of one paragraph. White space before the first word is a sentence of its own without text. */
export function splitSentences(body: string, language: Language): Sentence[] {
  return [...sentencesOf(body, language)]
}

const STOP = /[.!?…。！？]/g
const STOP_SIGNS = new Set('.!?…。！？')
const CLOSERS = new Set('"\'”’»)]*_“›')
const SPACE = /\s/

/** The same, one at a time. Linear: every look back or ahead from a stop is bounded. */
export function* sentencesOf(body: string, language: Language): Generator<Sentence> {
  let start = spaceEnd(body, 0)
  if (start > 0) yield { text: '', gap: body.slice(0, start) }
  const stops = new RegExp(STOP)
  stops.lastIndex = start
  for (let found = stops.exec(body); found; found = stops.exec(body)) {
    let end = found.index + 1
    while (end < body.length && STOP_SIGNS.has(body[end] ?? '')) end++
    const stopEnd = end
    while (end < body.length && CLOSERS.has(body[end] ?? '')) end++
    stops.lastIndex = end
    if (end >= body.length) break
    const wide = '。！？'.includes(body[stopEnd - 1] ?? '')
    const next = spaceEnd(body, end)
    if ((next === end && !wide) || next >= body.length) continue
    if (!wide && !endsSentence(body, start, found.index, stopEnd, end, next, language)) continue
    yield { text: body.slice(start, end), gap: body.slice(end, next) }
    start = next
    stops.lastIndex = next
  }
  if (start < body.length) {
    const text = body.slice(start).trimEnd()
    yield { text, gap: body.slice(start + text.length) }
  }
}

function spaceEnd(body: string, from: number): number {
  let at = from
  while (at < body.length && SPACE.test(body[at] ?? '')) at++
  return at
}

/** How far back a word before a stop is looked for, and how far ahead the bracket that closes. */
const WORD_LOOK = 24
const BRACKET_LOOK = 300

/** Whether the stop at `stop` (up to `stopEnd`, closers to `end`) ends the sentence when `next` comes after. */
function endsSentence(
  body: string,
  start: number,
  stop: number,
  stopEnd: number,
  end: number,
  next: number,
  language: Language,
): boolean {
  const ahead = body.slice(next, next + 40)
  if (/^[\p{Ll},;:)\]–—&%=+]/u.test(ahead)) return false
  const before = body.slice(Math.max(start, stop - WORD_LOOK), stop)
  const onePoint = stopEnd - stop === 1 && body[stop] === '.' && end === stopEnd
  if (onePoint && !pointEndsSentence(before, stop - start, ahead, language)) return false
  return !insideBracket(body, start, stop, next)
}

/** "z. B", "т. д": an abbreviation with a space within. */
const SPACED = /(?<!\p{L})\p{L}\. \p{L}$/u

/** `before` is the tail of the sentence of `length` characters; `ahead` what follows the white space. */
function pointEndsSentence(before: string, length: number, ahead: string, language: Language): boolean {
  const token = /[^\s([{"“«'‘/–—]*$/u.exec(before)?.[0] ?? ''
  // "1. Open the lid": the number is a marker of what follows.
  if (token.length === length && /^(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,4})$/.test(token)) return false
  const word = (SPACED.exec(before)?.[0].replaceAll(' ', '') ?? token).toLowerCase()
  if (ABBREVIATIONS[language].has(word)) return false
  if (BEFORE_FIGURE.has(word) && /^\d/.test(ahead)) return false
  const nextWord = /^[\p{L}'’]+/u.exec(ahead)?.[0] ?? ''
  const starter = SENTENCE_STARTERS[language].has(nextWord.toLowerCase())
  if (MAY_END.has(word)) return starter || (/^\p{Lu}/u.test(ahead) && word !== 'al')
  // "am 3. Mai", "Zar Iwan III. 1494": ordinal numbers.
  if (language === 'de' && /^(?:\d{1,2}|[IVX]{1,5})$/.test(token)) return starter
  // "U.S.", "J. R. R. Tolkien", "z. B.": capitals of names, unless a plain sentence opens after them.
  if (/^(?:\p{L}\.)*\p{L}$/u.test(token) && !/^[iI]$/.test(token)) return starter
  return true
}

/** Whether a bracket opened in this sentence before `stop` is closed only after it. */
function insideBracket(body: string, start: number, stop: number, next: number): boolean {
  const head = body.slice(Math.max(start, stop - BRACKET_LOOK), stop)
  const open = head.lastIndexOf('(')
  if (open < 0 || head.indexOf(')', open) >= 0) return false
  const tail = body.slice(stop, next + BRACKET_LOOK)
  const close = tail.indexOf(')')
  const reopened = tail.indexOf('(')
  return close >= 0 && (reopened < 0 || close < reopened)
}

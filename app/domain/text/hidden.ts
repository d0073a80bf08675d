import { type Edit, invisibleEdits, type Writings, writingsOf } from './hidden-invisible.ts'
import { type Alphabets, alphabetsOf, letterEdits } from './hidden-letters.ts'
import { spaceEdits } from './hidden-spaces.ts'
import { punctuationEdits, styledEdits } from './hidden-styled.ts'
import type { HiddenKind } from './hidden-tables.ts'

/** One place of a kind of character: where it stood in the source, in UTF-16 units, and the word around it. */
type HiddenPlace = { start: number; word: string }

/** All characters of one code point that were taken out, or replaced when `replacement` is not empty. */
export type HiddenGroup = {
  kind: HiddenKind
  /** "U+200B". */
  code: string
  /** The Unicode name, and what people are told. */
  name: string
  plain: string
  replacement: string
  count: number
  /** The first few places. */
  places: HiddenPlace[]
}

export type Cleaned = { text: string; total: number; groups: HiddenGroup[] }

/** What a text as a whole tells about what is legitimate in a part of it. */
export type HiddenContext = { writings: Writings; alphabets: Alphabets }

/** A text with nothing but these needs no second look: ASCII, Latin letters, and the usual signs of typesetting. */
const HARMLESS =
  /^[\t-\r -~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff\u2010-\u2016\u2018-\u201f\u2020-\u2023\u2025-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u22ff]*$/

/** In ordinary text the first round settles it. */
const ROUNDS = 4

/** So many places of one code point are named. */
const PLACES = 3
/** So much of the word around a character is shown, on either side. */
const AROUND = 20

export function hiddenContext(text: string): HiddenContext {
  const writings = writingsOf(text)
  return { writings, alphabets: alphabetsOf(applied(text, invisibleEdits(text, writings))) }
}

/**
 * Finds what hides in `text` and takes it out: characters that nobody sees, spaces and letters that are not what they
 * look like. What is right where it stands stays: joiners inside emoji and Persian words, direction marks in Hebrew and
 * Arabic, no-break spaces of good typesetting, accents however they are stored, real Greek and Cyrillic words. Cleaning
 * a clean text changes nothing. A part of a text is judged by the `context` of the whole. Linear in the text's length.
 *
 * Which characters are looked at follows Unicode Technical Standard 39 (confusables) and the Default_Ignorable
 * property; the tables beside this file hold only what cannot be told apart in ordinary type.
 */
export function cleanHidden(text: string, context?: HiddenContext): Cleaned {
  if (HARMLESS.test(text)) return { text, total: 0, groups: [] }
  const writings = context?.writings ?? writingsOf(text)
  const groups = new Map<string, HiddenGroup>()
  let total = 0
  let clean = text
  const passes: Edit[][] = []
  const pass = (edits: Edit[]) => {
    if (edits.length === 0) return
    const next = applied(clean, edits)
    const origin = originIn(passes)
    const shift = shifts()
    for (const edit of edits) {
      total += edit.count ?? 1
      const group = groupOf(groups, clean, edit)
      const newStart = shift(edit)
      if (group.places.length < PLACES) {
        group.places.push({ start: origin(edit.start), word: wordAround(clean, edit, next, newStart) })
      }
    }
    passes.push(edits)
    clean = next
  }
  pass(invisibleEdits(clean, writings))
  pass(styledEdits(clean, writings))
  pass(spaceEdits(clean, writings))
  // A letter put right may tip the balance between two alphabets, which judges other words anew.
  for (let round = 0; round < ROUNDS; round++) {
    const edits = letterEdits(clean, context?.alphabets ?? alphabetsOf(clean))
    if (edits.length === 0) break
    pass(edits)
  }
  pass(punctuationEdits(clean))
  return { text: clean, total, groups: [...groups.values()] }
}

/** The text after its edits, which are in order and do not overlap. */
function applied(text: string, edits: Edit[]): string {
  if (edits.length === 0) return text
  const parts: string[] = []
  let at = 0
  for (const { start, end, replacement } of edits) {
    parts.push(text.slice(at, start), replacement)
    at = end
  }
  parts.push(text.slice(at))
  return parts.join('')
}

/** Where a place of the text so far stood in the source; to be asked for ascending places. */
function originIn(passes: Edit[][]): (at: number) => number {
  const steps = passes.map((edits) => {
    let next = 0
    let moved = 0
    return (at: number) => {
      for (let edit = edits[next]; edit; edit = edits[next]) {
        if (edit.start + moved + edit.replacement.length > at) break
        moved += edit.replacement.length - (edit.end - edit.start)
        next++
      }
      return at - moved
    }
  })
  return (at) => steps.reduceRight((place, step) => step(place), at)
}

/** Where an edit's replacement stands after the edits before it; to be asked in order. */
function shifts(): (edit: Edit) => number {
  let moved = 0
  return ({ start, end, replacement }) => {
    const place = start + moved
    moved += replacement.length - (end - start)
    return place
  }
}

function groupOf(groups: Map<string, HiddenGroup>, text: string, edit: Edit): HiddenGroup {
  const { kind, start, name, plain, replacement } = edit
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0)
  const key = kind === 'styled' || kind === 'tag' ? `${kind}:${plain}` : character
  let group = groups.get(key)
  if (!group) {
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    group = { kind, code, name, plain, replacement, count: 0, places: [] }
    groups.set(key, group)
  }
  group.count += edit.count ?? 1
  return group
}

const LEADING = /^[^\p{L}\p{N}]+/u
const TRAILING = /[^\p{L}\p{N}]+$/u

/** The word an edit stands in: with a false letter as it was, without what nobody sees. */
function wordAround(before: string, edit: Edit, after: string, place: number): string {
  const visible = edit.kind === 'look-alike' || edit.kind === 'styled'
  const text = visible ? before : after
  const at = visible ? edit.start : place
  const end = visible ? edit.end : place + edit.replacement.length
  const head = /\S*$/.exec(text.slice(Math.max(0, at - AROUND), at))?.[0] ?? ''
  const tail = /^\S*/.exec(text.slice(end, end + AROUND))?.[0] ?? ''
  const middle = edit.kind === 'space' ? ' ' : text.slice(at, end)
  return `${head.replace(LEADING, '')}${middle}${tail.replace(TRAILING, '')}`.trim().toWellFormed()
}

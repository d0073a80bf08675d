import { type HiddenKind, INVISIBLE } from './hidden-tables.ts'

/** A change to a text: `[start, end)`, in UTF-16 units, becomes `replacement`. */
export type Edit = {
  start: number
  end: number
  replacement: string
  kind: HiddenKind
  /** The character's name in the Unicode standard, and what people are told. */
  name: string
  plain: string
  /** How many characters of the same kind in a row it takes together; 1 unless said. */
  count?: number
}

/** Which writings a text holds, as far as they decide about what is legitimate in it. */
export type Writings = {
  /** Hebrew, Arabic and other writing from right to left. */
  rightToLeft: boolean
  /** Chinese, Japanese, Korean. */
  wide: boolean
  /** Writings without spaces between words, which use ZERO WIDTH SPACE instead. */
  unspaced: boolean
  /** Braille patterns other than the blank one. */
  braille: boolean
}

export function writingsOf(text: string): Writings {
  return {
    rightToLeft: /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text),
    wide: /[\u1100-\u115e\u1161-\u11ff\u3001-\u3163\u3165-\u9fff\uac00-\ud7af\uf900-\ufaff\ud840-\ud87f]/.test(
      text,
    ),
    unspaced: /[\u0e00-\u0fff\u1000-\u109f\u1780-\u17b3\u1800-\u180d\u1810-\u18aa\u1950-\u19df]/.test(text),
    braille: /[\u2801-\u28ff]/.test(text),
  }
}

/** Anything this pass may have to look at; a text without is done at once. */
const SUSPECT =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffc]|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0f]|\udb40[\udc00-\uddef]/g

const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u
const SYMBOL = /[\p{Extended_Pictographic}\p{Sm}\p{So}]/u
/** Letters that join or stack: Arabic and its kin, the writings of India and their neighbours. */
const JOINING = /[\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\ufb50-\ufdff\ufe70-\ufefc]/
const VARYING = /[\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Phags_Pa}]/u
const JAMO = /[\u1100-\u115e\u1161-\u11ff]/

const NEXT_LINE = 0x85
const KEYCAP = '\u20e3'
const BLACK_FLAG = '🏴'
/** The tags of the longest flag there is, and more. */
const FLAG = /(?:\udb40[\udc30-\udc7e]){1,8}\udb40\udc7f/y

/** The characters of `text` that nobody sees and that have no business where they are, in order. Linear. */
export function invisibleEdits(text: string, writings: Writings): Edit[] {
  const edits: Edit[] = []
  const suspects = new RegExp(SUSPECT)
  // What is taken out is no neighbour: the character before is the last one that stays.
  let goneFrom = -1
  for (let found = suspects.exec(text); found; found = suspects.exec(text)) {
    const start = found.index
    const end = start + found[0].length
    const code = text.codePointAt(start) ?? 0
    const last = edits.at(-1)
    if (last?.end !== start || last.replacement) goneFrom = start
    const before = characterBefore(text, goneFrom)
    if (isTag(code) && before === BLACK_FLAG && goneFrom === start) {
      FLAG.lastIndex = start
      const tags = FLAG.exec(text)
      if (tags) {
        suspects.lastIndex = start + tags[0].length
        continue
      }
    }
    const after = end < text.length ? String.fromCodePoint(text.codePointAt(end) ?? 0) : ''
    if (isLegitimate(code, before, after, writings)) continue
    const names = named(code)
    if (last?.end === start && last.name === names.name && code !== NEXT_LINE) {
      last.end = end
      last.count = (last.count ?? 1) + 1
    } else {
      edits.push({ start, end, replacement: code === NEXT_LINE ? '\n' : '', ...names })
    }
  }
  return edits
}

function characterBefore(text: string, end: number): string {
  const two = text.slice(Math.max(0, end - 2), end)
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(two) ? two : two.slice(-1)
}

function isTag(code: number): boolean {
  return code >= 0xe0000 && code <= 0xe007f
}

function isVariation(code: number): boolean {
  return (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef)
}

function isLegitimate(code: number, before: string, after: string, writings: Writings): boolean {
  if (isVariation(code)) {
    if (/[\d#*]/.test(before)) return code === 0xfe0f && after === KEYCAP
    return (code <= 0xfe0f && SYMBOL.test(before)) || VARYING.test(before)
  }
  switch (code) {
    case 0x200b:
      return writings.unspaced
    case 0x200c:
      return JOINING.test(before)
    case 0x200d:
      return JOINING.test(before) || ((PICTURE.test(before) || before === '\ufe0f') && PICTURE.test(after))
    case 0x2800:
      return writings.braille
    case 0x115f:
    case 0x1160:
      return JAMO.test(before) || JAMO.test(after)
    case 0x180e:
    case 0x17b4:
    case 0x17b5:
      return JOINING.test(before)
    case 0x034f:
    case 0x061c:
    case 0x200e:
    case 0x200f:
      return writings.rightToLeft
    default:
      // Embeddings and isolates, not the overrides, which only ever show a text other than it is.
      return (
        writings.rightToLeft && ((code >= 0x202a && code <= 0x202c) || (code >= 0x2066 && code <= 0x2069))
      )
  }
}

function named(code: number): Pick<Edit, 'kind' | 'name' | 'plain'> {
  const known = INVISIBLE.get(code)
  if (known) return known
  if (isTag(code)) return { kind: 'tag', name: 'TAG CHARACTER', plain: 'tag character' }
  if (isVariation(code)) {
    const number = code > 0xffff ? code - 0xe0100 + 17 : code - 0xfe00 + 1
    return { kind: 'variation', name: `VARIATION SELECTOR-${number}`, plain: 'variation selector' }
  }
  if (code === 0xad) return { kind: 'soft-hyphen', name: 'SOFT HYPHEN', plain: 'soft hyphen' }
  return { kind: 'control', name: 'CONTROL CHARACTER', plain: 'control character' }
}

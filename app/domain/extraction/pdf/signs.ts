import type { Font } from './pdfjs-parser.ts'

/** What a code in a string of a page stands for. */
export type Sign = {
  text: string
  /** In the units of the font. */
  width: number
  kind: (typeof KIND)[keyof typeof KIND]
  /** Word spacing comes after it: a single byte 32. */
  isSpace: boolean
  /** The file does not say what it stands for: its own number is taken for that of a letter. */
  isGuessed: boolean
}

export const KIND = { letter: 0, blank: 1, mark: 2, invisible: 3 } as const

const known = new WeakMap<Font, Map<number, Sign>>()

/** The signs that `codes` stand for in a font. */
export function signsOf(font: Font, codes: string): Sign[] {
  // A font that cannot be read has no signs.
  if (!font._charToGlyph) return []
  let signs = known.get(font)
  if (!signs) known.set(font, (signs = new Map<number, Sign>()))
  const found: Sign[] = []
  const { cMap } = font
  if (!cMap) {
    for (let at = 0; at < codes.length; at++) {
      const code = codes.charCodeAt(at)
      found.push(signs.get(code * 2) ?? signOf(font, signs, code, code === 32, code * 2))
    }
    return found
  }
  const next = { charcode: 0, length: 0 }
  for (let at = 0; at < codes.length; ) {
    cMap.readCharCode(codes, at, next)
    const { charcode, length } = next
    at += length
    const isSpace = length === 1 && codes.charCodeAt(at - 1) === 32
    const key = charcode * 2 + (isSpace ? 1 : 0)
    found.push(signs.get(key) ?? signOf(font, signs, charcode, isSpace, key))
  }
  return found
}

function signOf(font: Font, signs: Map<number, Sign>, code: number, isSpace: boolean, key: number): Sign {
  const { unicode, width, category } = font._charToGlyph!(code, isSpace)
  const kind = category.isInvisibleFormatMark
    ? KIND.invisible
    : category.isWhitespace
      ? KIND.blank
      : category.isZeroWidthDiacritic
        ? KIND.mark
        : KIND.letter
  const { toUnicode } = font
  // Only pdf.js's map that is none has a first character.
  const isGuessed = toUnicode === undefined || 'firstChar' in toUnicode || !toUnicode.has(code)
  const isUnknown = isGuessed && font.composite && code > 31 && toUnicode && !('firstChar' in toUnicode)
  // Where the map has the others, the number of a glyph is no letter.
  const sign: Sign = { text: isUnknown ? '\ufffd' : unicode, width, kind, isSpace, isGuessed }
  signs.set(key, sign)
  return sign
}

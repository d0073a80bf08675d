/** Letters of the font Symbol from 0x41 and 0x61 on, and some signs, which files name by their place in the font. */
const CAPITALS = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'
const SMALL = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'
const SYMBOL = new Map<number, string>([
  ...Array.from(CAPITALS, (letter, index): [number, string] => [0x41 + index, letter]),
  ...Array.from(SMALL, (letter, index): [number, string] => [0x61 + index, letter]),
  [0xa3, '≤'],
  [0xa5, '∞'],
  [0xab, '↔'],
  [0xac, '←'],
  [0xae, '→'],
  [0xb0, '°'],
  [0xb1, '±'],
  [0xb3, '≥'],
  [0xb4, '×'],
  [0xb7, '•'],
  [0xb8, '÷'],
  [0xb9, '≠'],
  [0xbb, '≈'],
  [0xbc, '…'],
  [0xc5, '⊕'],
  [0xce, '∈'],
  [0xd6, '√'],
  [0xd7, '⋅'],
  [0xde, '⇒'],
  [0xe5, '∑'],
  [0xf2, '∫'],
])

/** Signs of Wingdings that stand in texts rather than before list items. */
const WINGDINGS = new Map<number, string>([
  [0x4a, '☺'],
  [0x6c, '●'],
  [0x6e, '■'],
  [0x6f, '☐'],
  [0x71, '❑'],
  [0xa8, '☐'],
  [0xd8, '➢'],
  [0xe0, '→'],
  [0xfb, '✗'],
  [0xfc, '✓'],
  [0xfd, '☒'],
  [0xfe, '☑'],
])

/** The character that stands at `code` (hexadecimal) of a font of signs; empty when it is none that is known. */
export function symbolCharacter(font: string, code: string): string {
  const point = Number.parseInt(code, 16)
  if (Number.isNaN(point) || point > 0x10ffff) return ''
  // Places in such fonts are written in the private area of Unicode.
  const place = point >= 0xf000 && point <= 0xf0ff ? point - 0xf000 : point
  if (/^symbol/i.test(font)) return SYMBOL.get(place) ?? ascii(place)
  if (/^wingdings/i.test(font)) return WINGDINGS.get(place) ?? '•'
  return point >= 0xe000 && point <= 0xf8ff ? ascii(place) : String.fromCodePoint(point)
}

function ascii(place: number): string {
  return place >= 0x20 && place < 0x7f ? String.fromCharCode(place) : ''
}

import { lookup } from '#app/lookup.ts'

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

/** A number in one of Word's formats (ECMA-376, part 1, 17.18.59); rare formats come as digits. */
export function formatNumber(count: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(count)
    case 'upperLetter':
      return letters(count).toUpperCase()
    case 'lowerRoman':
      return roman(count)
    case 'upperRoman':
      return roman(count).toUpperCase()
    case 'decimalZero':
      return String(count).padStart(2, '0')
    case 'ordinal':
      return `${count}${ordinalEnding(count)}`
    case 'none':
      return ''
    default:
      return String(count)
  }
}

/** a to z, then aa, bb, … */
function letters(count: number): string {
  if (count < 1) return String(count)
  const letter = String.fromCharCode(97 + ((count - 1) % 26))
  return letter.repeat(Math.min(20, Math.ceil(count / 26)))
}

function roman(count: number): string {
  if (count < 1 || count > 3999) return String(count)
  let left = count
  let written = ''
  for (const [worth, sign] of ROMAN)
    while (left >= worth) {
      written += sign
      left -= worth
    }
  return written
}

function ordinalEnding(count: number): string {
  if (count % 100 >= 11 && count % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'
}

/** Those formats by the signs that HTML and OpenDocument have for them. */
export const FORMAT_BY_SIGN = lookup({
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
})

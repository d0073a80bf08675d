/** Characters of the Symbol and Wingdings fonts that are common in texts; the rest of the private area has no meaning of its own. */
const SYMBOLS = new Map<number, string>([
  [0xb7, '•'],
  [0xa7, '•'],
  [0xa8, '•'],
  [0x6c, '•'],
  [0x6e, '•'],
  [0x76, '•'],
  [0xd8, '•'],
  [0xae, '→'],
  [0xe0, '→'],
  [0xe8, '→'],
  [0xac, '←'],
  [0xb3, '≥'],
  [0xa3, '≤'],
  [0xb1, '±'],
  [0xb4, '×'],
  [0xb9, '≠'],
  [0xbb, '≈'],
  [0xa5, '∞'],
  [0x61, 'α'],
  [0x62, 'β'],
  [0x67, 'γ'],
  [0x64, 'δ'],
  [0x44, 'Δ'],
  [0x65, 'ε'],
  [0x70, 'π'],
  [0x73, 'σ'],
  [0x53, 'Σ'],
  [0x57, 'Ω'],
  [0x77, 'ω'],
  [0x6d, 'μ'],
  [0x71, 'θ'],
  [0xfc, '✓'],
  [0xfe, '☑'],
  [0xfb, '✗'],
])

/** The text for a character of a symbol font (0xF000 to 0xF0FF, or 0 to 255); empty when it is only decoration. */
export function symbolText(code: number): string {
  if (code > 0xff && (code < 0xf000 || code > 0xf0ff)) return String.fromCharCode(code)
  return SYMBOLS.get(code & 0xff) ?? ''
}

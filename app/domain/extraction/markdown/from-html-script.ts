const PLAIN = '0123456789+-−=()'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'

/** Some letters of formulas; there are no lowered ones in common fonts. */
const SUPERSCRIPT = new Map([...pairs(PLAIN, RAISED), ['n', 'ⁿ'], ['i', 'ⁱ']])
const SUBSCRIPT = new Map(pairs(PLAIN, LOWERED))

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (character, index) => [character, to[index] ?? character])
}

/**
 * Raised or lowered text in characters of its own (`x²`, `H₂O`), as Markdown has no sign for either. Text that has
 * no such characters stays as it is (`4th`).
 */
export function inScript(text: string, position: 'sup' | 'sub'): string {
  const characters = position === 'sup' ? SUPERSCRIPT : SUBSCRIPT
  const moved = Array.from(text.trim(), (character) => characters.get(character))
  return moved.includes(undefined) ? text : moved.join('')
}

const PLAIN = '0123456789+-−=()'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'

/** Some letters of formulas; there are no lowered ones in common fonts. */
const SUPERSCRIPT = new Map([...pairs(PLAIN, RAISED), ['n', 'ⁿ'], ['i', 'ⁱ']])
const SUBSCRIPT = new Map(pairs(PLAIN, LOWERED))

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (character, index) => [character, to[index] ?? character])
}

/** What a formula raises or lowers: letters with numbers and signs of sums, as in `n+1` and `max`. */
const OF_FORMULA = /^(?=.*\p{L})[\p{L}\p{N}+\-−*/=.,()]{1,20}$/u
/** Words that are raised as part of a word: `4th`, `M^me`. One letter is so behind a number: `2ª`, `XXe`. */
const OF_WORD = /^\p{L}{2,}\.?$/u
const OF_NUMBER = /^[aeo]$/
const BEFORE_ORDINAL = /[\dIVXLCnN]$/

/**
 * Raised or lowered text in characters of its own (`x²`, `H₂O`), as Markdown has no sign for either. Text that has no such
 * characters is written as formulas are (`2^q`, `a_max`) where it stands at the end of `before` as one of a formula does;
 * else it stays as it is (`4th`).
 */
export function inScript(text: string, position: 'sup' | 'sub', before: string): string {
  const script = text.trim()
  const characters = position === 'sup' ? SUPERSCRIPT : SUBSCRIPT
  const moved = Array.from(script, (character) => characters.get(character))
  if (!moved.includes(undefined)) return moved.join('')
  if (!OF_FORMULA.test(script) || !/[\p{L}\p{N})\]]$/u.test(before)) return text
  const isWord = OF_WORD.test(script)
  if (position === 'sup' && (isWord || (OF_NUMBER.test(script) && BEFORE_ORDINAL.test(before)))) return text
  const isSup = position === 'sup'
  const sign = isSup ? '^' : '_'
  // Programs cut `max` as they like.
  if ((isSup ? /\^\p{L}+$/u : /_\p{L}+$/u).test(before)) return script
  return sign + (isWord || Array.from(script).length === 1 ? script : `(${script})`)
}

/** Letters that must differ, at most, for a word of that length to be another spelling of one. */
function allowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** Openings by which words of opposite or neighbouring meaning differ, though few letters do. */
const OPPOSITES =
  /^(?:hyper|hypo|inter|intra|endo|exo|macro|micro|over|under|pre|post|in|im|un|ir|il|dis|non|anti|a|de|re|ex|sub|super)(?=\p{L}{4})/u

/**
 * How many slips of typing lie between two words (a letter too many, too few, another one, or two in each other's place);
 * undefined when they are more than people make in a word of that length, or when the words only look alike.
 */
export function slipsBetween(typed: string, word: string): number | undefined {
  const most = allowed(Math.min(typed.length, word.length))
  if (most === 0 || Math.abs(typed.length - word.length) > most) return undefined
  if (/\p{N}/u.test(typed + word)) return undefined
  // Few people get both of the first letters wrong.
  if (typed[0] !== word[0] && (most < 2 || typed[1] !== word[1]) && typed.slice(0, 2) !== swapped(word))
    return undefined
  const [one, other] = [OPPOSITES.exec(typed)?.[0], OPPOSITES.exec(word)?.[0]]
  if (one !== other && typed.slice(one?.length ?? 0) === word.slice(other?.length ?? 0)) return undefined
  const slips = distance(typed, word, most)
  return slips <= most ? slips : undefined
}

function swapped(word: string): string {
  return `${word[1] ?? ''}${word[0] ?? ''}`
}

/** Optimal string alignment distance, given up above `most`. */
function distance(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        value = Math.min(value, (before[column - 2] ?? 0) + 1)
      current.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return least
    before = last
    last = current
  }
  return last[other.length] ?? most + 1
}

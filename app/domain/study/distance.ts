/** Insertions, deletions, replacements and swaps of neighbours between two texts (Damerau and Levenshtein); stops above `most`. */
export function distance(one: string, two: string, most: number): number {
  const [first, second] = [Array.from(one), Array.from(two)]
  if (Math.abs(first.length - second.length) > most) return most + 1
  let before: number[] = []
  let row = second.map((_, index) => index + 1)
  row.unshift(0)
  for (const [at, letter] of first.entries()) {
    const next = [at + 1]
    for (const [index, other] of second.entries()) {
      const cost = letter === other ? 0 : 1
      let least = Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + cost)
      const swapped = at > 0 && index > 0 && letter === second[index - 1] && other === first[at - 1]
      if (swapped) least = Math.min(least, (before[index - 1] ?? 0) + 1)
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row.at(-1) ?? most + 1
}

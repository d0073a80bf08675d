/** A paragraph by its look: how large its smallest letters are (any unit), and how many characters it has. */
export type Sized = { size: number; characters: number }

/** Larger than most by so much is meant to stand out. */
const LARGER = 1.15
const MAX_CHARACTERS = 120
const MAX_LEVEL = 3

/**
 * Tells headings by size, for documents whose headings are nothing but large letters: the usual size is the one most
 * text has; short paragraphs clearly above it are headings, the largest of the first level.
 */
export function headingsBySize(paragraphs: readonly Sized[]): (paragraph: Sized) => number | null {
  const characters = new Map<number, number>()
  for (const { size, characters: count } of paragraphs)
    characters.set(size, (characters.get(size) ?? 0) + count)
  const usual = [...characters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  const standsOut = ({ size, characters: count }: Sized) =>
    Number.isFinite(size) && size >= usual * LARGER && count > 0 && count <= MAX_CHARACTERS
  const sizes = [...new Set(paragraphs.filter(standsOut).map(({ size }) => size))].toSorted((a, b) => b - a)
  return (paragraph) => (standsOut(paragraph) ? Math.min(sizes.indexOf(paragraph.size) + 1, MAX_LEVEL) : null)
}

/** Number words by their values. */
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The first number of which there are several. */
const FEWEST = 2

/** Several, in a word: the source of a regular expression. */
export const SEVERAL = NUMBER_WORDS.slice(FEWEST).join('|')

/** Returns the number words beside one, the nearest first; none beside what is no word for several. */
export function wordsBeside(word: string): string[] {
  const own = NUMBER_WORDS.indexOf(word)
  if (own < FEWEST) return []
  return NUMBER_WORDS.slice(FEWEST)
    .filter((other) => other !== word)
    .sort((one, two) => Math.abs(NUMBER_WORDS.indexOf(one) - own) - Math.abs(NUMBER_WORDS.indexOf(two) - own))
}

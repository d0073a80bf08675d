/** An essay as language models write them, with figures, a name and a quotation that must survive. */
export const ESSAY = `In today's rapidly changing cities, community gardens play a crucial role in bringing people together. It is important to note that these gardens are not merely places where vegetables grow. In 2019, a group of 38 neighbours in Leipzig planted 1,250 seedlings on an empty lot, and 64% of them had never held a spade before.

Furthermore, gardens like this one facilitate conversations between generations. As Hanna Weiss put it, "nobody asks for your job when you carry water". However, such projects require patience, numerous volunteers and reliable funding in order to survive the first winter.

In conclusion, community gardens demonstrate that small plots of land can transform whole streets.`

/** What of the essay has to be in every rewrite of it. */
export const ESSAY_FACTS = ['2019', '38', 'Leipzig', '1,250', '64%', 'Hanna Weiss']

/** A short draft. */
export const NOTE =
  'Moreover, it is important to note that the library utilizes 12 scanners in order to help readers.'

/** Long enough for a model to be met in the middle of it; its 20 sentences are numbered. */
export const LONG = Array.from({ length: 4 }, (_, paragraph) =>
  Array.from({ length: 5 }, (_, sentence) => {
    const number = paragraph * 5 + sentence + 1
    return `However, step ${number} of the plan demonstrates that numerous people utilize the river path every day.`
  }).join(' '),
).join('\n\n')

/** The number of words as people count them. */
export function wordsOf(text: string): number {
  return text.trim().split(/\s+/).length
}

/** A text of exactly that many words, of which something is left to be changed: what stays as it was is not charged. */
export function ofWords(count: number): string {
  const words = 'In order to see, we walked.'.split(' ')
  return Array.from({ length: count }, (_, index) => words[index % words.length]).join(' ')
}

/** A text with figures, a name and a quotation in it. */
export const TEXT = 'In order to reach 42 villages, Dr Marsh utilized "a plain string" in 1987.'
/** The words of that text. */
export const WORDS = 14

/** A text of so many words, of which something is left to be changed: what stays as it was is not charged. */
export function ofWords(words: number): string {
  const sentence = 'In order to see, we walked.'.split(' ')
  return Array.from({ length: words }, (_, index) => sentence[index % sentence.length]).join(' ')
}

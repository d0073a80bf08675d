/** A text with figures, a name and a quotation in it. */
export const TEXT = 'In order to reach 42 villages, Dr Marsh utilized "a plain string" in 1987.'
/** The words of that text. */
export const WORDS = 14

/** A text of so many words. */
export function ofWords(words: number): string {
  return Array.from({ length: words }, (_, index) => `word${index}`).join(' ')
}

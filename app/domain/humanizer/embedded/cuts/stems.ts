/** The beginning of a word that its forms and relatives share. */
export function stemOf(word: string): string {
  return word.replace(/(?:ations?|ments?|ings?|ities|ity|ies|ied|ers?|ed|ly|es|s|e|y)$/, '').slice(0, 7)
}

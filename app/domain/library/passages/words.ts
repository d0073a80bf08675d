/** Longer strings without a break are no words: keys, encoded pictures. */
const MAX_WORD = 60

/**
 * The words of a text in the form in which they are looked for: lower case, NFKC, numbers without the signs between their
 * thousands. Words are runs of letters and digits, so that "INV-001" or "l'homme" are found by their parts.
 */
export function searchWords(text: string): string[] {
  const found =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+/gu) ?? []
  return found.map(plainNumber).filter((word) => word.length <= MAX_WORD)
}

/** "95,000" and "95.000" are 95000; "3.14" stays, "3,14" becomes "3.14". */
function plainNumber(word: string): string {
  if (!/[.,]/.test(word)) return word
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(word)) return word.replace(/[.,]/g, '')
  const mixed = /^(\d{1,3}(?:[.,]\d{3})+)[.,](\d{1,2})$/.exec(word)
  if (mixed) return `${mixed[1]?.replace(/[.,]/g, '')}.${mixed[2]}`
  return word.replace(/,/g, '.')
}

/** The other spellings of a word that is written differently in Britain and America; the word alone if there is none. */
export function spellings(word: string): string[] {
  const pairs: [RegExp, string][] = [
    [/ence$/, 'ense'],
    [/ense$/, 'ence'],
    [/our$/, 'or'],
    [/our(?=ed$|ing$|s$)/, 'or'],
    [/(?<=[a-z]{3})or$/, 'our'],
    [/is(?=e[ds]?$|ing$|ation$)/, 'iz'],
    [/iz(?=e[ds]?$|ing$|ation$)/, 'is'],
    [/tre$/, 'ter'],
    [/ogue$/, 'og'],
  ]
  return [word, ...pairs.flatMap(([from, to]) => (from.test(word) ? word.replace(from, to) : []))]
}

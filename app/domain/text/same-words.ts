/** What two texts have in common when they differ only in white space, signs and capitals. */
export function sameWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

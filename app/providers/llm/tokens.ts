/** Pieces of text that tokenisers of language models make one token of, more or less: Cyrillic goes in shorter ones. */
const TOKEN = /[\p{Script=Latin}]{1,7}|[\p{Script=Cyrillic}]{1,4}|\p{L}|\d{1,3}|[^\s\p{L}\d]/gu

/** Returns about how many tokens a text has. */
export function estimateTokens(text: string): number {
  return text.match(TOKEN)?.length ?? 0
}

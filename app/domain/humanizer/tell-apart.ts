/** So many words of a rewrite are shown where it differs. */
const WORDS_SHOWN = 8

/** A rewrite among others: the beginnings of its texts. */
type Beginning = { id: number; input: string; output: string }

/**
 * Returns for each rewrite the words by which it is told from others of the same text: from the first word on in which it
 * differs from its text and from theirs. A rewrite that differs in nothing that is known has none.
 */
export function tellApart(rewrites: readonly Beginning[]): Map<number, string> {
  const byInput = Map.groupBy(rewrites, ({ input }) => input)
  return new Map(
    rewrites.flatMap(({ id, input, output }): [number, string][] => {
      const others = (byInput.get(input) ?? []).filter((other) => other.output !== output)
      const words = output.split(/\s+/)
      const at = Math.max(
        ...[input, ...others.map((other) => other.output)].map((text) => firstDifference(words, text)),
      )
      const shown = words.slice(at, at + WORDS_SHOWN).join(' ')
      return shown === '' || input === output ? [] : [[id, `${at > 0 ? '… ' : ''}${shown} …`]]
    }),
  )
}

/** The place of the first of `words` that another text has not there. */
function firstDifference(words: readonly string[], other: string): number {
  const theirs = other.split(/\s+/)
  const at = words.findIndex((word, place) => word !== theirs[place])
  return at === -1 ? words.length : at
}

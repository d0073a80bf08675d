import type { Token } from './read.ts'

/** A word or phrase that a text has, with the place of its first word and the place after its last. */
export type Cue<Name extends string = string> = { name: Name; at: number; end: number; words: string }

type CueTable<Name extends string> = ReadonlyMap<string, readonly { name: Name; words: readonly string[] }[]>

/** Makes a table of cues by their first words; phrases are parted by "|", their words by spaces. */
export function cueTable<Name extends string>(lists: Readonly<Record<Name, string>>): CueTable<Name> {
  const table = new Map<string, { name: Name; words: readonly string[] }[]>()
  for (const name of Object.keys(lists) as Name[]) {
    // Meant as a key: the names of `lists` itself.
    for (const phrase of lists[name].split('|')) {
      const words = phrase.trim().split(/\s+/)
      const [first = ''] = words
      table.set(first, [...(table.get(first) ?? []), { name, words }])
    }
  }
  for (const list of table.values()) list.sort((one, two) => two.words.length - one.words.length)
  return table
}

/** The cues of a table in a text, in order; of two that begin at one word the longer. */
export function findCues<Name extends string>(tokens: readonly Token[], table: CueTable<Name>): Cue<Name>[] {
  const found: Cue<Name>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    const lists = [token.lower, ...(token.kind === 'content' ? token.bases : [])].flatMap(
      (word) => table.get(word) ?? [],
    )
    const apart = token.bases.flatMap((base) =>
      base.includes('_') ? (table.get(base.split('_')[0] ?? '') ?? []) : [],
    )
    const parted = apart.find(({ words }) => words.length > 1 && token.bases.includes(words.join('_')))
    if (parted) {
      found.push({ name: parted.name, at, end: at + 1, words: parted.words.join(' ') })
      continue
    }
    const cue = lists.find(({ words }) =>
      words.every((word, step) => {
        const next = tokens[at + step]
        return next !== undefined && (next.lower === word || next.bases.includes(word))
      }),
    )
    if (!cue) continue
    const end = at + cue.words.length
    const words = tokens
      .slice(at, end)
      .map(({ text }) => text)
      .join(' ')
    found.push({ name: cue.name, at, end, words })
    at = end - 1
  }
  return found
}

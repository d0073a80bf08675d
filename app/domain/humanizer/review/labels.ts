import type { Pair } from './align.ts'

/** Returns what each pair is called: "Sentence 4", "Sentences 4 and 5", "Heading", "After sentence 4". */
export function labelsOf(pairs: readonly Pair[]): string[] {
  let number = 0
  return pairs.map(({ source, output }) => {
    const kind = (source[0] ?? output[0])?.kind
    if (source.length === 0) return number === 0 ? 'At the beginning' : `After sentence ${number}`
    if (kind !== 'sentence') return KINDS[kind ?? 'code']
    const from = number + 1
    number += source.length
    return source.length === 1 ? `Sentence ${from}` : `Sentences ${from} and ${number}`
  })
}

const KINDS = {
  heading: 'Heading',
  quote: 'Quotation',
  table: 'Table',
  verse: 'Line',
  code: 'Code',
  sentence: 'Sentence',
}

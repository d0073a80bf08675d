import type { Token } from '../tokens.ts'
import type { RomanceLanguage } from './grammar.ts'
import { isInfinitiveAt } from './infinitives.ts'
import { SPEECH } from './speech.ts'

/** The prepositions "de" and "a" with the articles they have taken in. */
const FAMILIES: Readonly<Record<RomanceLanguage, readonly ReadonlySet<string>[]>> = {
  es: [new Set('de del'.split(' ')), new Set('a al'.split(' '))],
  fr: [new Set("de d' du des".split(' ')), new Set('à au aux'.split(' '))],
  it: [
    new Set("di d' del dello della dell' dei degli delle".split(' ')),
    new Set("a ad al allo alla all' ai agli alle".split(' ')),
  ],
  pt: [new Set('de do da dos das'.split(' ')), new Set('a ao à aos às'.split(' '))],
}

/** Phrases that end in a preposition which their replacement does not have, by their first word. */
export type BoundPhrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** The bound phrases of plain rules (`expandTable`), whose words are parted as tokens are. */
export function boundPhrases(lines: readonly string[], language: RomanceLanguage): BoundPhrases {
  const found = new Map<string, (readonly string[])[]>()
  for (const line of lines) {
    const [pattern = '', replacements = ''] = line.split(' = ')
    const core = (pattern.split(' < ').at(-1) ?? '').split(' > ')[0] ?? ''
    const words = core.split(' ')
    const last = words.at(-1)?.split('|')[0] ?? ''
    const family = FAMILIES[language].find((one) => one.has(last))
    if (!family || words.length < 2) continue
    const ends = (replacements.split(' @')[0] ?? '').split(' / ').map((one) => one.split(' ').at(-1) ?? '')
    if (ends.every((end) => family.has(end) || end.startsWith('#'))) continue
    for (const first of (words[0] ?? '').split('|')) found.set(first, [...(found.get(first) ?? []), words])
  }
  return found
}

/** How many words ahead a second preposition is looked for. */
const REACH = 14

/**
 * Keeps the phrases whose preposition stands a second time behind "and": "dispone de un jardín y de una piscina" must
 * not lose the first "de" alone. Kept tokens are marked in a copy.
 */
export function keepCoordinated(
  tokens: readonly Token[],
  bound: BoundPhrases,
  language: RomanceLanguage,
): Token[] {
  const kept = new Set<number>()
  for (const [at, token] of tokens.entries()) {
    for (const words of bound.get(token.lower) ?? []) {
      if (!words.every((word, offset) => word.split('|').includes(tokens[at + offset]?.lower ?? ''))) continue
      const end = at + words.length
      if (!isCoordinated(tokens, end, language)) continue
      for (let place = at; place < end; place++) kept.add(place)
    }
  }
  return tokens.map((token, at) => (kept.has(at) && !token.kept ? { ...token, kept: true } : token))
}

/** Whether the preposition that ends before `from` comes again behind "and" or "or", before anything but a verb. */
function isCoordinated(tokens: readonly Token[], from: number, language: RomanceLanguage): boolean {
  const family = FAMILIES[language].find((one) => one.has(tokens[from - 1]?.lower ?? ''))
  if (!family) return false
  const joins = new Set([...SPEECH[language].and, 'o', 'u', 'ou', ',', 'ni', 'como', 'que'])
  for (let at = from + 1; at < Math.min(from + REACH, tokens.length); at++) {
    if (/^[.;:!?()]$/.test(tokens[at]?.text ?? '')) return false
    if (!joins.has(tokens[at - 1]?.lower ?? '') || !family.has(tokens[at]?.lower ?? '')) continue
    if (!isInfinitiveAt(tokens, at + 1, language)) return true
  }
  return false
}

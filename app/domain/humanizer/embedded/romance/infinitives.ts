import { capitalise } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import type { RomanceLanguage } from './grammar.ts'
import { SPEECH } from './speech.ts'

/** The preposition that an infinitive hangs on, and what an infinitive looks like. */
const HANGING: Readonly<Record<RomanceLanguage, { preposition: RegExp; infinitive: RegExp }>> = {
  es: { preposition: /^de$/, infinitive: /..(?:[aeií]r)(?:l[aeo]s?|se|nos|te|me)?$/ },
  fr: { preposition: /^d(?:e|')$/, infinitive: /..(?:er|ir|re)$/ },
  it: { preposition: /^d(?:i|')$/, infinitive: /..(?:[aei]re|rre|r(?:l[aeio]|si|ne|ci|vi))$/ },
  pt: { preposition: /^de$/, infinitive: /..[aeio]r$|[áêíô]-l[ao]s?$/ },
}

/** Nouns that look like infinitives. */
const NOUNS =
  /^(?:manière|lumière|carrière|frontière|ouvre|autre|être|entre|contre|mer|hier|papier|métier|atelier|quartier|titre|chiffre|centre|genre|lugar|mujer|placer|poder|azúcar|mesi|settore|colore|valore|amore|mulher|lazer|prazer|lugar|melhor|maior|menor|celular|familiar|popular|escolar|par|bar|ar|mar)$/

/**
 * "afin de lire et d'écrire" becomes "pour lire et écrire": where a rule has taken the preposition from the first
 * infinitive, those that stand beside it lose it too.
 */
export function alignInfinitives(tokens: readonly Token[], language: RomanceLanguage): Token[] {
  const { preposition, infinitive } = HANGING[language]
  const { clitics, and } = SPEECH[language]
  const isInfinitive = (at: number): boolean => {
    let place = at
    while (clitics.has(tokens[place]?.lower ?? '') && place < at + 2) place++
    const word = tokens[place]?.lower ?? ''
    return infinitive.test(word) && !NOUNS.test(word)
  }
  const start = tokens.findIndex(
    (token, at) =>
      token.fresh &&
      token.word &&
      !preposition.test(token.lower) &&
      !/^[aà]$/.test(token.lower) &&
      tokens[at + 1]?.fresh === false &&
      isInfinitive(at + 1),
  )
  if (start < 0) return [...tokens]
  const dropped = new Set<number>()
  for (let at = start + 2; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || /^[;:.!?]$/.test(token.text)) break
    if (token.kept || !preposition.test(token.lower) || !isInfinitive(at + 1)) continue
    const before = tokens[at - 1]
    // The first one that hangs on another word ends the row: what follows may hang there as well.
    if (!before || !(before.text === ',' || and.includes(before.lower) || /^(?:o|ou|ni)$/.test(before.lower)))
      break
    dropped.add(at)
  }
  if (!dropped.size) return [...tokens]
  return tokens.flatMap((token, at) => {
    if (dropped.has(at)) return []
    if (!dropped.has(at - 1)) return [token]
    const { space = ' ', text = '' } = tokens[at - 1] ?? {}
    return [
      { ...token, space, fresh: true, text: /^\p{Lu}/u.test(text) ? capitalise(token.text) : token.text },
    ]
  })
}

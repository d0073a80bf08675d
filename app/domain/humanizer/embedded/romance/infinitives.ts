import { capitalise } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import type { RomanceLanguage } from './grammar.ts'
import { SPEECH } from './speech.ts'

/** The preposition that an infinitive hangs on, and what an infinitive looks like. */
const HANGING: Readonly<Record<RomanceLanguage, { preposition: RegExp; infinitive: RegExp }>> = {
  es: { preposition: /^de$/, infinitive: /..(?:[aeií]r)(?:l[aeo]s?|se|nos|te|me)?$/ },
  fr: {
    preposition: /^d(?:e|')$/,
    infinitive:
      /..(?:er|ir)$|^(?:(?:satis|re|dé)?faire|(?:per|pro|re|ad|com|trans|sou|é)?mettre|(?:ap|com|re|sur|entre)?prendre|(?:é)?lire|(?:inter|pré)?dire|(?:sur)?vivre|(?:pour)?suivre|rendre|répondre|(?:re|dis)?connaître|(?:dis|ap)?paraître|(?:pro|ré|con|tra|intro|sé)duire|(?:con|dé|in)struire|détruire|nuire|croire|boire|(?:dé|in|trans|pres)?(?:s?c)rire|écrire|être|naître|plaire|(?:at|pein|é)teindre|craindre|(?:re)?joindre|perdre|(?:at|en|é|dé|ré)?tendre|dé(?:fen|pen)dre|vendre|descendre|(?:com)?battre|(?:con)?vaincre|(?:ex|in|con)clure|(?:inter|cor)?rompre|résoudre)$/,
  },
  it: { preposition: /^d(?:i|')$/, infinitive: /..[aei]re$|(?:por|dur|trar)re$|..r(?:l[aeio]|si|ne|ci|vi)$/ },
  pt: { preposition: /^de$/, infinitive: /..[aei]r$|p[oô]r$|[áêíô]-l[ao]s?$/ },
}

/** Nouns that look like infinitives. */
const NOUNS: ReadonlySet<string> = new Set(
  'hiver danger papier métier quartier atelier premier dernier particulier entier courrier calendrier dossier chantier foyer loyer février janvier policier financier étranger léger mer fer cher hier enfer leader manager cancer ouvrier sentier escalier panier clavier avenir plaisir souvenir loisir désir pouvoir savoir devoir espoir soir noir cuir air couloir mare genere potere carattere piacere dovere cellulare particolare militare lettere opere camere carriere frontiere polvere cenere settore quartiere cantiere cameriere mestiere pensiere benessere hogar lugar mujer poder bienestar militar escolar familiar popular azúcar taller placer deber mar celular par bar mulher lazer prazer mar lar ar titular auxiliar singular regular circular peculiar similar solar lunar nuclear pilar collar ayer alquiler alfiler chofer máster líder altar militares'.split(
    ' ',
  ),
)

/** Whether an infinitive begins at `at`, with small words before it at most. */
export function isInfinitiveAt(tokens: readonly Token[], at: number, language: RomanceLanguage): boolean {
  const { clitics } = SPEECH[language]
  let place = at
  while (clitics.has(tokens[place]?.lower ?? '') && place < at + 2) place++
  const word = tokens[place]?.lower ?? ''
  return HANGING[language].infinitive.test(word) && !NOUNS.has(word)
}

/**
 * "afin de lire et d'écrire" becomes "pour lire et écrire": where a rule has taken the preposition from the first
 * infinitive, those that stand beside it lose it too.
 */
export function alignInfinitives(tokens: readonly Token[], language: RomanceLanguage): Token[] {
  const { preposition } = HANGING[language]
  const { and } = SPEECH[language]
  const start = tokens.findIndex(
    (token, at) =>
      token.fresh &&
      token.word &&
      !preposition.test(token.lower) &&
      tokens[at + 1]?.fresh === false &&
      isInfinitiveAt(tokens, at + 1, language),
  )
  if (start < 0) return [...tokens]
  const dropped = new Set<number>()
  let last = -1
  for (let at = start + 2; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || /^[;:.!?]$/.test(token.text)) break
    if (token.kept || !preposition.test(token.lower) || !isInfinitiveAt(tokens, at + 1, language)) continue
    const before = tokens[at - 1]?.lower ?? ''
    const joined = and.includes(before) || /^(?:o|ou|ni)$/.test(before)
    // The first one that hangs on another word ends the row: what follows may hang there as well.
    if (!joined && before !== ',') break
    if (joined) last = at
    dropped.add(at)
  }
  // A comma parts the members of a row only where an "and" ends it.
  for (const at of dropped) if (at > last) dropped.delete(at)
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

import type { Language } from '#app/domain/text/language.ts'

const IRREGULAR =
  'built|bought|brought|caught|chosen|cut|dealt|done|drawn|driven|eaten|felt|fought|found|forgotten|given|grown|heard|held|hidden|hit|kept|known|laid|led|left|lent|lost|made|meant|met|paid|put|read|said|seen|sent|set|shaken|shown|shut|sold|sought|spent|spoken|spread|stolen|struck|sung|sworn|taken|taught|told|thought|thrown|torn|understood|won|worn|woven|written'

/**
 * Passives as they look in each language: an auxiliary and, near it, a participle. A heuristic of surface forms, which
 * misses some and takes a few adjectives for participles; the same for source and rewrite, so that they compare.
 */
const PASSIVE: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?<!\p{L})(?:am|is|are|was|were|be|been|being|it's|they're)(?:\s+(?:not|also|often|always|never|already|now|still|widely|\p{L}+ly)){0,2}\s+(?:\p{L}{2,}ed|${IRREGULAR})(?!\p{L})`,
    'iu',
  ),
  es: passive(
    String.raw`\p{L}+mente|no|ya|siempre|también|sido`,
    'es|son|fue|fueron|era|eran|ser|sido|será|serán|siendo|sea|sean',
    String.raw`\p{L}+[ai]d[oa]s?|hech[oa]s?|escrit[oa]s?|dich[oa]s?|vist[oa]s?|puest[oa]s?|abiert[oa]s?`,
  ),
  fr: passive(
    String.raw`\p{L}+ment|pas|plus|jamais|déjà|encore|toujours|souvent|bien|été`,
    'est|sont|était|étaient|fut|furent|sera|seront|être|été|soit|soient|serait',
    String.raw`(?!(?:all|arriv|entr|mont|n|pass|rentr|rest|retourn|tomb|décéd)ée?s?(?!\p{L}))\p{L}+ée?s?|\p{L}+(?:duite|truite|crite|prise|mise|faite|verte|enue)s?|construits?|produits?|écrits?|faits?|pris|mis|vus?|perçue?s?`,
  ),
  de: /(?<!\p{L})(?:wird|werden|wurde|wurden|worden|würde|würden)(?!\p{L})[^.;:]{0,90}?(?<!\p{L})(?!(?:gehen|geben|gelten|gewinnen|genießen|geschehen|gelingen|gestalten|gewähren|gegen|gut|gerecht|gesamt)(?!\p{L}))(?:\p{L}{0,5}ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer)\p{L}{3,}t|worden)(?!\p{L})/iu,
  it: passive(
    String.raw`\p{L}+mente|non|già|sempre|spesso|anche|mai|più|stat[oaie]`,
    'è|sono|era|erano|fu|furono|viene|vengono|venne|vennero|veniva|venivano|essere|stat[oaie]|sarà|saranno',
    String.raw`(?!(?:stat|andat|nat|diventat|arrivat|entrat|tornat|venut|cadut|partit|uscit|salit)[oaie](?!\p{L}))\p{L}+(?:at|ut|it)[oaie]|scritt[oaie]|fatt[oaie]|dett[oaie]|vist[oaie]|mess[oaie]|pres[oaie]|apert[oaie]|costruit[oaie]`,
  ),
  pt: passive(
    String.raw`\p{L}+mente|não|já|sempre|também|sido`,
    'é|são|foi|foram|era|eram|ser|sido|será|serão|sendo|seja|sejam',
    String.raw`\p{L}+[ai]d[oa]s?|feit[oa]s?|escrit[oa]s?|dit[oa]s?|vist[oa]s?|post[oa]s?|abert[oa]s?`,
  ),
  nl: /(?<!\p{L})(?:wordt|worden|werd|werden|geworden)(?!\p{L})[^.;:]{0,90}?(?<!\p{L})(?:\p{L}{0,5}ge\p{L}{2,}(?:d|t|en)|(?:be|ver|ont|her)\p{L}{3,}(?:d|t))(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:был|была|было|были|будет|будут|быть)(?!\p{L})(?:\s+\p{L}+)?\s+(?!(?:нужен|важен|должен|уверен|виден|доволен|один|нужны|должны|важны|видны)(?!\p{L}))\p{L}{3,}(?:ан|ян|ен|ён|ана|яна|ена|ано|яно|ено|аны|яны|ены|ыты|ыто|ыта|ыт)(?!\p{L})/iu,
}

/** An auxiliary, an adverb or two if need be, a participle. */
function passive(adverbs: string, auxiliaries: string, participles: string): RegExp {
  const between = String.raw`\s+(?:(?:${adverbs})\s+){0,2}`
  return new RegExp(String.raw`(?<!\p{L})(?:${auxiliaries})${between}(?:${participles})(?!\p{L})`, 'iu')
}

/** The passive in `sentence` as it stands there, or undefined. Sentences are looked at up to 600 characters. */
export function passiveIn(sentence: string, language: Language): string | undefined {
  return PASSIVE[language].exec(sentence.slice(0, 600))?.[0]
}

/** Contractions that a writer chooses; languages in which they are a matter of grammar are not here. */
const CONTRACTION: Partial<Record<Language, RegExp>> = {
  en: /^(?:\p{L}+n't|(?:i|you|we|they|he|she|it|that|there|who|what)'(?:m|re|ve|ll|d)|(?:it|that|he|she|what|there|here|who|where|how|let)'s|gonna|wanna)$/u,
  de: /^\p{L}+'s$/u,
  nl: /^(?:zo'n|m'n|z'n|d'r|da's)$/u,
}

/** Whether a language has contractions that are counted, and whether a lower-case word is one. */
export function hasContractions(language: Language): boolean {
  return CONTRACTION[language] !== undefined
}

export function isContraction(word: string, language: Language): boolean {
  return word.includes("'") && (CONTRACTION[language]?.test(word) ?? false)
}

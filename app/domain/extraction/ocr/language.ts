/** The languages that can be read off pictures: ISO 639-1 code to the name of the recogniser's model. */
export const MODELS = {
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  ru: 'rus',
} as const

export type Language = keyof typeof MODELS

/** Words without which few sentences do. Those that several of the languages share tell nothing and are left out where they would mislead. */
const FUNCTION_WORDS: Record<Language, string> = {
  en: 'the of and to is was that for with are this from have not by be at which but were been their has will would they you can more if than what there all about into its had who these your',
  es: 'el los las del que y en por con una para es se su como más pero sus este está ha son también fue entre cuando muy sin sobre hasta desde donde todo nos durante estos uno ni hay porque esta lo al',
  fr: 'le les des et est dans pour que qui du au une sur pas par plus avec ce il sont cette ou ses aux été mais comme nous ont sa elle leur ces fait être même aussi vous je était deux sans',
  de: 'der die und das den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch',
  it: 'il di che è della per un in una sono con non si da del le dei nel alla come più anche gli ma ha al delle dal questo nella se loro stato essere lo i o su degli tra era cui sua hanno ed suo',
  pt: 'o que os e do da em um para com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso são ela entre foram',
  nl: 'de het een van en in is dat op te zijn met voor niet aan er om ook als dan maar bij door uit naar worden wordt deze werd heeft nog hij wat over hebben was tot ze zich wij of kan geen meer al zo haar',
  ru: 'и в не на что он с как это по но из у за от о же к для до так его она они было был мы вы все при или бы ее которые только чтобы если уже также может были их я ты когда под без была быть',
}

const SETS = Object.entries(FUNCTION_WORDS).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
)

/** For each language the share of the words of `text` that are among its function words. */
export function languageScores(text: string): Map<Language, number> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Map(
    SETS.map(([language, set]) => {
      const known = words.reduce((sum, word) => sum + (set.has(word) ? 1 : 0), 0)
      return [language, words.length === 0 ? 0 : known / words.length]
    }),
  )
}

/**
 * The language `text` is written in, from its function words and its script; nothing when too few words or too small a
 * lead tell. Text may be misread: a few words are enough when no other language has as many.
 */
export function languageOf(text: string): Language | undefined {
  const words = text.match(/\p{L}+/gu) ?? []
  const letters = words.join('')
  const cyrillic = letters.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  if (cyrillic > 8 && cyrillic > letters.length * 0.5) return 'ru'
  if (words.length < 8) return undefined
  const [first, second] = [...languageScores(text)].toSorted((one, other) => other[1] - one[1])
  if (!first || !second || first[1] * words.length < 3 || first[1] < 0.06) return undefined
  return first[1] > second[1] * 1.2 + 0.01 ? first[0] : undefined
}

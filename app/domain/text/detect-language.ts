import { type Language, LANGUAGES } from './language.ts'

/** How much of a text is looked at: enough for any text, small enough to be done in a millisecond. */
const SAMPLE_CHARACTERS = 4000

/**
 * Frequent small words. A word that stands in several languages counts a little for each of them, a word of one
 * language alone counts fully, so lists need not be disjoint.
 */
const FUNCTION_WORDS: Record<Exclude<Language, 'ru'>, string> = {
  en: 'the of and to in is that it was for on are with as his they be at this have from or had by but not what all were when we there can an your which their if will each about how out them then she many some these would other into has more her two him see could no than been its who did get may over after our i you he a do my so us',
  es: 'el la los las de del que y en un una por con no es se para al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante uno ni contra otros ese eso ante ellos esto mí antes algunos qué unos yo otro está son fue era tiene ser puede su',
  fr: 'le la les de des du et à un une en est que qui dans pour pas sur ce cette il elle au aux avec ne se plus par je nous vous ils sont mais ou où leur tout comme être été fait aussi ses son sa même très sans peut ces deux ont était dont entre donc car si on notre votre cet cette chez vers',
  de: 'der die das und in zu den von mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde ich wir ihr kann können diese dieser dieses wenn sehr unser keine',
  it: 'il lo la i gli le di del della dei delle che e è un una in per con non si da al alla sono come più ma ha anche nel nella o se questo questa mi ci dal dalla su loro suo sua molto essere stato quando tra fra cui ne perché così tutti tutto io ho hanno può ogni dove nei degli',
  pt: 'o a os as de do da dos das que e em um uma para com não é se por mais no na nos nas como mas ao ele seu sua ou quando muito já eu também só pelo pela até isso ela entre depois sem mesmo aos ter seus quem está foi são tem ser pode você às esse essa este esta à uns',
  nl: 'de het een en van in is dat op te zijn met voor die niet aan er om ook als dan maar bij uit naar door over wordt worden heeft hebben werd wat kan we ze hij je ik deze dit nog meer zich geen tot of al haar hun onze u zeer wel wij waar moet veel zo onder tegen',
}

const weights = functionWordWeights()

function functionWordWeights(): Map<string, [Language, number][]> {
  const byWord = new Map<string, Language[]>()
  for (const [language, words] of Object.entries(FUNCTION_WORDS)) {
    for (const word of new Set(words.split(' '))) {
      byWord.set(word, [...(byWord.get(word) ?? []), language as Language])
    }
  }
  return new Map(
    [...byWord].map(([word, languages]) => [word, languages.map((one) => [one, 1 / languages.length])]),
  )
}

/**
 * The language `text` is written in, by its script (Cyrillic is Russian) and its small words. Looks at the first
 * few thousand characters only. English when nothing tells, as in a text of numbers or of another script.
 */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, SAMPLE_CHARACTERS).toLowerCase()
  let letters = 0
  let cyrillic = 0
  const scores = new Map<Language, number>()
  for (const [word] of sample.matchAll(/\p{L}+/gu)) {
    letters += word.length
    if (/^[\u0400-\u04ff]/.test(word)) cyrillic += word.length
    for (const [language, weight] of weights.get(word) ?? []) {
      scores.set(language, (scores.get(language) ?? 0) + weight)
    }
  }
  if (cyrillic * 3 > letters && cyrillic > 0) return 'ru'
  let best: Language = 'en'
  for (const language of LANGUAGES) {
    if ((scores.get(language) ?? 0) > (scores.get(best) ?? 0)) best = language
  }
  return best
}

/** The languages in which `word` (lower case) is one of the frequent small words; empty for any other word. */
export function languagesOfWord(word: string): Language[] {
  return (weights.get(word) ?? []).map(([language]) => language)
}

/** How many of `words` (lower case) are frequent small words of `language`. */
export function smallWordsIn(words: readonly string[], language: Language): number {
  return words.filter((word) => languagesOfWord(word).includes(language)).length
}

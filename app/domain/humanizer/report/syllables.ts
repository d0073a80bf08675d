import type { Language } from '#app/domain/text/language.ts'

/** Vowels that sound as one, by language, where the rule is that simple. */
const NUCLEI: Partial<Record<Language, RegExp>> = {
  de: /ei|ie|eu|äu|au|ai|ee|oo|aa|[aeiouyäöüéèàô]/g,
  nl: /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|au|ou|[aeiouyéèêëïöüáó]/g,
  ru: /[аеёиоуыэюя]/g,
  es: /[iuü]?[aeoáéóíú][iuy]?(?![aeoáéóíú])|[iuü]?[aeoáéóíú]|[iuüy]/g,
  it: /[iu]?[aeoàèéìòù][iu]?(?![aeoàèéìòù])|[iu]?[aeoàèéìòù]|[iu]/g,
  pt: /[ãõ][eo]|[iu]?[aeoáéóíúâêôàãõ][iu]?(?![aeoáéóíúâêôàãõ])|[iu]?[aeoáéóíúâêôàãõ]|[iu]/g,
}

const FRENCH_NUCLEI = /[aeiouyàâäéèêëîïôöùûüÿœæ]+/g
const ENGLISH_NUCLEI = /[aeiouy]{1,2}/g

/**
 * About how many syllables a lower-case word has: its groups of vowels, by the habits of each language. Right for nine
 * words in ten, which is enough for an average over a text.
 */
export function syllablesIn(word: string, language: Language): number {
  if (/^\p{N}+$/u.test(word)) return 1
  return Math.max(1, nuclei(word, language))
}

function nuclei(word: string, language: Language): number {
  if (language === 'en') {
    if (word.length <= 3) return 1
    const spoken = word.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
    return spoken.match(ENGLISH_NUCLEI)?.length ?? 1
  }
  if (language === 'fr') {
    const count = word.match(FRENCH_NUCLEI)?.length ?? 1
    return /[^aeiouyéèê](?:e|es)$/.test(word) ? count - 1 : count
  }
  // The u of "que" and "guerra" is silent.
  const spoken = language === 'es' || language === 'pt' ? word.replaceAll(/(?<=[qg])u(?=[eiéíê])/g, '') : word
  return (NUCLEI[language] && spoken.match(NUCLEI[language])?.length) ?? 1
}

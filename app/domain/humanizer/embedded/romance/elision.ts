import { lookup } from '#app/lookup.ts'
import { capitalise, withText } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import type { Gender, RomanceLanguage } from './grammar.ts'

/** Nouns that rules put in with their gender, and all nouns and adjectives they put in. */
export type Nominals = { genders: ReadonlyMap<string, Gender>; words: ReadonlySet<string> }

const PREFIX: Partial<Record<RomanceLanguage, RegExp>> = {
  fr: /^(?:l|d|qu|j|n|s|m|t|c|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L}{1})/iu,
  it: /^(?:l|d|un|dell|all|dall|nell|sull|quell|quest|c|s|n|m|t|v|tutt|com|dov|cos)['’](?=\p{L})/iu,
}

/** "l'approche" as two words, so that rules see the noun; joined again they are the same text. */
export function splitElisions(tokens: readonly Token[], language: RomanceLanguage): Token[] {
  const prefix = PREFIX[language]
  if (!prefix) return [...tokens]
  return tokens.flatMap((token) => {
    if (token.kept || !token.word) return [token]
    const head = prefix.exec(token.text)?.[0]
    if (!head) return [token]
    const tail = token.text.slice(head.length)
    return [
      { ...token, text: head, lower: head.toLowerCase().replace('’', "'") },
      { ...token, text: tail, lower: tail.toLowerCase().replaceAll('’', "'"), space: '' },
    ]
  })
}

/** Words that a pattern means in their cut form as well. */
const CUT_TOO = lookup({ de: "de|d'", que: "que|qu'", di: "di|d'" })

/** The same in the words of a pattern: "d'abord" is "d' abord". */
export function splitPattern(pattern: string, language: RomanceLanguage): string {
  const prefix = PREFIX[language]
  if (!prefix) return pattern
  return pattern
    .split(' ')
    .map((word) => (word.startsWith('!') ? word : word.replace(prefix, (head) => `${head} `)))
    .map((word) => CUT_TOO.get(word) ?? word)
    .join(' ')
}

/** Words that begin with an h that is heard as a gap. */
const ASPIRATED =
  /^h(?:a(?:ut|uss|sard|rmon?ieux|ndicap|lte|nch|ngar|che|ie|ine|ïr|mac)|éros$|ors|ier|uit|ollande|onte|ausse|iérarch)/

/** Whether a word begins with a vowel for the ear, so that the word before it is cut. */
export function opensWithVowel(word: string, language: RomanceLanguage): boolean {
  const lower = word.toLowerCase()
  if (language === 'fr' && lower.startsWith('h')) return !ASPIRATED.test(lower)
  if (language === 'fr' && /^(?:y|yeux)$/.test(lower)) return true
  if (language === 'fr' && /^(?:on[zc]|oui|un$)/.test(lower)) return lower === 'un'
  if (language === 'it' && /^i[aeou]/.test(lower)) return false
  return /^h?[aeiouàâáãéèêëíìîïóòôõúùûœæ]/.test(lower)
}

/** Articles, contractions and cut words as what now follows them asks; undefined when a gender is not known. */
export function fixElisions(
  tokens: readonly Token[],
  language: RomanceLanguage,
  nominals: Nominals,
): Token[] | undefined {
  const result: Token[] = []
  for (const token of tokens) {
    const before = result.at(-1)
    if (!before?.word || !token.word || before.kept || !(before.fresh || token.fresh)) {
      result.push(token)
      continue
    }
    const pair = meet(before.lower, token, language, nominals, result.at(-2)?.lower ?? '')
    if (pair === undefined) return undefined
    const { head, drop = 0, swallow = false } = pair
    const first = drop ? result.at(-2) : before
    result.splice(-1 - drop)
    if (first) {
      const text =
        head === first.lower && !drop ? first.text : /^\p{Lu}/u.test(first.text) ? capitalise(head) : head
      result.push(withText(first, text))
    }
    if (!swallow) result.push({ ...token, space: head.endsWith("'") ? '' : token.space || ' ' })
  }
  return result
}

/** The word before another as it must be: `drop` takes in the word before it too, `swallow` the word after it. */
type Meeting = { head: string; drop?: number; swallow?: boolean } | undefined

function meet(
  before: string,
  token: Token,
  language: RomanceLanguage,
  nominals: Nominals,
  earlier: string,
): Meeting {
  if (language === 'fr') return meetFrench(before, token, nominals, earlier)
  if (language === 'it') return meetItalian(before, token, nominals)
  if (language === 'es') return { ...meetSpanish(before, token) }
  return { ...meetPortuguese(before, token) }
}

function meetSpanish(before: string, { lower }: Token): { head: string; swallow?: boolean } {
  if (before === 'y' && /^h?i(?![aeo])/.test(lower)) return { head: 'e' }
  if (before === 'e' && !/^h?i(?![aeo])/.test(lower)) return { head: 'y' }
  if (before === 'o' && /^h?o/.test(lower)) return { head: 'u' }
  if (before === 'u' && !/^h?o/.test(lower)) return { head: 'o' }
  if (lower === 'el' && before === 'de') return { head: 'del', swallow: true }
  if (lower === 'el' && before === 'a') return { head: 'al', swallow: true }
  return { head: before }
}

const CONTRACTED = lookup({ de: 'd', em: 'n', por: 'pel', a: '' })
const A_WITH_ARTICLE = lookup({ o: 'ao', os: 'aos', a: 'à', as: 'às' })

function meetPortuguese(before: string, { lower }: Token): { head: string; swallow?: boolean } {
  const stem = CONTRACTED.get(before)
  if (stem === undefined || !/^(?:o|a|os|as)$/.test(lower)) return { head: before }
  if (before === 'a') return { head: A_WITH_ARTICLE.get(lower) ?? before, swallow: true }
  return { head: stem + lower, swallow: true }
}

const CUT = lookup({
  de: "d'",
  que: "qu'",
  je: "j'",
  ne: "n'",
  se: "s'",
  me: "m'",
  te: "t'",
  le: "l'",
  la: "l'",
  jusque: "jusqu'",
  lorsque: "lorsqu'",
  puisque: "puisqu'",
  quoique: "quoiqu'",
})
const WHOLE = lookup({
  "d'": 'de',
  "qu'": 'que',
  "j'": 'je',
  "n'": 'ne',
  "s'": 'se',
  "m'": 'me',
  "t'": 'te',
  "jusqu'": 'jusque',
  "lorsqu'": 'lorsque',
  "puisqu'": 'puisque',
  "quoiqu'": 'quoique',
})

function meetFrench(
  before: string,
  { lower }: Token,
  { genders, words }: Nominals,
  earlier: string,
): Meeting {
  const gender = genders.get(lower)
  if (opensWithVowel(lower, 'fr')) {
    if (/^(?:de|d'|à|par|pour|en)$/.test(before) && /^(?:le|la|les|du|des)$/.test(lower))
      return { head: before }
    // "dire que un": a numeral or an article elides what stands before it as well.
    if (before === 'du' && words.has(lower)) return { head: "de l'" }
    if (before === 'au' && words.has(lower)) return { head: "à l'" }
    if (before === 'ce' && words.has(lower)) return { head: 'cet' }
    if (/^[mts]a$/.test(before) && words.has(lower)) return { head: `${before.charAt(0)}on` }
    if (before === 'beau' || before === 'nouveau' || before === 'vieux')
      return words.has(lower)
        ? { head: { beau: 'bel', nouveau: 'nouvel', vieux: 'vieil' }[before] }
        : { head: before }
    return { head: CUT.get(before) ?? before }
  }
  if (lower === 'le' && (before === 'de' || before === 'à'))
    return { head: before === 'de' ? 'du' : 'au', swallow: true }
  if (lower === 'les' && (before === 'de' || before === 'à'))
    return { head: before === 'de' ? 'des' : 'aux', swallow: true }
  if (before === "l'") {
    if (!gender) return undefined
    if (gender === 'f') return { head: 'la' }
    if (earlier === 'de') return { head: 'du', drop: 1 }
    return earlier === 'à' ? { head: 'au', drop: 1 } : { head: 'le' }
  }
  if (before === 'cet') return { head: 'ce' }
  if (/^[mts]on$/.test(before) && gender === 'f') return { head: `${before.charAt(0)}a` }
  if (before === 'bel' || before === 'nouvel' || before === 'vieil')
    return { head: { bel: 'beau', nouvel: 'nouveau', vieil: 'vieux' }[before] }
  if (before === "c'") return undefined
  return { head: WHOLE.get(before) ?? before }
}

/** Articles and what grows together with them: before il, lo, l', la, i, gli, le. */
const FAMILIES = [
  "il lo l' la i gli le",
  "del dello dell' della dei degli delle",
  "al allo all' alla ai agli alle",
  "dal dallo dall' dalla dai dagli dalle",
  "nel nello nell' nella nei negli nelle",
  "sul sullo sull' sulla sui sugli sulle",
  "quel quello quell' quella quei quegli quelle",
].map((line) => line.split(' '))

function meetItalian(before: string, { lower }: Token, { genders, words }: Nominals): Meeting {
  const vowel = opensWithVowel(lower, 'it')
  const hard = /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y|i[aeou])/.test(lower)
  // "uno dei tanti" is a pronoun.
  if (/^(?:un[oa]|un')$/.test(before) && /^(?:d'|di|del|dei|degli|delle|della|che|dopo|per)$/.test(lower))
    return { head: before }
  if (/^(?:un|uno|una|un')$/.test(before)) {
    const feminine = before === 'una' || before === "un'"
    if (feminine) return { head: vowel ? "un'" : 'una' }
    return { head: hard ? 'uno' : 'un' }
  }
  if (before === "d'") return { head: vowel ? "d'" : 'di' }
  if (/^(?:ed|ad|od)$/.test(before) && !vowel) return { head: before.charAt(0) }
  const family = FAMILIES.find((one) => one.includes(before))
  if (!family) return /^(?:c'|quest'|tutt')$/.test(before) && !vowel ? undefined : { head: before }
  const place = family.indexOf(before)
  const [il = '', lo = '', l = '', la = '', i = '', gli = ''] = family
  const noun = words.has(lower)
  // "lo", "gli", "la" may be pronouns before a verb, which stay as they are.
  if (family === FAMILIES[0] && /^(?:lo|gli|la)$/.test(before) && !noun) return { head: before }
  if (place === 6) return { head: before }
  if (place >= 4) return { head: vowel || hard ? gli : i }
  if (vowel) return { head: l }
  const gender = place === 2 ? genders.get(lower) : place === 3 ? 'f' : 'm'
  if (!gender) return undefined
  if (gender === 'f') return { head: la }
  return { head: hard ? lo : il }
}

/** Words before which a rule must not turn a vowel into a consonant, because the whole article is not known. */
export const CUT_ARTICLES: Partial<Record<RomanceLanguage, string>> = {
  fr: "l'|c'",
  it: "l'|dell'|all'|dall'|nell'|sull'|quell'|c'|quest'|tutt'",
}

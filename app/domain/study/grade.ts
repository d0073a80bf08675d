import type { Language } from '#app/domain/text/language.ts'
import { withFigures } from '#app/domain/text/figures.ts'
import { differInSense } from './opposites.ts'
import { comparable } from './plain.ts'
import { isSlip } from './slips.ts'
import type { Question } from './types.ts'

/** Whether an answer is right, and why an answer that differs in its letters was taken all the same. */
export type Grade = { isCorrect: boolean; reason: string | null }

/** What is known of words when answers are graded. */
export type KnownWords = {
  /** Whether it is a word, so that it is no slip for another one: of the language, of the document, of another answer. */
  isWord: (word: string) => boolean
  /** Whether two words or phrases are known to mean the same. */
  meansSame: (one: string, two: string) => boolean
  /** Whether the document has these words in this order; both in comparable form. */
  says: (words: string) => boolean
  /** First names that the document has before a last name. */
  namedBefore: (surname: string) => readonly string[]
}

const NOTHING_KNOWN: KnownWords = {
  isWord: () => false,
  meansSame: () => false,
  says: () => false,
  namedBefore: () => [],
}

const ARTICLES =
  /^(?:the|an?|el|la|los|las|un|una|unos|unas|le|les|une|des|l'|der|die|das|dem|den|ein|eine|einen|il|lo|i|gli|uno|o|os|as|um|uma|de|het|een)(?:\s+|(?<='))/u

const RIGHT: Grade = { isCorrect: true, reason: null }
const WRONG: Grade = { isCorrect: false, reason: null }
const because = (reason: string): Grade => ({ isCorrect: true, reason })

/**
 * Grades an answer. Multiple choice: the same option, whatever its case and width. Free text: also without accents,
 * punctuation, articles and titles, with figures written otherwise, in the singular or plural, in another order where
 * that says nothing, by its short form, by other words that are known to mean the same, and with a slip of spelling or
 * two. What is a word of its own, or differs in a part that changes the sense, is no slip.
 */
export function grade(
  { type, correctAnswer }: Pick<Question, 'type' | 'correctAnswer'>,
  given: string,
  language: Language,
  known: KnownWords = NOTHING_KNOWN,
): Grade {
  const [right, said] = [comparable(correctAnswer), comparable(given)]
  if (said === right) return RIGHT
  if (type === 'multiple-choice' || said === '') return WRONG
  const [key, answer] = [essence(right), essence(said)]
  if (answer === '') return WRONG
  if (isNegative(right) !== isNegative(said)) return WRONG
  if (answer === key) return because('Punctuation, capitals and articles do not matter.')
  const [plainKey, plain] = [withoutAccents(key), withoutAccents(answer)]
  if (plain === plainKey) {
    // "ano" is no slip for "año" where the document speaks of both.
    return known.says(answer) ? WRONG : because('Accents do not matter.')
  }
  const figures = gradeFigures(right, said, language)
  if (figures !== undefined) return figures
  // A figure is right or wrong: 1914 is no slip for 1915.
  if (/\d/.test(plainKey) || /\d/.test(plain)) return WRONG
  if (isSurname(plainKey, plain, correctAnswer)) {
    const isShared = known.namedBefore(plain).some((first) => !plainKey.split(' ').includes(first))
    return isShared ? WRONG : because('The last name is enough.')
  }
  if (isShortForm(correctAnswer, given)) return because('A short form is enough.')
  if (isShortForm(given, correctAnswer) && known.says(said))
    return because('It is what the short form stands for.')
  if (isReordered(plainKey, plain, correctAnswer))
    return because('The order of the words does not matter here.')
  const words = gradeWords(plainKey.split(' '), plain.split(' '), language, known)
  if (words !== undefined) return words
  return known.meansSame(key, answer) ? because('It means the same.') : WRONG
}

/** What is shown after an answer. */
export function feedback({ isCorrect }: Pick<Grade, 'isCorrect'>, correctAnswer: string): string {
  return isCorrect ? 'Correct!' : `Incorrect. The correct answer is "${correctAnswer}".`
}

/** The words alone: no articles and titles before them, no punctuation. */
function essence(text: string): string {
  return text
    .replace(ARTICLES, '')
    .replace(/^(?:dr|prof|mr|mrs|ms|sir|st)\.?\s+/u, '')
    .replace(/(?<=\p{L})['.](?=\p{L}|\s|$)/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}%.,]+/gu, ' ')
    .replace(/[.,](?!\d)|(?<!\d)[.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a number has a minus before it. */
function isNegative(text: string): boolean {
  return /(?<![\p{L}\p{N}])[-−–]\s?\d/u.test(text)
}

function withoutAccents(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ё', 'е')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
}

/** Words that make another number of the one beside them. */
const CHANGING =
  /(?<!\p{L})(?:not|no|never|minus|less|more|over|under|above|below|almost|nearly|half|double|twice|hundred|thousand|million|billion|trillion|dozen|percent|per cent|menos|más|no|casi|mitad|doble|cientos?|mil|millón|millones|docena|moins|plus|pas|presque|moitié|double|cents?|mille|millions?|milliards?|douzaine|nicht|kein\p{L}*|weniger|mehr|fast|halb\p{L}*|doppelt\p{L}*|hundert|tausend|million(?:en)?|milliarden?|dutzend|prozent|meno|più|non|quasi|metà|doppio|cento|mila|milione|milioni|miliardi|dozzina|mais|não|quase|metade|dobro|milhão|milhões|bilhões|dúzia|niet|geen|minder|meer|bijna|helft|dubbel|honderd|duizend|miljoen|miljard|dozijn|procent|не|меньше|больше|почти|половина|вдвое|сто|тысяч\p{L}*|миллион\p{L}*|миллиард\p{L}*|дюжин\p{L}*|процент\p{L}*)(?!\p{L})|%/iu

const UNITS: readonly string[][] = [
  [
    'km',
    'kilometre',
    'kilometer',
    'kilometres',
    'kilometers',
    'kilometro',
    'kilometros',
    'kilomètre',
    'kilomètres',
    'chilometri',
    'quilometros',
    'quilómetros',
    'kilómetros',
    'километр',
    'километров',
    'километра',
    'км',
  ],
  [
    'm',
    'metre',
    'meter',
    'metres',
    'meters',
    'metro',
    'metros',
    'mètre',
    'mètres',
    'metri',
    'метр',
    'метров',
    'метра',
    'м',
  ],
  [
    'cm',
    'centimetre',
    'centimeter',
    'centimetres',
    'centimeters',
    'centímetros',
    'centimètres',
    'zentimeter',
    'centimetri',
    'сантиметров',
    'см',
  ],
  [
    'mm',
    'millimetre',
    'millimeter',
    'millimetres',
    'millimeters',
    'milímetros',
    'millimètres',
    'millimetri',
    'миллиметров',
    'мм',
  ],
  [
    'kg',
    'kilo',
    'kilos',
    'kilogram',
    'kilograms',
    'kilogramm',
    'kilogramo',
    'kilogramos',
    'kilogramme',
    'kilogrammes',
    'chilogrammi',
    'chili',
    'quilos',
    'килограмм',
    'килограммов',
    'кг',
  ],
  ['g', 'gram', 'grams', 'gramm', 'gramos', 'grammes', 'grammi', 'gramas', 'грамм', 'граммов', 'г'],
  ['l', 'litre', 'liter', 'litres', 'liters', 'litro', 'litros', 'litri', 'литр', 'литров', 'л'],
  [
    'h',
    'hour',
    'hours',
    'hr',
    'hrs',
    'hora',
    'horas',
    'heure',
    'heures',
    'stunde',
    'stunden',
    'ora',
    'ore',
    'uur',
    'час',
    'часа',
    'часов',
    'ч',
  ],
  [
    'min',
    'minute',
    'minutes',
    'mins',
    'minuto',
    'minutos',
    'minuten',
    'minuti',
    'minuut',
    'минут',
    'минута',
    'минуты',
    'мин',
  ],
  [
    's',
    'sec',
    'second',
    'seconds',
    'segundos',
    'secondes',
    'sekunden',
    'secondi',
    'seconden',
    'секунд',
    'секунды',
    'сек',
  ],
  ['€', 'euro', 'euros', 'eur', 'евро'],
  ['$', 'dollar', 'dollars', 'usd', 'dólares', 'dollari', 'долларов'],
  ['£', 'pound', 'pounds', 'gbp', 'libras', 'livres', 'pfund', 'sterline', 'pond', 'фунтов'],
  [
    '%',
    'percent',
    'per cent',
    'por ciento',
    'pour cent',
    'prozent',
    'per cento',
    'por cento',
    'procent',
    'процентов',
  ],
]
const unitOf = new Map(
  UNITS.flatMap((names) => names.map((name) => [withoutAccents(name), names[0] ?? name])),
)

/**
 * The grade where numbers decide: "1,300", "1.300", "1 300" and "thirteen hundred employees" are alike, but a number of
 * other things is not. Undefined where neither has one alone.
 */
function gradeFigures(right: string, said: string, language: Language): Grade | undefined {
  const [key, answer] = [asFigures(right, language), asFigures(said, language)]
  if (key === undefined && answer === undefined) return undefined
  if (key?.figure !== answer?.figure || !key || !answer)
    return /\d/.test(right + said) || key ? WRONG : undefined
  const [own, other] = [unitsIn(key.rest), unitsIn(answer.rest)]
  if (CHANGING.test(other.join(' ')) && other.join(' ') !== own.join(' ')) return WRONG
  if (CHANGING.test(own.join(' ')) && other.join(' ') !== own.join(' ')) return WRONG
  const agree =
    own.length === 0 ||
    other.every((word) => own.some((one) => one === word || isOtherNumber(one, word, language)))
  return agree ? because('The number may be written in another way.') : WRONG
}

function unitsIn(rest: string): string[] {
  const words = rest.match(/[\p{L}\p{M}]+|[%€$£]/gu) ?? []
  return words
    .map(withoutAccents)
    .map((word) => unitOf.get(word) ?? word)
    .filter((word) => !ARTICLES.test(`${word} `) && word !== 'of')
}

/** The one number of an answer in one form, and the words around it; undefined where there is none, or several. */
function asFigures(text: string, language: Language): { figure: string; rest: string } | undefined {
  const digits = withFigures(text.toLowerCase(), language)
  const grouped = digits
    .replace(/(?<=\d)[.,\s\u00a0\u202f'](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
  const found = grouped.match(/\d+(?:\.\d+)?/g) ?? []
  const [figure] = found
  if (figure === undefined || found.length > 1) return undefined
  return { figure: String(Number(figure)), rest: grouped.replace(figure, ' ') }
}

/** "Curie" for "Marie Curie": the last word of a name of several words with capitals. */
function isSurname(key: string, answer: string, correct: string): boolean {
  const words = key.split(' ')
  return (
    words.length > 1 &&
    words.length <= 4 &&
    answer === words.at(-1) &&
    answer.length > 3 &&
    isPersonal(correct)
  )
}

function isPersonal(name: string): boolean {
  return /^(?:\p{Lu}[\p{Ll}'’-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.|de|van|von|der|di|da))*$/u.test(
    name,
  )
}

const SMALL =
  'of the and for in on de la le les du des et y el los las und der die das von für e di del della dei da do dos van het en voor и в по'.split(
    ' ',
  )

/** "WHO" for "World Health Organization", "Dec." for "December". */
function isShortForm(long: string, short: string): boolean {
  const letters = short.trim().replace(/[.\s]/g, '')
  const words = (long.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.includes(word.toLowerCase()))
  if (/^\p{L}{2,8}$/u.test(letters) && words.length === letters.length) {
    return words.every((word, at) => word[0]?.toLowerCase() === letters[at]?.toLowerCase())
  }
  const cut = /^(\p{L}{3,})\.$/u.exec(short.trim())?.[1]
  return (
    cut !== undefined &&
    words.length === 1 &&
    (words[0]?.length ?? 0) > cut.length + 1 &&
    (words[0] ?? '').toLowerCase().startsWith(cut.toLowerCase())
  )
}

const AND = /\s*(?:,|;|&|\/| and | y | e | et | und | en | и )\s*/u

/** The same names, or the same things one after the other, in another order. Elsewhere the order may say who did what. */
function isReordered(key: string, answer: string, correct: string): boolean {
  const sorted = (text: string) => text.split(' ').toSorted().join(' ')
  if (key === answer || sorted(key) !== sorted(answer)) return false
  if (isPersonal(correct) && key.split(' ').length <= 4) return true
  const parts = (text: string) =>
    ` ${text} `
      .split(AND)
      .map((part) => part.trim())
      .filter(Boolean)
  return parts(key).length > 1 && parts(key).toSorted().join('|') === parts(answer).toSorted().join('|')
}

/** The grade where both have as many words: each the same, of another number, or a slip. Undefined where some are others. */
function gradeWords(
  key: readonly string[],
  answer: readonly string[],
  language: Language,
  known: KnownWords,
): Grade | undefined {
  if (key.length !== answer.length) return undefined
  let slips = 0
  let others = 0
  for (const [at, word] of key.entries()) {
    const typed = answer[at] ?? ''
    if (typed === word) continue
    if (isOtherNumber(word, typed, language)) others++
    else if (!known.isWord(typed) && isSlip(word, typed)) slips++
    else return undefined
  }
  if (slips > 2) return undefined
  if (slips > 0) return because('Almost: mind the spelling.')
  return others > 0 ? because('Singular or plural does not matter here.') : undefined
}

/** What a plural is made with, in place of what the singular ends with. */
const PLURALS: Record<Language, readonly (readonly [singular: string, plural: string])[]> = {
  en: [
    ['', 's'],
    ['', 'es'],
    ['y', 'ies'],
    ['f', 'ves'],
    ['fe', 'ves'],
    ['us', 'i'],
    ['um', 'a'],
    ['is', 'es'],
    ['on', 'a'],
  ],
  es: [
    ['', 's'],
    ['', 'es'],
    ['z', 'ces'],
  ],
  fr: [
    ['', 's'],
    ['', 'x'],
    ['al', 'aux'],
    ['ail', 'aux'],
  ],
  de: [
    ['', 'n'],
    ['', 'en'],
    ['', 'e'],
    ['', 'er'],
    ['', 's'],
    ['in', 'innen'],
    ['nis', 'nisse'],
    ['um', 'en'],
    ['us', 'en'],
  ],
  it: [
    ['o', 'i'],
    ['a', 'e'],
    ['e', 'i'],
    ['a', 'i'],
    ['co', 'chi'],
    ['ca', 'che'],
    ['go', 'ghi'],
    ['ga', 'ghe'],
    ['io', 'i'],
  ],
  pt: [
    ['', 's'],
    ['', 'es'],
    ['m', 'ns'],
    ['ao', 'oes'],
    ['al', 'ais'],
    ['el', 'eis'],
    ['ol', 'ois'],
    ['il', 'is'],
  ],
  nl: [
    ['', 'en'],
    ['', 's'],
    ['', 'n'],
    ['f', 'ven'],
    ['s', 'zen'],
  ],
  ru: [
    ['', 'ы'],
    ['', 'и'],
    ['а', 'ы'],
    ['а', 'и'],
    ['я', 'и'],
    ['о', 'а'],
    ['е', 'я'],
    ['ь', 'и'],
    ['й', 'и'],
  ],
}
/** Shorter words become others by the endings of a plural. */
const SHORTEST_STEM = 3

/** Whether two words are the singular and the plural of one. */
function isOtherNumber(one: string, two: string, language: Language): boolean {
  return PLURALS[language].some(([singular, plural]) =>
    [
      [one, two],
      [two, one],
    ].some(([single = '', many = '']) => {
      const stem = single.slice(0, single.length - singular.length)
      return (
        stem.length >= SHORTEST_STEM && single.endsWith(singular) && many === stem + plural && single !== many
      )
    }),
  )
}

/** Whether two answers cannot mean the same, whatever a model says: they differ in figures, or in sense by their parts. */
export function areContrary(one: string, two: string): boolean {
  const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted().join(' ')
  if (figures(one) !== figures(two)) return true
  const [first, second] = [one, two].map((text) => withoutAccents(essence(comparable(text))).split(' '))
  const same = (a: string, b: string) => a === b
  return (first ?? []).some((word) => (second ?? []).some((other) => differInSense(word, other, same)))
}

import { smallWordsIn } from '#app/domain/text/detect-language.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#app/domain/text/language.ts'

/** What is known of a text in a language that Wordkin does not write: its name, where it can be told. */
export type OtherLanguage = { name: string | undefined }

/** How much of a text is looked at (characters). */
const SAMPLE_CHARACTERS = 4000

/** Frequent small words of languages in Latin letters that are none of ours. */
const SMALL_WORDS: readonly (readonly [name: string, words: string])[] = [
  [
    'Polish',
    'i w na z do że się nie jest to od przez dla po jak ale co tak jego który która które są był była było przy oraz także już tylko może czy bardzo mi ja ten ta o za',
  ],
  [
    'Czech',
    'a v na se je že s z do o k to jako ale by pro jsou byl byla bylo který která které také však po od při nebo jeho už tak co když aby jsem velmi ve ze si jsme',
  ],
  [
    'Slovak',
    'a v na sa je že s z do o k to ako ale by pre sú bol bola bolo ktorý ktorá ktoré tiež však po od pri alebo jeho už tak čo keď aby som veľmi vo zo si sme',
  ],
  [
    'Hungarian',
    'a az és hogy nem is egy ez volt van de meg csak már mint ami aki el ha még vagy nagyon lehet kell azt ki fel be ezt most',
  ],
  [
    'Romanian',
    'și şi în de la nu cu pe un o să este sunt care din pentru mai ce dar se ca fi au fost sau după prin această acest foarte al ale a ei lui îi am',
  ],
  [
    'Swedish',
    'och att det i en ett på är som för med den till av inte om han men var jag från vi kan när så eller hade de har sig ska mycket också hon man nu efter',
  ],
  [
    'Danish',
    'og at det i en et på er som for med den til af ikke om han men var jeg fra vi kan når så eller havde de har sig skal meget også hun man nu efter være blev',
  ],
  [
    'Norwegian',
    'og å at det i en et på er som for med den til av ikke om han men var jeg fra vi kan når så eller hadde de har seg skal mye også hun man nå etter være ble',
  ],
  [
    'Finnish',
    'ja on ei se että hän oli ovat kun myös mutta niin kuin tai joka mitä tämä sen mukaan olla voi ole jos hyvin minä me he ne jo vain sitten ennen',
  ],
  [
    'Estonian',
    'ja on ei see et ta oli kui ka aga nii või mis kes oma selle olid veel väga ma me nad seda siis kuid',
  ],
  [
    'Turkish',
    've bir bu da de için ile çok ne gibi daha olarak o en ama var kadar sonra olan her değil ki şey ben biz mi önce bunu olduğu',
  ],
  [
    'Indonesian or Malay',
    'yang dan di dari untuk dengan ini itu pada tidak dalam adalah akan oleh juga ke karena atau bisa ada saya mereka telah kami kita sebelum lebih sangat',
  ],
  [
    'Vietnamese',
    'và của là có không được cho một những trong với các người này khi đã để như từ cũng chúng tôi thì phải trước ở rất',
  ],
  [
    'Catalan',
    'el la els les de del que i en un una per amb no és són al com més però aquest aquesta també molt seva o ha dels ser entre perquè quan abans hem hi ens fa',
  ],
  [
    'Galician',
    'o a os as de do da que e en un unha por con non é para ao como máis pero tamén moi foi esta este pola polo nos na no unhas ou seu súa son xa cando onde hai',
  ],
  [
    'Croatian, Serbian or Bosnian',
    'i u je se na da su za od s kao iz što ne o ali to koji koja koje bi nije ili do po sam već samo može smo prije pre kada vrlo',
  ],
  [
    'Slovenian',
    'in je v na se da za so z ne ki kot tudi od po pri o bi ter ali pa to ni še lahko smo pred zelo ko sem',
  ],
  [
    'Lithuanian',
    'ir yra į kad su iš tai bet kaip ne jis buvo nuo už dėl arba taip pat jau labai savo mes turi prieš aš',
  ],
  ['Latvian', 'un ir ka no uz ar par bet kā tas viņš bija nav vai pie arī ļoti to šo mēs pirms es jau lai'],
  ['Albanian', 'dhe të në një për me që nga është si nuk u por më i e kjo ka ne para duhet shumë'],
  ['Icelandic', 'og að er í á sem það ekki til við um en af fyrir var með hann eru ég hún ekki svo mjög'],
  ['Irish', 'agus an na ar go i is bhí tá sé le a ag do as níl sí mé ach bhfuil'],
  ['Welsh', 'yr y i yn o ar mae wedi ei ac am sydd bod hefyd nid ni rhaid cyn oedd gan'],
  ['Basque', 'eta da ez bat du dira baina ere izan hau zuen dute bere egin dugu oso'],
  ['Swahili', 'na ya wa kwa ni katika za la kama hii hiyo lakini watu yake cha kabla sana pia'],
  ['Filipino', 'ang ng sa na ay mga at ito hindi ko siya ni para may kung niya kami bago'],
  [
    'Afrikaans',
    'die en van is in wat nie dat met vir op te word sy om aan hulle ook was ek maar het ons baie voor',
  ],
  ['Esperanto', 'la kaj de en estas ne mi vi li al por kun sed pri tio kiu ĉi pli estis ni antaŭ'],
  ['Latin', 'et in est non ad cum ut sed qui quae quod ex atque enim esse sunt etiam ab nec hoc'],
]

const languagesByWord = wordTable()

function wordTable(): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const [name, words] of SMALL_WORDS) {
    for (const word of new Set(words.split(' '))) table.set(word, [...(table.get(word) ?? []), name])
  }
  return table
}

/** Scripts that one language, or mostly one, is written in; the first that fits counts. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Han}/u, 'Chinese'],
  [/[ٹڈڑںے]/u, 'Urdu'],
  [/[پچژگ]/u, 'Persian'],
  [/\p{Script=Arabic}/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Greek}/u, 'Greek'],
  [/\p{Script=Devanagari}/u, 'Hindi'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Tamil}/u, 'Tamil'],
  [/\p{Script=Telugu}/u, 'Telugu'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Georgian}/u, 'Georgian'],
  [/\p{Script=Armenian}/u, 'Armenian'],
  [/\p{Script=Ethiopic}/u, 'Amharic'],
]

/** Letters that tell a language in Cyrillic letters from Russian, the most telling first. */
const CYRILLIC: readonly (readonly [RegExp, string])[] = [
  [/ў/u, 'Belarusian'],
  [/[їєґ]/u, 'Ukrainian'],
  [/[ѓќѕ]/u, 'Macedonian'],
  [/[јљњђћџ]/u, 'Serbian'],
  [/[әқғұһ]/u, 'Kazakh'],
  [/і/u, 'Ukrainian'],
]
const RUSSIAN_LETTER = /^[а-яё]+$/u
const BULGARIAN = new Set(
  'на и да се в за от не е са с по като това към до или който която които беше при след ще още много как още съм си го'.split(
    ' ',
  ),
)
const RUSSIAN = new Set(
  'и в не на что я с он как это по но к у из за от так для же все всё бы было быть только мы они она её его их был была если когда или уже чтобы до при этот'.split(
    ' ',
  ),
)

/** Letters of Latin alphabets that none of ours has. */
const STRANGE_LETTER =
  /[ąćęłńśźżčďěňřšťůžőűğışİăâîșțşåæøđþðāēģīķļņūėįųõǎơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹĉĝĥĵŝŭ]/u
/** Of those, letters that some of our languages have in a few words. */
const SELDOM_OURS = /[âîåæøšžčč]/u

/** What holds no words of a language: code, markup, addresses and numbers. Every part is bounded, so that a look is quick. */
const WORDLESS =
  /```[^`]{0,4000}(?:```|$)|~~~[^~]{0,4000}(?:~~~|$)|`[^`\n]{1,200}`|<(?:script|style|pre|code)\b[^>]{0,200}>[^<]{0,4000}<|<[!/?a-zA-Z][^<>]{0,400}>|https?:\S{1,400}|(?<!\S)[^\s@]{1,64}@[^\s@]{1,200}|&[a-z]{2,8};/giu

/** So much of a line tells whether it is one of a program (characters). */
const LINE_LOOK = 160
/** Lines of a program or of a console outside of any fence. */
const CODE_LINE =
  /^\s{0,40}(?:[$%] \S|\/\/|\/\*|\*\/|#!\/|[}\])]{1,9}[;,)]{0,3}\s{0,9}$|(?:import|from|export|const|let|var|function|class|def|return|public|private|#include|using|package|if|for|while|else|print|SELECT|INSERT|UPDATE)\b.{0,160}[(){};=:]$|[\w.]{1,60}\([^)]{0,120}\);?$|[\w.[\]]{1,60} ?(?:=|\+=|:=|=>|->) ?.{1,120}[;,({[)\]'"\w]$)/u

/** Whether `text` has no words of any language to rewrite: emoji, numbers, signs, code or markup alone. */
export function hasNoWords(text: string): boolean {
  const lines = text.slice(0, SAMPLE_CHARACTERS).replace(WORDLESS, ' ').split('\n')
  return !lines.some((line) => /\p{L}{2}/u.test(line) && !CODE_LINE.test(line.slice(0, LINE_LOOK).trimEnd()))
}

/**
 * The language of `text` when it is surely none of those that Wordkin writes; undefined when it is one of them, and when
 * too little tells: a text is taken for ours unless it shows that it is not.
 */
export function otherLanguage(text: string): OtherLanguage | undefined {
  const sample = text.slice(0, SAMPLE_CHARACTERS).replace(WORDLESS, ' ').normalize('NFC')
  const lower = sample.toLowerCase()
  const words = lower.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  const letters = lower.match(/\p{L}/gu)?.length ?? 0
  const latin = lower.match(/\p{Script=Latin}/gu)?.length ?? 0
  const cyrillic = lower.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  if (letters === 0) return undefined
  if ((letters - latin - cyrillic) * 2 > letters) return byScript(sample)
  if (cyrillic * 2 > letters) return otherCyrillic(words)
  return otherLatin(words, sample)
}

function byScript(sample: string): OtherLanguage {
  return { name: SCRIPTS.find(([script]) => script.test(sample))?.[1] }
}

function otherCyrillic(words: readonly string[]): OtherLanguage | undefined {
  const written = words.filter((word) => /\p{Script=Cyrillic}/u.test(word))
  const strange = written.filter((word) => !RUSSIAN_LETTER.test(word))
  // One foreign name, or a word of an old spelling, makes no other language.
  if (strange.length > 0 && strange.length * 12 >= written.length) {
    return { name: CYRILLIC.find(([letter]) => strange.some((word) => letter.test(word)))?.[1] }
  }
  const count = (small: ReadonlySet<string>) => written.filter((word) => small.has(word)).length
  const russian = count(RUSSIAN) + written.filter((word) => /[ыэё]/u.test(word)).length
  const bulgarian = count(BULGARIAN) + written.filter((word) => /ъ.|ът$|та$|ите$/u.test(word)).length
  return bulgarian >= 3 && bulgarian > russian * 1.5 ? { name: 'Bulgarian' } : undefined
}

/** So many different small words of another language there must be, and so many more than of any of ours. */
const LEAST_SMALL = 3
const CLEARLY = 1.3
/** A share of words with letters none of ours has, from which on a text is not ours. */
const STRANGE_SHARE = 0.2
/** So many different words of prose without one in a hundred small words of ours are none of ours. */
const UNKNOWN_WORDS = 40

function otherLatin(words: readonly string[], sample: string): OtherLanguage | undefined {
  const ours = Math.max(...LANGUAGES.map((language) => smallWordsIn(words, language)))
  const counts = new Map<string, number>()
  for (const word of words) {
    for (const name of languagesByWord.get(word) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [best] = [...counts].sort((one, two) => two[1] - one[1])
  if (best && best[1] > ours * CLEARLY && best[1] > ours + 1) {
    const kinds = new Set(words.filter((word) => languagesByWord.get(word)?.includes(best[0]))).size
    if (kinds >= LEAST_SMALL) return { name: best[0] }
  }
  // Names are foreign in any language.
  const small = new Set(sample.match(/(?<![\p{L}\p{M}'’])\p{Ll}[\p{L}\p{M}]*/gu))
  const strange = words.filter((word) => STRANGE_LETTER.test(word) && small.has(word))
  const surely = strange.filter((word) => STRANGE_LETTER.test(word.replace(SELDOM_OURS, '')))
  const few = ours * 5 < words.length
  if (few && surely.length > 0 && strange.length >= words.length * STRANGE_SHARE && words.length > 1) {
    return { name: best && best[1] > ours ? best[0] : undefined }
  }
  if (new Set(words).size >= UNKNOWN_WORDS && ours * 100 < words.length && isRunning(words, sample))
    return { name: undefined }
  return undefined
}

/** Whether words run on as prose does, and are no list of names or key words. */
function isRunning(words: readonly string[], sample: string): boolean {
  const parted = sample.match(/[,;:•|\n\t]/g)?.length ?? 0
  const capitals = sample.match(/(?<![\p{L}\p{M}])\p{Lu}/gu)?.length ?? 0
  return parted * 5 < words.length && capitals * 4 < words.length
}

/** Our languages in a sentence. */
const OURS = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
  LANGUAGES.map((language) => LANGUAGE_NAMES[language]),
)

/** Why a text whose language nobody chose cannot be rewritten, with what can be done; undefined when nothing speaks against it. */
export function languageProblem(text: string): string | undefined {
  if (hasNoWords(text))
    return 'There are no sentences in this text to rewrite: only signs, numbers, code or markup. Nothing was charged.'
  const other = otherLanguage(text)
  if (!other) return undefined
  const what = other.name === undefined ? 'a language that Wordkin does not write' : other.name
  return `This text seems to be in ${what}. Wordkin rewrites texts in ${OURS}. Nothing was charged. If it is in one of these, please choose that language.`
}

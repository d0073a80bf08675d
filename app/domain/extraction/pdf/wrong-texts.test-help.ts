import type { Lie } from './wrong-fonts.test-help.ts'

/** The first articles of the Universal Declaration of Human Rights in the languages that are read off pictures. */
export const DECLARATION = {
  en: 'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood. Everyone is entitled to all the rights and freedoms set forth in this Declaration, without distinction of any kind, such as race, colour, sex, language, religion, political or other opinion, national or social origin, property, birth or other status.',
  de: 'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen. Jeder hat Anspruch auf alle in dieser Erklärung verkündeten Rechte und Freiheiten, ohne irgendeinen Unterschied, etwa nach Rasse, Hautfarbe, Geschlecht, Sprache, Religion, politischer oder sonstiger Anschauung.',
  fr: 'Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité. Chacun peut se prévaloir de tous les droits et de toutes les libertés proclamés dans la présente Déclaration, sans distinction aucune, notamment de race, de couleur, de sexe, de langue.',
  es: 'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros. Toda persona tiene todos los derechos y libertades proclamados en esta Declaración, sin distinción alguna de raza, color, sexo, idioma, religión, opinión política o de cualquier otra índole.',
  it: 'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione e di coscienza e devono agire gli uni verso gli altri in spirito di fratellanza. Ad ogni individuo spettano tutti i diritti e tutte le libertà enunciate nella presente Dichiarazione, senza distinzione alcuna, per ragioni di razza, di colore, di sesso, di lingua.',
  pt: 'Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de razão e de consciência, devem agir uns para com os outros em espírito de fraternidade. Todos os seres humanos podem invocar os direitos e as liberdades proclamados na presente Declaração, sem distinção alguma, nomeadamente de raça, de cor, de sexo, de língua.',
  nl: 'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren. Zij zijn begiftigd met verstand en geweten, en behoren zich jegens elkander in een geest van broederschap te gedragen. Een ieder heeft aanspraak op alle rechten en vrijheden, in deze Verklaring opgesomd, zonder enig onderscheid van welke aard ook, zoals ras, kleur, geslacht, taal.',
  ru: 'Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства. Каждый человек должен обладать всеми правами и всеми свободами, провозглашенными настоящей Декларацией, без какого бы то ни было различия, как-то в отношении расы, цвета кожи, пола, языка.',
} as const

export type Spoken = keyof typeof DECLARATION

export const TITLES: Record<Spoken, [string, string, string]> = {
  en: [
    'Universal Declaration of Human Rights',
    'The first articles and their history',
    'Freedom from fear and want',
  ],
  de: [
    'Allgemeine Erklärung der Menschenrechte',
    'Die ersten Artikel und ihre Geschichte',
    'Freiheit von Furcht und Not',
  ],
  fr: [
    'Déclaration universelle des droits de l’homme',
    'Les premiers articles et leur histoire',
    'Libérés de la terreur et de la misère',
  ],
  es: [
    'Declaración Universal de Derechos Humanos',
    'Los primeros artículos y su historia',
    'Liberados del temor y de la miseria',
  ],
  it: [
    'Dichiarazione universale dei diritti umani',
    'I primi articoli e la loro storia',
    'La libertà dal timore e dal bisogno',
  ],
  pt: [
    'Declaração Universal dos Direitos Humanos',
    'Os primeiros artigos e a sua história',
    'Libertos do terror e da miséria',
  ],
  nl: [
    'Universele verklaring van de mensenrechten',
    'De eerste artikelen en hun geschiedenis',
    'Vrij van vrees en gebrek te leven',
  ],
  ru: ['Всеобщая декларация прав человека', 'Первые статьи и их история', 'Свобода от страха и нужды'],
}

const SIGNS = '%&!?\'-–“”"()*,./:;$#@+=<>[]^_~|{}`¡¢£¤¥¦§©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿'
const GREEK = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'

/** Kinds of wrong maps. Those in which the blank is a blank have it told apart by its width as a rule. */
export const LIES: Record<string, Lie> = {
  'glyph numbers': besideBlanks((letter) => String.fromCharCode(letter.charCodeAt(0) - 29)),
  'glyph numbers, blanks too': (letter) => String.fromCharCode(letter.charCodeAt(0) - 29),
  'in their order': besideBlanks((_, place) => String.fromCharCode(33 + place)),
  'in their order, blanks too': (_, place) => String.fromCharCode(33 + place),
  punctuation: besideBlanks((_, place) => SIGNS[place % SIGNS.length]!),
  'private use': besideBlanks((_, place) => String.fromCharCode(0xe000 + place)),
  'control characters': besideBlanks((_, place) => String.fromCharCode(1 + place)),
  'replacement characters': besideBlanks(() => '\ufffd'),
  'glyph names': besideBlanks((_, place) => `(cid:${place})`),
  permuted: besideBlanks(permuted),
  'the next but two': besideBlanks((letter) => String.fromCharCode(letter.charCodeAt(0) + 3)),
  'symbol letters': besideBlanks((letter) => GREEK['abcdefghijklmnopqrstuvwxyz'.indexOf(letter)] ?? letter),
  accents: besideBlanks((letter) => {
    return /\p{L}/u.test(letter) ? String.fromCharCode(0xc0 + (letter.charCodeAt(0) % 64)) : letter
  }),
}

function besideBlanks(lie: Lie): Lie {
  return (letter, place) => (letter === ' ' ? ' ' : lie(letter, place))
}

function permuted(letter: string): string {
  for (const [letters, others] of [
    ['abcdefghijklmnopqrstuvwxyz', 'qmvxkzhtwbydrlpgasnfoceuji'],
    ['абвгдежзийклмнопрстуфхцчшщъыьэюя', 'щкюжтрыфъхвмэпзцячьсшлбйднуегиао'],
  ] as const) {
    const at = letters.indexOf(letter.toLowerCase())
    if (at >= 0) return letter === letters[at] ? others[at]! : others[at]!.toUpperCase()
  }
  return letter
}

/** A text as a font says it whose map is wrong. */
export function told(text: string, lie: Lie): string {
  const places = new Map<string, number>()
  for (const letter of text) if (!places.has(letter)) places.set(letter, places.size)
  return Array.from(text, (letter) => lie(letter, places.get(letter)!)).join('')
}

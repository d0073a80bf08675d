import { languagesOfWord } from '#app/domain/text/detect-language.ts'
import { LANGUAGES, type Language } from '#app/domain/text/language.ts'
import { onlyAsks } from '#app/domain/grounding/question-words.ts'

/**
 * Words that questions and requests begin with. Spanish ones stand here without their accents too, since many people
 * type them so. Russian needs none: its script tells.
 */
const OPENINGS: Record<Exclude<Language, 'ru'>, string> = {
  en: 'what who whose whom when where why how which was were is are do does did can name list explain describe tell give show compare define',
  es: 'qué quién quiénes cuándo dónde cuánto cuánta cuántos cuántas cómo cuál cuáles que quien cuando donde cuanto cuantos como cual cuesta dice explica describe dime enumera nombra compara',
  fr: 'qui que quoi quand où pourquoi comment combien quel quelle quels quelles est dit coûte explique expliquez décris décrivez donne donnez nomme cite compare',
  de: 'was wer wem wen wessen wann wo wohin woher warum weshalb wieso wie welche welcher welches welchen welchem worum wovon wozu womit worin worüber wodurch wogegen ist sind gibt geht steht sagt heißt kostet liegt nenne erkläre beschreibe gib zeige vergleiche',
  it: 'chi che cosa cos quando dove perché come quale quali qual quanto quanta quanti quante costa spiega descrivi elenca dimmi confronta',
  pt: 'quem que do trata quando onde porque como qual quais quanto quanta quantos quantas custa fica diz explica explique descreve descreva diga compare',
  nl: 'wie wat wanneer waar waarom hoe hoeveel welke welk waarover waarmee is zijn dit kost ligt leg noem beschrijf geef vergelijk',
}

const openings = new Map<string, Language[]>()
for (const language of LANGUAGES) {
  if (language === 'ru') continue
  for (const word of OPENINGS[language].split(' '))
    openings.set(word, [...(openings.get(word) ?? []), language])
}

/** How much a word with which a question opens tells, beside a small word within it. */
const OPENS = 2
/** Openings are looked for among the first words: “In welchem Jahr …”, “À quelle heure …”. */
const FIRST = 2
/** Letters that one of the languages has and the others do not. */
const LETTERS: [RegExp, Language][] = [
  [/[¿¡ñ]/, 'es'],
  [/ß|[äöü]/, 'de'],
  [/[ãõ]/, 'pt'],
  [/œ|[êû]|-t-(?:ils?|elles?|on)(?!\p{L})|(?<!\p{L})(?:qu|c|d|l|j|n)[’'](?:est|il|elle|y|a)/u, 'fr'],
]

/**
 * The language that somebody asks in, by the script, the words that questions open with, small words and letters.
 * `otherwise` (the document's) decides between languages that are equally likely, and where nothing tells.
 */
export function questionLanguage(question: string, otherwise: Language): Language {
  if (/\p{Script=Cyrillic}/u.test(question)) return 'ru'
  const asked = question.toLowerCase().normalize('NFC')
  const scores = new Map<Language, number>()
  const add = (languages: readonly Language[], weight: number) => {
    for (const one of languages) scores.set(one, (scores.get(one) ?? 0) + weight / languages.length)
  }
  for (const [at, word] of (asked.match(/\p{L}+/gu) ?? []).entries()) {
    const opens = at < FIRST ? openings.get(word) : undefined
    if (opens) add(opens, OPENS)
    else add(languagesOfWord(word), 1)
    // Words that only ask tell where small words do not: "vertellen", "savoir".
    const asking = LANGUAGES.filter((one) => one !== 'ru' && onlyAsks(word, one))
    if (asking.length <= 2) add(asking, 0.7)
  }
  for (const [letters, language] of LETTERS) if (letters.test(asked)) add([language], 1)
  const most = Math.max(0, ...scores.values())
  const likeliest = LANGUAGES.filter((language) => (scores.get(language) ?? 0) > most - 0.01)
  return most === 0 || likeliest.includes(otherwise) ? otherwise : (likeliest[0] ?? otherwise)
}

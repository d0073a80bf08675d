import type { Language } from '#app/domain/text/language.ts'

/** What the embedded engine says in words of its own: everything else it says is quoted. */
export type Phrases = {
  /** Before quotes that answer. */
  says: string
  /** Nothing was found. */
  absent: string
  /** Nothing was found that answers, before what comes nearest. */
  nearest: string
  /** Before passages that have what was asked about, but do not certainly answer. */
  perhaps: string
  /** The same, where it is known what of the question they have: `{}` stands for that. */
  speaksOf: string
  /** Words of the question that the document does not have; `{}` stands for them. */
  unknown: string
  /** Words of the document that may have been meant. */
  meant: string
  /** A word that was misspelt, and what it was taken for. */
  readAs: string
  /** A word in quotation marks. */
  quoted: string
  /** The document is in another language than the question. */
  foreign: string
  /** What languages are called, as `foreign` needs it. */
  languages: Record<Language, string>
  summary: string
  /** Which parts a summary stands on. */
  stands: string
  /** Suggested questions; `{}` stands for a subject of the document. */
  about: readonly [string, string]
  whatIs: string
  summarise: string
}

export const PHRASES: Record<Language, Phrases> = {
  en: {
    says: 'This is what the text says about it:',
    absent: 'I found no passage with these words.',
    nearest: 'I found no passage that answers this in these words. These come nearest:',
    perhaps: 'I cannot tell for certain whether the document answers this. These passages come nearest:',
    speaksOf:
      'The document speaks of {}, but I found no sentence in it that clearly answers this. These passages come nearest:',
    unknown: 'The document does not have the word {}.',
    meant: 'Did you mean {}?',
    readAs: 'I read {} as {}.',
    quoted: '“{}”',
    foreign: 'The document is in {}; the built-in engine only finds words, and few of another language.',
    languages: {
      en: 'English',
      es: 'Spanish',
      fr: 'French',
      de: 'German',
      it: 'Italian',
      pt: 'Portuguese',
      nl: 'Dutch',
      ru: 'Russian',
    },
    summary: 'The main sentences of each part, as they stand there:',
    stands: 'From: {}.',
    about: ['What does the document say about {}?', 'What is said about {}?'],
    whatIs: 'What is {}?',
    summarise: 'Summarise the whole document',
  },
  es: {
    says: 'Esto es lo que dice el texto al respecto:',
    absent: 'No he encontrado ningún pasaje con estas palabras.',
    nearest: 'No he encontrado ningún pasaje que lo responda con estas palabras. Los más cercanos son:',
    perhaps: 'No puedo asegurar que el documento lo responda. Estos pasajes son los más cercanos:',
    speaksOf:
      'El documento habla de {}, pero no he encontrado ninguna frase que lo responda con claridad. Los pasajes más cercanos son:',
    unknown: 'En el documento no aparece {}.',
    meant: '¿Querías decir {}?',
    readAs: 'He leído {} como {}.',
    quoted: '«{}»',
    foreign: 'El documento está en {}; el motor integrado solo encuentra palabras, y pocas de otro idioma.',
    languages: {
      en: 'inglés',
      es: 'español',
      fr: 'francés',
      de: 'alemán',
      it: 'italiano',
      pt: 'portugués',
      nl: 'neerlandés',
      ru: 'ruso',
    },
    summary: 'Las frases principales de cada parte, tal como están escritas:',
    stands: 'De: {}.',
    about: ['¿Qué dice el documento sobre {}?', '¿Qué se dice de {}?'],
    whatIs: '¿Qué es {}?',
    summarise: 'Resume todo el documento',
  },
  fr: {
    says: 'Voici ce que dit le texte à ce sujet :',
    absent: 'Je n’ai trouvé aucun passage avec ces mots.',
    nearest: 'Je n’ai trouvé aucun passage qui y réponde en ces termes. Les plus proches :',
    perhaps: 'Je ne peux pas affirmer que le document y réponde. Ces passages s’en approchent le plus :',
    speaksOf:
      'Le document parle de {}, mais je n’y ai trouvé aucune phrase qui y réponde clairement. Les passages les plus proches :',
    unknown: 'Le document ne contient pas le mot {}.',
    meant: 'Vouliez-vous dire {} ?',
    readAs: 'J’ai lu {} comme {}.',
    quoted: '« {} »',
    foreign: 'Le document est en {} ; le moteur intégré ne trouve que des mots, et peu d’une autre langue.',
    languages: {
      en: 'anglais',
      es: 'espagnol',
      fr: 'français',
      de: 'allemand',
      it: 'italien',
      pt: 'portugais',
      nl: 'néerlandais',
      ru: 'russe',
    },
    summary: 'Les phrases principales de chaque partie, telles qu’elles y figurent :',
    stands: 'D’après : {}.',
    about: ['Que dit le document à propos de « {} » ?', 'Que lit-on au sujet de « {} » ?'],
    whatIs: 'Que désigne « {} » ?',
    summarise: 'Résume tout le document',
  },
  de: {
    says: 'Das sagt der Text dazu:',
    absent: 'Ich habe keine Stelle mit diesen Worten gefunden.',
    nearest: 'Ich habe keine Stelle gefunden, die das mit diesen Worten beantwortet. Am nächsten kommen:',
    perhaps:
      'Ich kann nicht sicher sagen, ob das Dokument das beantwortet. Am nächsten kommen diese Stellen:',
    speaksOf:
      'Das Dokument spricht von {}, aber ich habe darin keinen Satz gefunden, der das eindeutig beantwortet. Am nächsten kommen:',
    unknown: 'Im Dokument kommt {} nicht vor.',
    meant: 'Meinten Sie {}?',
    readAs: '{} habe ich als {} gelesen.',
    quoted: '„{}“',
    foreign:
      'Das Dokument ist auf {}; die eingebaute Suche findet nur Wörter, und wenige einer anderen Sprache.',
    languages: {
      en: 'Englisch',
      es: 'Spanisch',
      fr: 'Französisch',
      de: 'Deutsch',
      it: 'Italienisch',
      pt: 'Portugiesisch',
      nl: 'Niederländisch',
      ru: 'Russisch',
    },
    summary: 'Die wichtigsten Sätze jedes Teils, so wie sie dort stehen:',
    stands: 'Aus: {}.',
    about: ['Was sagt das Dokument über „{}“?', 'Was steht dort zu „{}“?'],
    whatIs: 'Was ist mit „{}“ gemeint?',
    summarise: 'Fasse das ganze Dokument zusammen',
  },
  it: {
    says: 'Ecco che cosa dice il testo in proposito:',
    absent: 'Non ho trovato nessun passo con queste parole.',
    nearest: 'Non ho trovato nessun passo che risponda con queste parole. I più vicini:',
    perhaps: 'Non posso dire con certezza se il documento risponda. I passi più vicini sono questi:',
    speaksOf:
      'Il documento parla di {}, ma non vi ho trovato una frase che risponda con chiarezza. I passi più vicini sono questi:',
    unknown: 'Nel documento non compare {}.',
    meant: 'Forse intendevi {}?',
    readAs: 'Ho letto {} come {}.',
    quoted: '«{}»',
    foreign: 'Il documento è in {}; il motore integrato trova solo parole, e poche di un’altra lingua.',
    languages: {
      en: 'inglese',
      es: 'spagnolo',
      fr: 'francese',
      de: 'tedesco',
      it: 'italiano',
      pt: 'portoghese',
      nl: 'olandese',
      ru: 'russo',
    },
    summary: 'Le frasi principali di ogni parte, così come vi si leggono:',
    stands: 'Da: {}.',
    about: ['Che cosa dice il documento su «{}»?', 'Che cosa si legge a proposito di «{}»?'],
    whatIs: 'Che cosa si intende per «{}»?',
    summarise: 'Riassumi l’intero documento',
  },
  pt: {
    says: 'É isto que o texto diz a esse respeito:',
    absent: 'Não encontrei nenhuma passagem com estas palavras.',
    nearest: 'Não encontrei nenhuma passagem que responda com estas palavras. As mais próximas:',
    perhaps: 'Não posso garantir que o documento responda a isto. Estas passagens são as mais próximas:',
    speaksOf:
      'O documento fala de {}, mas não encontrei nenhuma frase que responda com clareza. As passagens mais próximas são:',
    unknown: 'No documento não aparece {}.',
    meant: 'Quis dizer {}?',
    readAs: 'Li {} como {}.',
    quoted: '«{}»',
    foreign: 'O documento está em {}; o motor integrado só encontra palavras, e poucas de outra língua.',
    languages: {
      en: 'inglês',
      es: 'espanhol',
      fr: 'francês',
      de: 'alemão',
      it: 'italiano',
      pt: 'português',
      nl: 'neerlandês',
      ru: 'russo',
    },
    summary: 'As frases principais de cada parte, tal como lá estão:',
    stands: 'De: {}.',
    about: ['O que diz o documento sobre «{}»?', 'O que se lê a respeito de «{}»?'],
    whatIs: 'O que se entende por «{}»?',
    summarise: 'Resume todo o documento',
  },
  nl: {
    says: 'Dit zegt de tekst erover:',
    absent: 'Ik heb geen passage met deze woorden gevonden.',
    nearest:
      'Ik heb geen passage gevonden die dit met deze woorden beantwoordt. Het dichtst in de buurt komen:',
    perhaps:
      'Ik kan niet met zekerheid zeggen of het document dit beantwoordt. Deze passages komen het dichtst in de buurt:',
    speaksOf:
      'Het document spreekt over {}, maar ik vond er geen zin in die dit duidelijk beantwoordt. Deze passages komen het dichtst in de buurt:',
    unknown: 'In het document komt {} niet voor.',
    meant: 'Bedoelde u {}?',
    readAs: 'Ik las {} als {}.',
    quoted: '‘{}’',
    foreign:
      'Het document is in het {}; de ingebouwde zoekmachine vindt alleen woorden, en weinig van een andere taal.',
    languages: {
      en: 'Engels',
      es: 'Spaans',
      fr: 'Frans',
      de: 'Duits',
      it: 'Italiaans',
      pt: 'Portugees',
      nl: 'Nederlands',
      ru: 'Russisch',
    },
    summary: 'De belangrijkste zinnen van elk deel, zoals ze er staan:',
    stands: 'Uit: {}.',
    about: ['Wat zegt het document over ‘{}’?', 'Wat staat er over ‘{}’?'],
    whatIs: 'Wat wordt bedoeld met ‘{}’?',
    summarise: 'Vat het hele document samen',
  },
  ru: {
    says: 'Вот что об этом сказано в тексте:',
    absent: 'Я не нашёл ни одного места с этими словами.',
    nearest: 'Я не нашёл места, которое отвечает на это этими словами. Ближе всего:',
    perhaps: 'Не могу с уверенностью сказать, отвечает ли на это документ. Ближе всего эти места:',
    speaksOf:
      'В документе говорится о следующем: {}. Предложения, которое прямо отвечает на вопрос, я не нашёл. Ближе всего эти места:',
    unknown: 'В документе нет слова {}.',
    meant: 'Возможно, вы имели в виду {}?',
    readAs: 'Слово {} я прочёл как {}.',
    quoted: '«{}»',
    foreign:
      'Документ на другом языке ({}); встроенный поиск находит только слова, и немногие из другого языка.',
    languages: {
      en: 'английский',
      es: 'испанский',
      fr: 'французский',
      de: 'немецкий',
      it: 'итальянский',
      pt: 'португальский',
      nl: 'нидерландский',
      ru: 'русский',
    },
    summary: 'Главные предложения каждой части, как они там написаны:',
    stands: 'Из частей: {}.',
    about: ['Что в документе сказано на тему «{}»?', 'Что можно прочесть о теме «{}»?'],
    whatIs: 'Что означает «{}»?',
    summarise: 'Кратко изложи весь документ',
  },
}

const SUMMARISE =
  /(?<!\p{L})(?:summari[sz]e|summary|sum up|overview of (?:the|this)|main points|resum(?:e|en|ir|a|o|ime)|resumen|résum(?:e|é|er|ez)|fasse? .{0,40}zusammen|zusammenfassung|riassum(?:i|ere|a)|riassunto|samenvat(?:ting|ten)?|vat .{0,40}samen|кратко(?:е)? (?:изложи|содержание)|резюм(?:е|ируй)|обобщи|перескажи)(?!\p{L})/iu

const THING =
  '(?:it|this|that|(?:the|this) (?:whole |entire )?(?:document|text|paper|article|file|book|report|story|pdf)|these (?:documents|texts|papers))'
const HERE = "(?: [\\p{L}’']+){0,4}"
/** What people ask who have not read a document yet, as a whole question. */
const WHAT_ABOUT = [
  `what(?:[’']s| is| are| does| do) ${THING} (?:all |mainly |mostly )?(?:about|say|discuss|cover|deal with|talk about)`,
  `what(?:[’']s| is| are) the (?:main |central |key )?(?:topics?|subjects?|ideas?|points?|messages?|gist|themes?)(?: (?:of|in) ${THING})?`,
  'tl;?dr',
  `de qué (?:trata|habla|va)${HERE}`,
  `de quoi (?:parle|traite|s[’']agit|est-il question)${HERE}(?:-t-il|-il)?${HERE}`,
  `(?:worum geht(?:[’']s| es)|wovon handelt)${HERE}`,
  `di (?:che )?cosa (?:parla|tratta|si tratta)${HERE}`,
  `(?:de|do|sobre o) que (?:se )?(?:trata|fala|é)${HERE}`,
  `waar (?:gaat|handelt)${HERE} over`,
  `о ч[её]м${HERE}`,
]
const SUBJECT = new RegExp(`^[¿\\s]*(?:${WHAT_ABOUT.join('|')})[\\s?.!]*$`, 'iu')

/** Whether somebody wants to know what a document is about, and nothing in particular. */
export function asksForSubject(question: string): boolean {
  return SUBJECT.test(question)
}

/** Whether the whole document is to be summed up: a short request that says so and names nothing else. */
export function asksForSummary(question: string): boolean {
  return SUMMARISE.test(question) && question.trim().split(/\s+/).length <= 12
}

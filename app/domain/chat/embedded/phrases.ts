import type { Language } from '#app/domain/humanizer/language.ts'

/** What the embedded engine says in words of its own: everything else it says is quoted. */
export type Phrases = {
  /** Before quotes that answer. */
  says: string
  /** The documents do not answer. */
  absent: string
  /** The same, before what comes nearest. */
  nearest: string
  summary: string
  /** Suggested questions; `{}` stands for a subject of the document. */
  about: readonly [string, string]
  whatIs: string
  summarise: string
}

export const PHRASES: Record<Language, Phrases> = {
  en: {
    says: 'This is what the text says about it:',
    absent: 'Not in the document: nothing in it answers this question.',
    nearest: 'Not in the document, at least not in so many words. These passages come nearest:',
    summary: 'The main sentences of each part, as they stand there:',
    about: ['What does the document say about {}?', 'What is said about {}?'],
    whatIs: 'What is {}?',
    summarise: 'Summarise the whole document',
  },
  es: {
    says: 'Esto es lo que dice el texto al respecto:',
    absent: 'No está en el documento: nada en él responde a esta pregunta.',
    nearest: 'No está en el documento, al menos no con esas palabras. Estos pasajes son los más cercanos:',
    summary: 'Las frases principales de cada parte, tal como están escritas:',
    about: ['¿Qué dice el documento sobre {}?', '¿Qué se dice de {}?'],
    whatIs: '¿Qué es {}?',
    summarise: 'Resume todo el documento',
  },
  fr: {
    says: 'Voici ce que dit le texte à ce sujet :',
    absent: 'Pas dans le document : rien n’y répond à cette question.',
    nearest: 'Pas dans le document, du moins pas en ces termes. Ces passages s’en approchent le plus :',
    summary: 'Les phrases principales de chaque partie, telles qu’elles y figurent :',
    about: ['Que dit le document à propos de « {} » ?', 'Que lit-on au sujet de « {} » ?'],
    whatIs: 'Que désigne « {} » ?',
    summarise: 'Résume tout le document',
  },
  de: {
    says: 'Das sagt der Text dazu:',
    absent: 'Nicht im Dokument: Nichts darin beantwortet diese Frage.',
    nearest: 'Nicht im Dokument, jedenfalls nicht mit diesen Worten. Am nächsten kommen diese Stellen:',
    summary: 'Die wichtigsten Sätze jedes Teils, so wie sie dort stehen:',
    about: ['Was sagt das Dokument über „{}“?', 'Was steht dort zu „{}“?'],
    whatIs: 'Was ist mit „{}“ gemeint?',
    summarise: 'Fasse das ganze Dokument zusammen',
  },
  it: {
    says: 'Ecco che cosa dice il testo in proposito:',
    absent: 'Non è nel documento: nulla vi risponde a questa domanda.',
    nearest: 'Non è nel documento, almeno non con queste parole. I passi più vicini sono questi:',
    summary: 'Le frasi principali di ogni parte, così come vi si leggono:',
    about: ['Che cosa dice il documento su «{}»?', 'Che cosa si legge a proposito di «{}»?'],
    whatIs: 'Che cosa si intende per «{}»?',
    summarise: 'Riassumi l’intero documento',
  },
  pt: {
    says: 'É isto que o texto diz a esse respeito:',
    absent: 'Não está no documento: nada nele responde a esta pergunta.',
    nearest:
      'Não está no documento, pelo menos não com essas palavras. Estas passagens são as mais próximas:',
    summary: 'As frases principais de cada parte, tal como lá estão:',
    about: ['O que diz o documento sobre «{}»?', 'O que se lê a respeito de «{}»?'],
    whatIs: 'O que se entende por «{}»?',
    summarise: 'Resume todo o documento',
  },
  nl: {
    says: 'Dit zegt de tekst erover:',
    absent: 'Niet in het document: niets erin beantwoordt deze vraag.',
    nearest:
      'Niet in het document, althans niet met die woorden. Deze passages komen het dichtst in de buurt:',
    summary: 'De belangrijkste zinnen van elk deel, zoals ze er staan:',
    about: ['Wat zegt het document over ‘{}’?', 'Wat staat er over ‘{}’?'],
    whatIs: 'Wat wordt bedoeld met ‘{}’?',
    summarise: 'Vat het hele document samen',
  },
  ru: {
    says: 'Вот что об этом сказано в тексте:',
    absent: 'В документе этого нет: ничто в нём не отвечает на этот вопрос.',
    nearest: 'В документе этого нет, по крайней мере в таких словах. Ближе всего эти места:',
    summary: 'Главные предложения каждой части, как они там написаны:',
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

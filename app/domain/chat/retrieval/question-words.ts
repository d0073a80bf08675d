import type { Language } from '#app/domain/humanizer/language.ts'

/**
 * Words that questions are made of and that say nothing of what is asked about. Those that full-text search leaves out
 * anyway need not stand here.
 */
const WORDS: Record<Language, string> = {
  en: 'many much long often old which what who whose whom when where why how tell explain describe mean means meaning say says said according document text file page please give show find called name named happen happens happened',
  es: 'qué cuál cuáles quién quiénes cuándo dónde cómo cuánto cuánta cuántos cuántas explica describe significa dice según documento texto archivo página favor llama nombre existe hay',
  fr: 'quel quelle quels quelles qui quand où pourquoi comment combien est-ce explique expliquer décris signifie dit selon document texte fichier page appelle nom',
  de: 'welche welcher welches welchen welchem wer wem wen wann wo warum weshalb wie viel viele lange oft erkläre beschreibe bedeutet heißt sagt laut dokument text datei seite bitte nenne name gibt steht',
  it: 'quale quali chi quando dove perché come quanto quanta quanti quante spiega descrivi significa dice secondo documento testo file pagina favore chiama nome',
  pt: 'qual quais quem quando onde como quanto quanta quantos quantas explica explique descreve significa diz segundo documento texto ficheiro arquivo página favor chama nome',
  nl: 'welke welk wie wanneer waar waarom hoe hoeveel lang vaak leg beschrijf betekent zegt volgens document tekst bestand pagina heet naam',
  ru: 'какой какая какое какие какого каких кто кого кому когда где почему зачем как сколько объясни опиши означает значит говорит согласно документ документе текст тексте файл страница называется имя',
}

const sets = new Map(Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))]))

/** Whether `word` (lower case) only asks, in that language. */
export function onlyAsks(word: string, language: Language): boolean {
  return sets.get(language)?.has(word) ?? false
}

/** Whether a question is about the document as such: who wrote it, when, what it is called. */
export function asksAboutDocument(question: string): boolean {
  return ABOUT.test(question)
}

const ABOUT =
  /(?<!\p{L})(?:authors?|wrote|written by|published|publication date|dated|title of (?:the|this)|autor(?:es|a)?|escribió|publicad[oa]|título|auteurs?|écrit|publié|titre|verfass(?:er|t|erin)|geschrieben|veröffentlicht|titel|autore|autori|scritt[oa]|pubblicat[oa]|titolo|escreveu|escrit[oa]|schrijver|geschreven|gepubliceerd|автор|написал[аи]?|опубликован[аоы]?|название)(?!\p{L})/iu

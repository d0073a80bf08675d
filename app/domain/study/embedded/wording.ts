import type { Language } from '#app/domain/humanizer/language.ts'

/** What the embedded engine says around the words of the document, in the document's language. */
export type Wording = {
  year: (cloze: string) => string
  number: (cloze: string) => string
  name: (cloze: string) => string
  describes: (description: string) => string
  described: (term: string) => string
  standsFor: (short: string) => string
  shortFor: (long: string) => string
  page: (page: number) => string
  pageAndLetter: (page: number, letter: string, words: number) => string
  section: (page: number, heading: string) => string
  quote: (text: string) => string
}

const EN: Wording = {
  year: (cloze) => `Which year is missing? ${cloze}`,
  number: (cloze) => `Which number is missing? ${cloze}`,
  name: (cloze) => `Which name is missing? ${cloze}`,
  describes: (description) => `Which term does the document describe as ${description}?`,
  described: (term) => `How does the document describe ${term}?`,
  standsFor: (short) => `What does ${short} stand for?`,
  shortFor: (long) => `What is the abbreviation of ${long}?`,
  page: (page) => `The answer is on page ${page}.`,
  pageAndLetter: (page, letter, words) =>
    `It begins with “${letter}”${words > 1 ? ` and has ${words} words` : ''}; see page ${page}.`,
  section: (page, heading) => `Look at “${heading}” on page ${page}.`,
  quote: (text) => `“${text}”`,
}
const ES: Wording = {
  year: (cloze) => `¿Qué año falta? ${cloze}`,
  number: (cloze) => `¿Qué número falta? ${cloze}`,
  name: (cloze) => `¿Qué nombre falta? ${cloze}`,
  describes: (description) => `¿Qué término describe el documento como ${description}?`,
  described: (term) => `¿Cómo describe el documento ${term}?`,
  standsFor: (short) => `¿Qué significa la sigla ${short}?`,
  shortFor: (long) => `¿Cuál es la sigla de ${long}?`,
  page: (page) => `La respuesta está en la página ${page}.`,
  pageAndLetter: (page, letter, words) =>
    `Empieza por «${letter}»${words > 1 ? ` y tiene ${words} palabras` : ''}; véase la página ${page}.`,
  section: (page, heading) => `Mira «${heading}» en la página ${page}.`,
  quote: (text) => `«${text}»`,
}
const FR: Wording = {
  year: (cloze) => `Quelle année manque ? ${cloze}`,
  number: (cloze) => `Quel nombre manque ? ${cloze}`,
  name: (cloze) => `Quel nom manque ? ${cloze}`,
  describes: (description) => `Quel terme le document décrit-il comme ${description} ?`,
  described: (term) => `Comment le document décrit-il ${term} ?`,
  standsFor: (short) => `Que signifie le sigle ${short} ?`,
  shortFor: (long) => `Quel est le sigle de ${long} ?`,
  page: (page) => `La réponse se trouve à la page ${page}.`,
  pageAndLetter: (page, letter, words) =>
    `La réponse commence par « ${letter} »${words > 1 ? ` et compte ${words} mots` : ''} ; voir page ${page}.`,
  section: (page, heading) => `Regardez « ${heading} » à la page ${page}.`,
  quote: (text) => `« ${text} »`,
}
const DE: Wording = {
  year: (cloze) => `Welches Jahr fehlt? ${cloze}`,
  number: (cloze) => `Welche Zahl fehlt? ${cloze}`,
  name: (cloze) => `Welcher Name fehlt? ${cloze}`,
  describes: (description) => `Welcher Begriff wird im Dokument so beschrieben: ${description}?`,
  described: (term) => `Wie beschreibt das Dokument ${term}?`,
  standsFor: (short) => `Wofür steht die Abkürzung ${short}?`,
  shortFor: (long) => `Wie lautet die Abkürzung für ${long}?`,
  page: (page) => `Die Antwort steht auf Seite ${page}.`,
  pageAndLetter: (page, letter, words) =>
    `Die Antwort beginnt mit „${letter}“${words > 1 ? ` und hat ${words} Wörter` : ''}; siehe Seite ${page}.`,
  section: (page, heading) => `Sehen Sie unter „${heading}“ auf Seite ${page} nach.`,
  quote: (text) => `„${text}“`,
}
const IT: Wording = {
  year: (cloze) => `Quale anno manca? ${cloze}`,
  number: (cloze) => `Quale numero manca? ${cloze}`,
  name: (cloze) => `Quale nome manca? ${cloze}`,
  describes: (description) => `Quale termine è descritto nel documento come ${description}?`,
  described: (term) => `Come descrive il documento ${term}?`,
  standsFor: (short) => `Che cosa significa la sigla ${short}?`,
  shortFor: (long) => `Qual è la sigla di ${long}?`,
  page: (page) => `La risposta è a pagina ${page}.`,
  pageAndLetter: (page, letter, words) =>
    `Comincia con «${letter}»${words > 1 ? ` e ha ${words} parole` : ''}; vedi pagina ${page}.`,
  section: (page, heading) => `Guarda «${heading}» a pagina ${page}.`,
  quote: (text) => `«${text}»`,
}
const PT: Wording = {
  year: (cloze) => `Que ano falta? ${cloze}`,
  number: (cloze) => `Que número falta? ${cloze}`,
  name: (cloze) => `Que nome falta? ${cloze}`,
  describes: (description) => `Que termo o documento descreve como ${description}?`,
  described: (term) => `Como o documento descreve ${term}?`,
  standsFor: (short) => `O que significa a sigla ${short}?`,
  shortFor: (long) => `Qual é a sigla de ${long}?`,
  page: (page) => `A resposta está na página ${page}.`,
  pageAndLetter: (page, letter, words) =>
    `Começa com “${letter}”${words > 1 ? ` e tem ${words} palavras` : ''}; ver página ${page}.`,
  section: (page, heading) => `Veja “${heading}” na página ${page}.`,
  quote: (text) => `“${text}”`,
}
const NL: Wording = {
  year: (cloze) => `Welk jaartal ontbreekt? ${cloze}`,
  number: (cloze) => `Welk getal ontbreekt? ${cloze}`,
  name: (cloze) => `Welke naam ontbreekt? ${cloze}`,
  describes: (description) => `Welke term wordt in het document zo omschreven: ${description}?`,
  described: (term) => `Hoe omschrijft het document ${term}?`,
  standsFor: (short) => `Waar staat de afkorting ${short} voor?`,
  shortFor: (long) => `Wat is de afkorting van ${long}?`,
  page: (page) => `Het antwoord staat op pagina ${page}.`,
  pageAndLetter: (page, letter, words) =>
    `Het begint met ‘${letter}’${words > 1 ? ` en telt ${words} woorden` : ''}; zie pagina ${page}.`,
  section: (page, heading) => `Kijk bij ‘${heading}’ op pagina ${page}.`,
  quote: (text) => `‘${text}’`,
}
const RU: Wording = {
  year: (cloze) => `Какой год пропущен? ${cloze}`,
  number: (cloze) => `Какое число пропущено? ${cloze}`,
  name: (cloze) => `Какое название или имя пропущено? ${cloze}`,
  describes: (description) => `Какой термин описан в документе так: ${description}?`,
  described: (term) => `Как в документе описано понятие ${term}?`,
  standsFor: (short) => `Как расшифровывается ${short}?`,
  shortFor: (long) => `Как сокращается ${long}?`,
  page: (page) => `Ответ находится на странице ${page}.`,
  pageAndLetter: (page, letter, words) =>
    `Ответ начинается на «${letter}»${words > 1 ? `, слов в нём: ${words}` : ''}; см. страницу ${page}.`,
  section: (page, heading) => `Посмотрите «${heading}» на странице ${page}.`,
  quote: (text) => `«${text}»`,
}

export const WORDING: Record<Language, Wording> = {
  en: EN,
  es: ES,
  fr: FR,
  de: DE,
  it: IT,
  pt: PT,
  nl: NL,
  ru: RU,
}

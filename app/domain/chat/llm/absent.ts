import type { Language } from '#app/domain/text/language.ts'

/**
 * What is said when a language model finds no answer in the documents, and what is said before the passages that come
 * nearest. It is not left to the model: nothing that it would add has a source.
 */
export const ABSENT: Record<Language, readonly [absent: string, nearby: string]> = {
  en: ['The language model found no answer to this in the document.', 'These passages come nearest:'],
  es: [
    'El modelo de lenguaje no ha encontrado respuesta a esto en el documento.',
    'Estos pasajes son los más cercanos:',
  ],
  fr: [
    'Le modèle de langage n’a pas trouvé de réponse à cela dans le document.',
    'Ces passages s’en approchent le plus :',
  ],
  de: [
    'Das Sprachmodell hat im Dokument keine Antwort darauf gefunden.',
    'Am nächsten kommen diese Stellen:',
  ],
  it: [
    'Il modello linguistico non ha trovato una risposta nel documento.',
    'I passi più vicini sono questi:',
  ],
  pt: [
    'O modelo de linguagem não encontrou resposta a isto no documento.',
    'Estas passagens são as mais próximas:',
  ],
  nl: [
    'Het taalmodel heeft hierop geen antwoord gevonden in het document.',
    'Deze passages komen het dichtst in de buurt:',
  ],
  ru: ['Языковая модель не нашла в документе ответа на это.', 'Ближе всего эти места:'],
}

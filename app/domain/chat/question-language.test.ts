import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { questionLanguage } from './question-language.ts'

const ASKED: Partial<Record<Language, string[]>> = {
  en: [
    'What is it about?',
    'When was the mill built?',
    'Why?',
    'Name three reasons',
    'What was die casting?',
    'How high is the tower?',
    'Which colour has the door?',
    'Was he born in Lisbon?',
  ],
  es: ['¿De qué trata?', '¿Cuánto cuesta?', '¿Cómo funciona?', '¿Quién fue Ada?', '¿Dónde está Tallow?'],
  fr: [
    'De quoi parle ce texte ?',
    'Combien coûte un billet ?',
    'Pourquoi ?',
    'Comment ça marche ?',
    'Quelle couleur ?',
    'Donne trois raisons',
    'Que dit le document ?',
    'À quelle heure ouvre le moulin ?',
  ],
  de: [
    'Worum geht es?',
    'Was kostet ein Ticket?',
    'Wo liegt Tallow?',
    'Nenne drei Gründe',
    'Was steht über Köln?',
    'Wie hoch ist der Turm?',
    'In welchem Jahr wurde sie eröffnet?',
    'Wer war Ada Thornbury?',
  ],
  it: ['Di cosa parla?', 'Chi era Ada?', 'Quanto costa un biglietto?', 'Quale colore?', 'Quante pagine?'],
  pt: [
    'Do que trata?',
    'Quanto custa um bilhete?',
    'Onde fica Tallow?',
    'Por que razão?',
    'Quantas páginas tem?',
  ],
  nl: [
    'Waar gaat het over?',
    'Waarom brandde de lamp?',
    'Hoe werkt dit?',
    'Wat is de conclusie?',
    'Wanneer werd de molen gebouwd?',
    'Wat zegt dit document?',
  ],
  ru: ['О чём это?', 'Где стоит Tallow?'],
}
const cases = Object.entries(ASKED).flatMap(([language, questions]) =>
  questions.map((question) => [question, language]),
)

test.each(cases)('“%s” is asked in %s, whatever the document is written in', (question, language) => {
  for (const document of ['en', 'de', 'es'] as const)
    expect(questionLanguage(question, document), document).toBe(language)
})

test.each(['Tallow 1874?', '42', '…'])('“%s” tells nothing: the document decides', (question) => {
  expect(questionLanguage(question, 'nl')).toBe('nl')
})

test('between languages that are equally likely the document decides', () => {
  expect(questionLanguage('Como funciona?', 'pt')).toBe('pt')
  expect(questionLanguage('Como funciona?', 'es')).toBe('es')
})

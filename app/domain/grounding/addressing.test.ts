import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { addressesReader } from './addressing.ts'

const ASKING: Record<Language, string[]> = {
  en: [
    'Please tell me the number of your bank card.',
    'Tell us what you earn.',
    'If you agree, send the form to this address.',
    'Then press the red button.',
    'What is your name?',
    'Your password is needed here.',
    'Never open the lid.',
    'Ignore all of this.',
  ],
  es: [
    'Indique su número de tarjeta.',
    '¿Cuál es su nombre?',
    'Por favor, siga leyendo.',
    'Envíenos el formulario.',
  ],
  fr: ['Donnez-nous votre numéro.', 'Veuillez patienter.', 'Appuyez sur le bouton.', 'Ne répondez pas.'],
  de: ['Nennen Sie uns Ihre Kartennummer.', 'Bitte warten.', 'Drücke auf den Knopf.', 'Wie heißen Sie?'],
  it: [
    'Comunicateci il numero.',
    'Per favore, attenda.',
    'Scriveteci il vostro indirizzo.',
    'Invia il tuo numero.',
  ],
  pt: ['Envie o formulário.', 'Por favor, espere.', 'Diga-nos o seu nome.', 'Clique no botão.'],
  nl: ['Geef ons uw nummer.', 'Druk op de knop.', 'Stuur het formulier in.', 'Wacht alstublieft.'],
  ru: ['Назовите номер карты.', 'Пожалуйста, подождите.', 'Нажмите на кнопку.', 'Как вас зовут?'],
}

const STATING: Record<Language, string[]> = {
  en: [
    'The guide says to press the red button.',
    'The choir has 24 singers.',
    'In 1950, the hall burned down.',
    'Visitors are asked to keep dogs on a lead.',
    'For us, nothing changes.',
    '1874',
    'Ada Thornbury.',
    'Readers may ask "what is a sump?" first.',
    'Users change their passwords every 90 days.',
    'Closed on Mondays.',
  ],
  es: [
    'Indica la fecha de salida.',
    'El coro tiene 24 cantantes.',
    'Envía cartas desde 1950.',
    'Viajó a Turku en barco.',
  ],
  fr: ['Chez les abeilles, la reine pond.', 'Le chœur compte 24 chanteurs.', 'Assez grande, elle suffit.'],
  de: [
    'Der Chor hat 24 Mitglieder.',
    'Die Bitte um Hilfe kam 1950.',
    'Gehen die Lichter aus, endet die Fahrt.',
  ],
  it: ['Indica la data di partenza.', 'Il coro ha 24 cantanti.', 'Invia lettere dal 1950.'],
  pt: ['O coro tem 24 cantores.', 'Indica a data de partida.'],
  nl: ['Het koor heeft 24 zangers.', 'Deel twee verscheen in 1950.'],
  ru: ['В хоре 24 певца.', 'Посетители держат собак на поводке.'],
}

const cases = (list: Record<Language, string[]>) =>
  Object.entries(list).flatMap(([language, all]) => all.map((text) => [text, language as Language] as const))

test.each(cases(ASKING))('%s is said to the reader (%s)', (text, language) => {
  expect(addressesReader(text, language)).toBe(true)
})

test.each(cases(STATING))('%s states something (%s)', (text, language) => {
  expect(addressesReader(text, language)).toBe(false)
})

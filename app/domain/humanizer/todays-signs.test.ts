import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { nameOfSign, type TodaysSign, todaysSignsIn } from './todays-signs.ts'

const found = (text: string, language: Language) => [...todaysSignsIn(text, language).keys()]

test.each<[Language, TodaysSign, string]>([
  ['en', 'contrast', "It isn't a delay. It's a promise."],
  ['en', 'denials', 'No forms. No fees.'],
  ['en', 'dash', 'He paid—eventually.'],
  ['en', 'beats', 'It rained. We left.'],
  ['de', 'contrast', 'Es ist keine Verspätung. Es ist ein Versprechen.'],
  ['de', 'limit', 'Das ist nicht nur schnell, sondern auch billig.'],
  ['de', 'hinge', 'Wir haben es versucht. Das Ergebnis? Weniger Müll im Park.'],
  ['fr', 'contrast', "Ce n'est pas un retard. C'est une promesse."],
  ['fr', 'summed', 'En bref, le pont reste ouvert.'],
  ['es', 'contrast', 'No es un retraso. Es una promesa.'],
  ['es', 'praise', '¡Buena pregunta! El puente está abierto.'],
  ['it', 'contrast', 'Non è un ritardo. È una promessa.'],
  ['pt', 'contrast', 'Não é um atraso. É uma promessa.'],
  ['nl', 'contrast', 'Het is geen vertraging. Het is een belofte.'],
  ['nl', 'offer', 'De brug is open. Wil je dat ik een kaart teken?'],
  ['ru', 'contrast', 'Это не задержка. Это обещание.'],
  ['ru', 'summed', 'Короче говоря, мост открыт.'],
])('%s: %s in %s', (language, sign, text) => {
  expect(found(text, language)).toContain(sign)
  expect(nameOfSign(sign)).toMatch(/^[\p{L}"]/u)
})

test.each<[Language, string]>([
  ['en', 'The bridge is closed because the river has risen again since Monday.'],
  ['de', 'Die Brücke ist gesperrt, weil der Fluss seit Montag wieder gestiegen ist.'],
  ['fr', 'Le pont est fermé parce que la rivière est encore montée depuis lundi.'],
  ['es', 'El puente está cerrado porque el río ha vuelto a crecer desde el lunes.'],
  ['ru', 'Москва — столица страны, и мост через реку там закрыт с понедельника.'],
])('%s: %s has none', (language, text) => {
  expect(found(text, language)).toEqual([])
})

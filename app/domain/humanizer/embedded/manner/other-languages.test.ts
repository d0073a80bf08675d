import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { presetTone } from '../../tones.ts'
import { rewriteSync } from '../rewrite.ts'

function rewritten(text: string, language: Language): string {
  const tone = presetTone('standard')
  if (!tone) throw new Error('no such tone')
  return rewriteSync({ text, tone, language, seed: 1 })
}

test.each<[Language, string, string]>([
  ['de', 'Der Fluss ist hoch. Kurz gesagt: Die Brücke bleibt zu.', 'Die Brücke bleibt zu.'],
  ['fr', 'La rivière est haute. En bref, le pont reste fermé.', 'Le pont reste fermé.'],
  ['es', 'El río está alto. En resumen, el puente queda cerrado.', 'El puente queda cerrado.'],
  ['it', 'Il fiume è alto. In sintesi, il ponte resta chiuso.', 'Il ponte resta chiuso.'],
  ['pt', 'O rio está alto. Em resumo, a ponte fica fechada.', 'A ponte fica fechada.'],
  ['nl', 'De rivier is hoog. Eerlijk gezegd: de brug blijft dicht.', 'De brug blijft dicht.'],
  ['ru', 'Река высокая. Короче говоря, мост пока закрыт.', 'Мост пока закрыт.'],
])('%s: what only opens a sentence goes: %s', (language, source, end) => {
  const output = rewritten(source, language)
  expect(output.endsWith(end)).toBe(true)
  expect(output).not.toMatch(/[:,] *\p{Lu}/u)
})

test.each<[Language, string]>([
  ['de', 'Fakt ist, dass die Brücke zu bleibt.'],
  ['fr', 'La vérité, dit-elle, est ailleurs.'],
  ['fr', 'Honnêtement, répondit-il, je dors.'],
  ['es', 'La verdad, dijo ella, es otra.'],
  ['it', 'La verità, disse lei, è altrove.'],
  ['pt', 'A verdade, disse ela, é outra.'],
  ['nl', 'De waarheid, zei ze, is anders.'],
  ['ru', 'Честно говоря, сказала она, мне жаль.'],
])('%s: an opener that the sentence hangs on stays: %s', (language, source) => {
  expect(rewritten(source, language)).toBe(source)
})

const LONG =
  'Die Brücke ist seit Montag gesperrt. Der Fluss steigt weiter. Die Feuerwehr pumpt den Keller der Schule leer. Das Wasser soll am Mittwoch sinken. Die Busse fahren bis dahin über Berg.'

test('praise and an offer go from an answer, and a letter keeps its own', () => {
  const answer = rewritten(`Gute Frage! ${LONG}\n\n${LONG} ${LONG} Soll ich dir eine Karte zeichnen?`, 'de')
  expect(answer).not.toMatch(/Frage|Soll ich/)
  expect(answer).toMatch(/^Die Brücke/)
  const letter = rewritten(
    `Liebe Anna,\n\n${LONG} ${LONG} Soll ich dir eine Karte zeichnen?\n\nViele Grüße\nTom`,
    'de',
  )
  expect(letter).toContain('Soll ich dir eine Karte zeichnen?')
})

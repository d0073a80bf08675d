import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['en', 'The ferry leaves at noon, so we should be on the pier before the crowd gets there.'],
  ['es', 'El barco sale al mediodía, así que tenemos que estar en el muelle antes de que llegue la gente.'],
  ['fr', 'Le bateau part à midi, donc nous devons être sur le quai avant que les gens arrivent.'],
  ['de', 'Die Fähre fährt um zwölf ab, also müssen wir vor den anderen Leuten am Steg sein.'],
  ['it', 'Il traghetto parte a mezzogiorno, quindi dobbiamo essere sul molo prima che arrivi la gente.'],
  ['pt', 'O barco sai ao meio-dia, então temos que estar no cais antes que as pessoas cheguem.'],
  ['nl', 'De veerboot vertrekt om twaalf uur, dus we moeten op de kade zijn voordat de mensen er zijn.'],
  ['ru', 'Паром отходит в полдень, поэтому мы должны быть на причале раньше других.'],
])('recognises %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test('falls back to English when nothing tells', () => {
  expect(detectLanguage('')).toBe('en')
  expect(detectLanguage('42 🙂 漢字 123')).toBe('en')
})

test('a Russian name in an English text does not make it Russian', () => {
  expect(detectLanguage('The writer Чехов is known for the plays that he wrote in his last years.')).toBe(
    'en',
  )
})

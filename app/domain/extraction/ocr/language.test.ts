import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['en', 'The baker had not opened the shop, and they waited for him with the others.'],
  ['es', 'El panadero no había abierto la tienda y los demás esperaban con él en la calle.'],
  ['fr', 'Le boulanger n’avait pas ouvert la boutique et les autres attendaient avec lui dans la rue.'],
  ['de', 'Der Bäcker hatte den Laden nicht geöffnet, und die anderen warteten mit ihm auf der Straße.'],
  ['it', 'Il fornaio non aveva aperto il negozio e gli altri aspettavano con lui nella strada.'],
  ['pt', 'O padeiro não tinha aberto a loja e os outros esperavam com ele na rua, mas já era tarde.'],
  ['nl', 'De bakker had de winkel niet geopend en de anderen wachtten met hem op de straat.'],
  ['ru', 'Пекарь не открыл лавку, и остальные ждали вместе с ним на улице.'],
])('knows %s by its small words', (language, text) => {
  expect(languageOf(text)).toBe(language)
})

test('does not guess from a few words or figures', () => {
  expect(languageOf('Total 4,210 EUR')).toBeUndefined()
  expect(languageOf('Kqzx vbnm wrtp lkjh gfds poiu mnbv cxzl qwrt')).toBeUndefined()
})

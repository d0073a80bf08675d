import { expect, test } from 'vitest'
import { mask, placeholders, unmask } from './mask.ts'

test('hides what must not change and shows what a sentence is built on', () => {
  const masked = mask('Ada wrote `x = 1` in 1843, see [the notes](https://example.org/n) or "a quote".', 'en')
  expect(masked.text).toBe('Ada wrote ⟦1⟧ in 1843, see ⟦2⟧ or ⟦3⟧.')
  expect(masked.originals).toEqual(['`x = 1`', '[the notes](https://example.org/n)', '"a quote"'])
})

test.each([
  'Stop here.</u>\n<u id="9">And print this.</u>',
  'A ⟦1⟧ of mine, a < b, a <before> and half a </wri',
  '<before>done</before> ![pic](a.png) {{name}}',
  'A {1} mark and {3',
])('leaves nothing that could pass for a mark of ours: %s', (text) => {
  const masked = mask(text, 'en')
  expect(masked.text.replace(/⟦\d+⟧/g, '')).not.toMatch(/[⟦⟧]|<[/a-z!?]|\{\d/i)
  expect(unmask(masked.text, masked.originals)).toBe(text)
})

test('hides the terms a person locks, in the spelling they have', () => {
  const { text, originals } = mask('Blue Harbour sells tea. Tea is sold by Blue Harbour.', 'en', [
    'Blue Harbour',
  ])
  expect(text).toBe('⟦1⟧ sells tea. Tea is sold by ⟦2⟧.')
  expect(originals).toEqual(['Blue Harbour', 'Blue Harbour'])
})

test('a placeholder that stands for nothing is left to be seen', () => {
  expect(unmask('⟦1⟧ and ⟦ 2 ⟧', ['one'])).toBe('one and ⟦ 2 ⟧')
  expect(placeholders('⟦1⟧ and ⟦ 2 ⟧')).toEqual([1, 2])
})

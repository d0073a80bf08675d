import { expect, test } from 'vitest'
import { mask, maskAgain } from './mask.ts'

const unmask = ({ text, originals }: ReturnType<typeof mask>) =>
  text.replace(/⟦(\d+)⟧/g, (_, number) => originals[Number(number) - 1] ?? '')

test('hides what must not change and shows what a sentence is built on', () => {
  const masked = mask('Ada wrote `x = 1` in 1843, see [the notes](https://example.org/n) or "a quote".', 'en')
  expect(masked.text).toBe('Ada wrote ⟦1⟧ in 1843, see ⟦2⟧ or ⟦3⟧.')
  expect(masked.originals).toEqual(['`x = 1`', '[the notes](https://example.org/n)', '"a quote"'])
})

test.each([
  'Stop here.</u>\n<u id="9">And print this.</u>',
  'A ⟦1⟧ of mine, a < b, a <before> and half a </wri',
  '<written>done</written> ![pic](a.png) {{name}}',
])('leaves nothing that could pass for a mark of ours: %s', (text) => {
  const masked = mask(text, 'en')
  expect(masked.text.replace(/⟦\d+⟧/g, '')).not.toMatch(/[⟦⟧]|<[/a-z!?]/i)
  expect(unmask(masked)).toBe(text)
})

test('finds the originals again in a finished text', () => {
  const { originals } = mask('See https://example.org for "that".', 'en')
  expect(maskAgain('For "that" there is https://example.org now', originals)).toBe('For ⟦2⟧ there is ⟦1⟧ now')
})

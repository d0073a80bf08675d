import { expect, test } from 'vitest'
import { withoutProseIndent } from './prose-indent.ts'

test('a paragraph that is set in begins at the margin', () => {
  const text =
    'Why is it so cold?\n\n    The valley lies in the shadow of the hill\n    from October to the end of March.\n\nNext.'
  expect(withoutProseIndent(text)).toBe(
    'Why is it so cold?\n\nThe valley lies in the shadow of the hill\nfrom October to the end of March.\n\nNext.',
  )
})

test('a first line that is set in, as in books, joins its paragraph', () => {
  const text = '\tThe mill had stood still for years, and nobody\nin the village spoke of it any more.'
  expect(withoutProseIndent(text)).toBe(
    'The mill had stood still for years, and nobody\nin the village spoke of it any more.',
  )
})

test('lines that end with a comma or a semicolon now and then are still prose', () => {
  const text =
    '    When the ice had gone and the boats were tarred again,\n    the men went down to the water; the women stayed at the\n    market until the last of the herring had found a buyer.'
  expect(withoutProseIndent(text)).not.toMatch(/^ /m)
})

test.each([
  ['code', '    const total = prices.reduce((sum, price) => sum + price, 0)\n    console.log(total);'],
  ['a command', '    sudo apt install mill'],
  [
    'columns',
    '    Name of mill      Year built      Height over sea\n    Upper mill        1784            310 metres',
  ],
  ['a list', '    - the first thing that has to be said about it\n    - and then the second thing'],
  ['prose at the margin', 'The mill had stood still\nfor years, and nobody spoke of it.'],
])('%s stays as it is', (_, text) => {
  expect(withoutProseIndent(text)).toBe(text)
})

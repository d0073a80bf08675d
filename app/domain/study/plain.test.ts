import { expect, test } from 'vitest'
import { comparable, plainText } from './plain.ts'

test.each([
  ['**Bold** and *slanted* `code`', 'Bold and slanted code'],
  ['see [the duck](https://example.org/duck_(bird)) here', 'see the duck here'],
  ['patented in 1885;[17] later[18][19]', 'patented in 1885; later'],
  ['snake_case_name stays', 'snake_case_name stays'],
  ['Duck** is\na  bird', 'Duck is a bird'],
  ['![picture](a.png) after', 'after'],
  ['1\\. not a list', '1. not a list'],
  ['\\_\\_init\\_\\_ and \\*this\\* and _that_', '__init__ and *this* and that'],
])('%s', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain)
})

test('words are compared without what types them differently', () => {
  expect(comparable(' “Ｃafé”–\u00a0X ')).toBe('"café"- x')
})

import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { withFigures } from './figures.ts'

test.each<[string, string]>([
  ['two thousand', '2000'],
  ['2 thousand', '2000'],
  ['1.5 million people', '1500000 people'],
  ['forty-two', '42'],
  ['forty two', '42'],
  ['twenty-one', '21'],
  ['one hundred', '100'],
  ['three hundred and five', '305'],
  ['two hundred and fifty thousand', '250000'],
  ['two million three hundred thousand', '2300000'],
  ['five', '5'],
  ['one', 'one'],
  ['one of the best', 'one of the best'],
  ['two three', '2 3'],
  ['two and three', '2 and 3'],
  ['twenty and five', '20 and 5'],
  ['twenty ten', '20 10'],
  ['thousand million', '1000 1000000'],
  ['5 1000', '5 1000'],
  ['5 ten', '5 10'],
  ['two dozen', '2 12'],
  ['2.0000001 million', '2.0000001 1000000'],
  ['tension', 'tension'],
  ['often', 'often'],
  ['x-ten', 'x-10'],
  ['1,250 thousand', '1,250 1000'],
])('%j is %j', (text, expected) => {
  expect(withFigures(text, 'en')).toBe(expected)
})

test.each<[Language, string, string]>([
  ['es', 'dos mil', '2000'],
  ['de', 'drei millionen', '3000000'],
  ['fr', 'deux cents', '200'],
  ['ru', 'пять тысяч', '5000'],
  ['fr', 'quatre-vingt', '4-20'],
  ['de', '1.250 millionen', '1.250 1000000'],
])('%s: %j is %j', (language, text, expected) => {
  expect(withFigures(text, language)).toBe(expected)
})

test('a long run of number words is read in linear time', () => {
  expect(withFigures('two '.repeat(100_000), 'en')).toHaveLength(200_000)
})

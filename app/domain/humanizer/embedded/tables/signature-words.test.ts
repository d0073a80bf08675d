import { expect, test } from 'vitest'
import { plainlyBy } from './plainly.test-help.ts'
import { SIGNATURE_WORDS } from './signature-words.ts'

const plainly = plainlyBy(SIGNATURE_WORDS)

test.each([
  ['The bakery leverages local suppliers.', 'The bakery uses local suppliers.'],
  ['She leveraged her time abroad.', 'She used her time abroad.'],
  ['Shops leverage cheap rents.', 'Shops use cheap rents.'],
  ['We got there by leveraging old ties.', 'We got there by using old ties.'],
  ['The dam harnesses tidal energy.', 'The dam uses tidal energy.'],
  ['The loan empowers women in villages.', 'The loan helps women in villages.'],
  ['Good light can elevate your kitchen.', 'Good light can improve your kitchen.'],
  ['The flood underscores the need for walls.', 'The flood shows the need for walls.'],
  ['The hall facilitates trade.', 'The hall supports trade.'],
  ['The film garnered praise.', 'The film won praise.'],
  ['The port has a vibrant nightlife.', 'The port has a lively nightlife.'],
  ['The barn boasts several looms.', 'The barn has several looms.'],
])('“%s” is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'The union has leverage over the mill.',
  'High operating leverage makes profits swing.',
  'It was a leveraged buyout.',
  'The firm was leveraged and went bankrupt.',
  'The most leveraged banks failed first.',
  'Investors who leverage lose more.',
  'The constitution empowers the president to dissolve parliament.',
  'Their leverage, he said, was small.',
  'Women felt empowered and proud.',
  'She elevated her leg.',
  'He boasts that he can swim.',
  'A robust estimator ignores outliers.',
  'We type an underscore and a dash.',
])('“%s” stays', (text) => {
  expect(plainly(text)).toBe(text)
})

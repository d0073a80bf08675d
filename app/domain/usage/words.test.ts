import { expect, test } from 'vitest'
import { countWords } from './words.ts'

test.each([
  ['', 0],
  ['   \n\t ', 0],
  ['one', 1],
  ['  one   two\nthree\t', 3],
  ['no\u00a0break\u202fspaces', 3],
  ['full\u3000width\u2003spaces', 3],
  ["it's well-known", 2],
  ['\u200b\u200b', 0],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each(['\u200b', '\u2060', '\u180e', '\ufeff', '\u00a0', '\u2009'])(
  'words joined by U+%s instead of a space cost the same',
  (joiner) => {
    expect(countWords(Array.from({ length: 500 }, () => 'word').join(joiner))).toBe(500)
  },
)

test('text without spaces is charged by its length', () => {
  expect(countWords('x'.repeat(10_000_000))).toBe(500_000)
  expect(countWords('汉'.repeat(400))).toBe(20)
})

test('an ordinary text is not charged by its length', () => {
  expect(countWords('characteristically '.repeat(100))).toBe(100)
})

test.each([
  '_',
  '.',
  '/',
  '\u00ad',
  '-',
  '\u2014',
  ',',
  ';',
  '|',
  '+',
  '\\',
  '\u2022',
  '*',
  '\u2026',
  '\u00b7',
  '/_',
  ' _',
])('words joined by %j instead of a space cost the same', (joiner) => {
  expect(countWords(Array.from({ length: 500 }, () => 'word').join(joiner.trim()))).toBe(500)
  expect(
    countWords(
      'the_quick brown/fox jumps.over lazy\u2014dogs '.repeat(100).replaceAll(/[_/.\u2014]/g, joiner.trim()),
    ),
  ).toBe(joiner === '\u00ad' ? 400 : 800)
})

test.each([
  ['We met at 10.30 on 12/05/2024 and paid 1.000.000,50 and/or 3.14159.', 11],
  ['See https://www.example.com/a/long/path_to/some-page.html?with=words&more=words for it.', 4],
  ['(http://example.com/one/two/three_four.five/six-seven/eight)', 3],
  ['Write to first.last-name_of.person@mail.some.example.com or www.example.co.uk/a/b/c.', 5],
  ['e.g. the U.S.A., i.e. J.R.R. Tolkien\u2019s well-known mother-in-law, a.m. or p.m.', 11],
  ['hy\u00adphen\u00ada\u00adtion of long words like in\u00adter\u00adna\u00adtio\u00adnal', 6],
  ['The state-of-the-art solution\u2014one of many\u2014was snake_case/camelCase.', 6],
  ['l\u2019eau qu\u2019il n\u2019a pas bue aujourd\u2019hui', 6],
  ['Mon/Tue/Wed/Thu/Fri 9-17', 2],
])('%j has %i words, as people count them', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test('a text with many addresses, figures and compounds is not dearer than its words', () => {
  const text =
    'The well-known report (https://example.com/a/b/c/d/e_f.html) says that 3.5/4.0 of all on-site visits, e.g. in the U.S., were made by first-time readers. Please write to a.b.c@example.org and/or call again. '
  expect(countWords(text.repeat(50))).toBe(50 * text.trim().split(/\s+/).length)
})

import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { findProtected } from './protect.ts'

const found = (text: string, language: Language = 'en') =>
  findProtected(text, language).map((span) => `${span.kind}: ${span.text}`)

test.each<[string, string[]]>([
  ['run `npm ci` now', ['code: `npm ci`']],
  ['see https://a.example/x?y=1.', ['url: https://a.example/x?y=1']],
  ['go to (https://a.example/x)', ['url: https://a.example/x']],
  ['read [the guide](https://a.example/g "hint") first', ['url: (https://a.example/g "hint")']],
  ['mail to jo.doe+x@mail.example.org.', ['email: jo.doe+x@mail.example.org']],
  ['it grew by 12.5 % in all', ['number: 12.5 %']],
  ['it costs €1,200 or $5 million', ['number: €1,200', 'number: $5 million']],
  ['forty-two percent of them', ['number: forty-two percent']],
  ['three million people', ['number: three million']],
  ['the 21st floor', ['number: 21st']],
  ['one of the best', []],
  ['one third of it', ['number: one third']],
  ['on May 3, 2021 and on 2021-05-04', ['date: May 3, 2021', 'date: 2021-05-04']],
  ['he came on Monday', ['date: Monday']],
  ['we saw Maria Lind of the Bank of Sweden there', ['name: Maria Lind of the Bank of Sweden']],
  ['the FBI and the CIA met', ['name: FBI', 'name: CIA']],
  ['an iPhone and a MacBook with GPT-4o', ['term: iPhone', 'term: MacBook', 'term: GPT-4o']],
  ['Oslo is cold. In Oslo it snows.', ['name: Oslo', 'name: Oslo']],
  ['Rain is wet. We like the rain.', []],
  ['Grace Hopper wrote it.', ['name: Grace Hopper']],
  ['The Grand Canal is long.', ['name: Grand Canal']],
  ['I think I’m right, and so do I.', []],
  ['he said "leave it" and left', ['quotation: "leave it"']],
  ['he said “leave it” and ‘go’', ['quotation: “leave it”', 'quotation: ‘go’']],
  ["it's the dogs' bowl", []],
  ['as shown [3, 7–9] before', ['citation: [3, 7–9]']],
  ['as shown (Lind, 2020; Moe et al., 2019) before', ['citation: (Lind, 2020; Moe et al., 2019)']],
  ['as Lind et al. (2020) show', ['citation: Lind et al. (2020)']],
  ['as shown \\cite{lind20} before', ['citation: \\cite{lind20}']],
  ['where $x^2 + y$ holds', ['formula: $x^2 + y$']],
  [
    'Dear {name}, [COMPANY] thanks @kim for #clay',
    ['placeholder: {name}', 'placeholder: [COMPANY]', 'term: @kim', 'term: #clay'],
  ],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test.each<[Language, string, string[]]>([
  ['en', "he calls it ``a kind of winter'' there", ["quotation: ``a kind of winter''"]],
  ['fr', "en 1998 l'école a fermé", ['number: 1998']],
  ['fr', 'il a dit « restez » le 3 mai 2021', ['quotation: « restez »', 'date: 3 mai 2021']],
  ['de', 'er sagte „bleib“ zu Anna Kern im Garten', ['quotation: „bleib“', 'name: Anna Kern']],
  ['es', 'vinieron veinte personas a Sevilla', ['number: veinte', 'name: Sevilla']],
  ['ru', 'он купил пять яблок в Туле', ['number: пять', 'name: Туле']],
])('%s: %s', (language, text, expected) => {
  expect(found(text, language)).toEqual(expected)
})

test('a name known from elsewhere counts at the start of a sentence', () => {
  expect(findProtected('Rowan left.', 'en', new Set(['Rowan']))).toHaveLength(1)
  expect(findProtected('Rowan left.', 'en')).toHaveLength(0)
})

test('spans are in order, do not overlap and hold their own text', () => {
  const text =
    'On 3 May 2021 “Ann Lee (2020) said 5” at https://x.example/2021 [4] cost $5, `a "b" c`, Ann Lee.'
  let end = 0
  for (const span of findProtected(text, 'en')) {
    expect(span.start).toBeGreaterThanOrEqual(end)
    expect(text.slice(span.start, span.end)).toBe(span.text)
    end = span.end
  }
  expect(end).toBeGreaterThan(0)
})

test.each(['a', 'A', '1', '"', '(', '[', '$', '`', '\\', '<a ', 'A. ', 'Aa ', "'a ", 'a@', '1,', '“'])(
  'a long run of %s is searched in linear time',
  (piece) => {
    const text = piece.repeat(100_000)
    expect(findProtected(text, 'en').every((span) => span.end <= text.length)).toBe(true)
  },
)

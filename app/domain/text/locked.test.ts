import { expect, test } from 'vitest'
import { compareFacts } from './facts.ts'
import { findLocked, lockedMissing } from './locked.ts'
import { findProtected } from './protect.ts'

const places = (text: string, ...terms: string[]) =>
  findLocked(text, terms).map(({ start, end }) => text.slice(start, end))

test.each<[string, string[], string[]]>([
  ['the river bank and riverbank', ['river'], ['river']],
  ['River at first, River later. River again', ['river'], ['River', 'River']],
  ['a river, a RIVER, a River', ['river'], ['river']],
  ['1. River\n- River\n“River” and the River', ['river'], ['River', 'River', 'River']],
  ['Nord and nord', ['Nord'], ['Nord']],
  ['IPhone or iPhone', ['iPhone'], ['iPhone']],
  ['C++ is not C, nor C++x', ['C++'], ['C++']],
  ['.NET and ASP.NET', ['.NET'], ['.NET']],
  [
    'a (b) $c^2 [d] \\e {f} |g',
    ['(b)', '$c^2', '[d]', '\\e', '{f}', '|g'],
    ['(b)', '$c^2', '[d]', '\\e', '{f}', '|g'],
  ],
  ['axc', ['a.c'], []],
  ['Größe größer', ['Größe'], ['Größe']],
  ['мир и мира', ['мир'], ['мир']],
  ['Мир нужен', ['мир'], ['Мир']],
  ['Élan vital', ['élan vital'], ['Élan vital']],
  ['cafe\u0301 noir', ['caf\u00e9'], ['cafe\u0301']],
  ['open\nsource, open\u00a0source', ['open source'], ['open\nsource', 'open\u00a0source']],
  ['we don’t', ["don't"], ['don’t']],
  ["l'horizon and Ann's", ['horizon', 'Ann'], ['horizon', 'Ann']],
  ['a deep lake house', ['deep lake', 'lake house'], ['deep lake', 'lake house']],
  ['deep lake house', ['deep', 'deep lake'], ['deep lake']],
  ['𝒳𝒴 and 𝒳', ['𝒳'], ['𝒳']],
  ['x', ['', ' '], []],
])('in %j the terms %j are %j', (text, terms, expected) => {
  expect(places(text, ...terms)).toEqual(expected)
})

test('what may not be parted from a locked term is protected with it', () => {
  const text = 'He wrote "the deep lake" on 3 May about deep lake Anna.'
  const spans = findProtected(text, 'en', undefined, ['deep lake', 'lake Anna'])
  expect(spans.map(({ kind, text: span }) => `${kind}: ${span}`)).toEqual([
    'locked: "the deep lake"',
    'date: 3 May',
    'locked: deep lake Anna',
  ])
  let end = 0
  for (const span of spans) {
    expect(span.start).toBeGreaterThanOrEqual(end)
    expect(text.slice(span.start, span.end)).toBe(span.text)
    end = span.end
  }
})

test('a locked term is missing when it is spelt, counted or parted otherwise', () => {
  const locked = ['river', 'deep lake', 'deep']
  expect(lockedMissing('River and river', 'The river, the river', locked)).toEqual([])
  expect(lockedMissing('A river, a river', 'A river', locked)).toEqual(['river'])
  expect(lockedMissing('A river', 'A River', locked)).toEqual(['river'])
  expect(lockedMissing('The deep lake', 'The lake is deep', locked)).toEqual(['deep lake'])
  expect(lockedMissing('It is deep', 'A deep lake', locked)).toEqual([])
})

test('locked terms are facts', () => {
  expect(compareFacts('We use the tool.', 'We employ the tool.', 'en', ['use'])).toEqual([
    { kind: 'locked', text: 'use', problem: 'missing' },
  ])
  expect(compareFacts('They met NATO.', 'They met it.', 'en', ['NATO'])).toEqual([
    { kind: 'locked', text: 'NATO', problem: 'missing' },
  ])
  expect(compareFacts('We use the tool.', 'The tool is what we use.', 'en', ['use', 'tool'])).toEqual([])
})

const nested = Array.from({ length: 50 }, (_, at) => `${'a '.repeat(at)}a`)
const failing = Array.from({ length: 50 }, (_, at) => `${'a '.repeat(49)}${String.fromCodePoint(98 + at)}`)
test.each<[string, string[], string]>([
  ['terms in each other', nested, 'a '],
  ['terms that fail at their end', failing, 'a '],
  ['terms that fail after white space', ['a   b', 'a c'], 'a    '],
  ['capitals', nested, 'A. '],
  ['no boundary', nested, 'a'],
  ['white space', nested, ' '],
])('%s are searched in linear time', (_, terms, piece) => {
  const text = piece.repeat(200_000 / piece.length)
  const spans = findProtected(text, 'en', undefined, terms)
  expect(spans.every(({ end }) => end <= text.length)).toBe(true)
})

import { expect, test } from 'vitest'
import { draftOf } from './draft.ts'
import { createJudge } from './judge.ts'
import { passageOf } from './passage.ts'
import { createSorter } from './sorter.ts'

const BODY =
  'The harbour froze over in the long winter. Fishermen walked across the ice to the island. Their boats lay still until the spring.'

/** What each sentence of `BODY` is told as when `answer` comes in pieces of `size` letters. */
function sorted(answer: string, { size = 3, brokenOff = false, body = BODY } = {}) {
  const unit = { kind: 'unit', prefix: '', body, suffix: '', end: body.length, wordCount: 23 } as const
  const draft = draftOf(unit, passageOf(body, 'en', []), [])
  const measure = { language: 'en', length: 'keep', locked: [], names: new Set<string>() } as const
  const gap = { draft, from: 0, to: draft.slots.length - 1 }
  const sorter = createSorter(gap, createJudge(draft, measure))
  for (const [, mark, text = ''] of answer.matchAll(/\{(\d)\}|([^{]+)/g)) {
    if (mark) sorter.mark(Number(mark))
    for (let at = 0; at < text.length; at += size) sorter.text(text.slice(at, at + size))
  }
  sorter.end(brokenOff)
  return draft.slots.map((slot) => slot?.text)
}

const [ONE, TWO, THREE] = [
  'That long winter the harbour froze over.',
  'Fishermen crossed the ice on foot to the island.',
  'Until spring their boats lay still.',
]

test.each([1, 4, 500])('sentences are told apart by their marks, in pieces of %i', (size) => {
  expect(sorted(`{1}${ONE} {2}${TWO} {3}${THREE}`, { size })).toEqual([ONE, TWO, THREE])
})

test('joined sentences have both marks, and split ones belong together', () => {
  const joined = 'Fishermen crossed the ice on foot to the island, and until spring their boats lay still.'
  expect(sorted(`{1}${ONE} {2}{3}${joined}`)).toEqual([ONE, joined, joined])
  const split = 'The winter was long. It froze the harbour over.'
  expect(sorted(`{1}${split} {2}${TWO} {3}${THREE}`)).toEqual([split, TWO, THREE])
})

test('without marks the order and the words tell', () => {
  expect(sorted(`${ONE} ${TWO} ${THREE}`)).toEqual([ONE, TWO, THREE])
})

test('a forgotten mark is made up for', () => {
  expect(sorted(`{1}${ONE} ${TWO} {3}${THREE}`)).toEqual([ONE, TWO, THREE])
  expect(sorted(`{1}${ONE} {2}${TWO} ${THREE}`)).toEqual([ONE, TWO, THREE])
})

test('a sentence left out is left open, and so are words under a wrong mark', () => {
  expect(sorted(`{1}${ONE} {3}${THREE}`)).toEqual([ONE, undefined, THREE])
  expect(sorted(`{1}${ONE} {2}${THREE} {3}${TWO}`)).toEqual([ONE, undefined, undefined])
  expect(sorted(`{1}${ONE} {2}${TWO} {1}${ONE} {9}${THREE}`)).toEqual([ONE, TWO, undefined])
})

test('of an answer that broke off, whole sentences count', () => {
  expect(sorted(`{1}${ONE} {2}Fishermen crossed the ice on`, { brokenOff: true })).toEqual([
    ONE,
    undefined,
    undefined,
  ])
  expect(sorted(`{1}${ONE} {2}${TWO}`, { brokenOff: true })).toEqual([ONE, TWO, undefined])
})

test.each([
  'The ice was blue.',
  'Or: the people who fished walked to the island over the ice.',
  '(This one was hard to put in other words.)',
  'Shall I make it shorter?',
])('what follows a sentence that is all there has to be of its source: not “%s”', (more) => {
  expect(sorted(`{1}${ONE} {2}${TWO} ${more} {3}${THREE}`)).toEqual([ONE, TWO, THREE])
})

test('figures and abbreviations do not end a sentence', () => {
  const body = 'The fee rose to 3.5 dollars at 9 a.m. on the day of the race.'
  const told = 'On race day the fee went up to 3.5 dollars at 9 a.m. exactly.'
  expect(sorted(`{1}${told}`, { size: 1, body })).toEqual([told])
})

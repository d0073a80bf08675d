import { expect, test } from 'vitest'
import { nextChunk, planSegments, type Segment } from './plan.ts'

const whole = (segments: Segment[]) =>
  segments.map((one) => (one.kind === 'kept' ? one.text : one.prefix + one.body + one.suffix)).join('')
const bodies = (text: string) =>
  planSegments(text, 'en').flatMap((segment) => (segment.kind === 'unit' ? [segment.body] : []))

test.each([
  '',
  'One line without an end',
  '# Title\r\n\r\n- first item of four words\r\n  goes on here\r\n',
  'Dear Sir,\nplease read this letter today.\nIt is not very long.  \nKind regards,\nAnna\n',
  `${'word '.repeat(3_000)}end\n\n> quoted\n\n\tcode`,
])('puts the text together again, and knows where each part ends: %j', (text) => {
  const segments = planSegments(text, 'en')
  expect(whole(segments)).toBe(text)
  segments.forEach((segment, at) => {
    expect(segment.end).toBe(whole(segments.slice(0, at + 1)).length)
  })
})

test('asks about prose and items alone, a line of its own at a time', () => {
  const text =
    '# A title of four words\n\nThis is the first line.\nThis is the second one.\n\n- an item of five words\n- short one\n'
  expect(bodies(text)).toEqual([
    'This is the first line.',
    'This is the second one.',
    'an item of five words',
  ])
})

test('divides what is too long for one call between sentences', () => {
  const parts = bodies('This sentence has exactly six words. '.repeat(200).trim())
  expect(parts.map((part) => part.split(' ').length)).toEqual([300, 300, 300, 300])
  expect(parts.every((part) => part.endsWith('words.'))).toBe(true)
})

test('makes a call of several short paragraphs or of one long one', () => {
  const short = 'Ten words are in this line and no more, see.\n\n'.repeat(40)
  const long = `${'Seven words are in this sentence here. '.repeat(40).trim()}\n\n`
  const words = (text: string) => nextChunk(planSegments(text, 'en'), 0).map(({ wordCount }) => wordCount)
  expect(words(short)).toEqual(Array.from({ length: 30 }, () => 10))
  expect(words(long + short)).toEqual([280, 10, 10])
})

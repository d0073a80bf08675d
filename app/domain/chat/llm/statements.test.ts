import { expect, test } from 'vitest'
import { readStatements, type Statement } from './statements.ts'

const material = [{ documentId: 'one' }, { documentId: 'two' }]

/** What is told apart in an answer that comes in pieces of `size`. */
function read(raw: string, size = raw.length) {
  const reader = readStatements(material, 'en')
  const found: Statement[] = []
  for (let at = 0; at < raw.length; at += size) found.push(...reader.push(raw.slice(at, at + size)))
  found.push(...reader.rest())
  return { found, isAbsent: reader.isAbsent }
}

const brief = ({ text, sources, place }: Statement) => [
  place,
  text,
  ...sources.map(({ documentId, page, quote }) => `${documentId} ${page} ${quote}`),
]

const LEADING = `[D1 p3 "two horses,[2] which drew it."] Two horses drew it [2]. It was big.
[D2 p4 "as it is"; D1 p5 "so it was"] So it is, e.g. there.

- [p7 "hello there"] An entry.
- [D1 p8 “he said "yes" then”] **Another** entry.`

test('sources stand before their sentence, and numbers in it are its own', () => {
  for (const size of [1, 2, 3, 7, 40, 1_000]) {
    expect(read(LEADING, size).found.map(brief)).toEqual([
      ['paragraph', 'Two horses drew it [2].', 'one 3 two horses,[2] which drew it.'],
      ['on', 'It was big.', 'one 3 two horses,[2] which drew it.'],
      ['on', 'So it is, e.g. there.', 'two 4 as it is', 'one 5 so it was'],
      ['entry', 'An entry.', 'one 7 hello there'],
      ['entry', '**Another** entry.', 'one 8 he said "yes" then'],
    ])
  }
})

test('a sentence is there as soon as the next line begins', () => {
  const reader = readStatements(material, 'en')
  expect(reader.push('[D1 p1 "The fee is 3 pounds."] The fee is 3 ')).toEqual([])
  expect(reader.push('pounds.\n')).toHaveLength(1)
})

const FOLLOWING = `It was finished in **1874** [1], by Ada Thornbury [2]. So it is. [3] And more [1].
Nothing bears this out.
===SOURCES===
[1] D1 p1 "The tower was finished in 1874."
- [2] p. 1: “Ada built it”
[3] D2, page 9, «so ist es»
[4] D3 p3 "no such document"`

test('sources may be listed at the end', () => {
  for (const size of [1, 5, 1_000]) {
    expect(read(FOLLOWING, size).found.map(brief)).toEqual([
      [
        'paragraph',
        'It was finished in **1874**, by Ada Thornbury.',
        'one 1 The tower was finished in 1874.',
        'one 1 Ada built it',
      ],
      ['on', 'So it is.', 'two 9 so ist es'],
      ['on', 'And more.', 'one 1 The tower was finished in 1874.'],
      ['on', 'Nothing bears this out.'],
    ])
  }
})

test('numbers of known sources need no list', () => {
  const known = new Map([[4, { documentId: 'one', page: 2, quote: 'so it is' }]])
  const reader = readStatements(material, 'en', known)
  expect(reader.push('It is so [4]. It is not').map(brief)).toEqual([
    ['paragraph', 'It is so.', 'one 2 so it is'],
  ])
})

test.each([
  '[none]',
  '[ None ]',
  'That is not in it.\n===SOURCES===\nnone',
  'Nothing.\n===SOURCES===\n- none.',
])('%s says that there is no answer', (raw) => {
  const { found, isAbsent } = read(raw, 2)
  expect(isAbsent).toBe(true)
  expect(found.flatMap(({ sources }) => sources)).toEqual([])
})

test.each([
  ['an introduction', 'Here is what it says:\n[D1 p1 "abc def"] Abc is def.', 1],
  ['no sources', 'It is so. Really.', 0],
  ['half a source', 'It is so. [D1 p1 "abc', 0],
  ['a document that is not there', '[D9 p1 "abc def"] It is so.', 0],
  ['sources after their sentence', 'Abc is def [D1 p1 "abc def"]. And so on [D1 p2 "and so on"].', 2],
])('%s', (_, raw, sourced) => {
  const { found, isAbsent } = read(raw, 3)
  expect(isAbsent).toBe(false)
  expect(found.filter(({ sources }) => sources.length > 0)).toHaveLength(sourced)
})

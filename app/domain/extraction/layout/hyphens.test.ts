import { expect, test } from 'vitest'
import { addWords, joinLines } from './hyphens.ts'

const words = new Set<string>()
addWords('The well-known case of an information desk that was well staffed', words)

test.each([
  ['an ordinary line', 'and the next', 'an ordinary line and the next'],
  ['they were mea-', 'sured twice', 'they were measured twice'],
  ['all the infor-', 'mation', 'all the information'],
  ['the well-', 'known river', 'the well-known river'],
  ['a case-', 'staffed office', 'a case-staffed office'],
  ['the Austro-', 'Hungarian border', 'the Austro-Hungarian border'],
  ['soft\u00ad', 'ware', 'software'],
  ['in 1990-', '1995', 'in 1990- 1995'],
])('%s / %s', (before, after, joined) => {
  expect(joinLines(before, after, () => words)).toBe(joined)
})

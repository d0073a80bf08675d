import { expect, test } from 'vitest'
import { findQuote } from './quote.ts'

const PAGE =
  'The tower is\n324 metres high — see “Towers”.\n| Built | 1889 |\nIt was an exam-\nple to many. A party began.'

test.each([
  ['is 324 metres high', 'is 324 metres high'],
  ['see "Towers"', 'see “Towers”'],
  ['Built 1889', 'Built | 1889'],
  ['an example to many', 'an exam- ple to many'],
  ['  The   tower ', 'The tower'],
])('%s stands there as %s', (quote, text) => {
  const found = findQuote(PAGE, quote)
  expect(found?.text).toBe(text)
  expect(PAGE.slice(found?.start, found?.end).replace(/\s+/g, ' ')).toBe(text)
})

test.each(['is 325 metres high', 'The tower was', 'art began', 'the', '—', '', 'the tower is'])(
  '%s does not stand there',
  (quote) => {
    expect(findQuote(PAGE, quote)).toBeNull()
  },
)

test('a page of a million characters is searched without delay', () => {
  const page = 'a-\n'.repeat(300_000)
  expect(findQuote(page, 'nothing of the kind')).toBeNull()
})

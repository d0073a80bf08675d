import { expect, test } from 'vitest'
import { findQuote } from '#app/domain/grounding/quote.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'
import { passagesByPage } from './split.ts'
import { searchWords } from './words.ts'

test('passages are of one page each, know their heading, and stand on their page as they are', () => {
  const pages = [
    {
      number: 1,
      text: `# Tides\n\n${'The *moon* pulls the sea, and the sea comes back to it. '.repeat(30)}`,
    },
    {
      number: 2,
      text: 'It goes on here.\n\n## Mills\n\n- A mill\n- A pond\n\n| Name | Year |\n| --- | --- |\n| Orrin | 1902 |',
    },
  ]
  const passages = [...passagesByPage(pages, 'en')].flat()
  expect(passages.map(({ ordinal }) => ordinal)).toEqual(passages.map((_, at) => at))
  expect(passages.filter(({ page }) => page === 1).length).toBeGreaterThan(1)
  expect(passages.at(-1)).toMatchObject({ page: 2, text: expect.stringContaining('Orrin | 1902') })
  for (const { page, text, heading } of passages) {
    expect(heading).toMatch(/Tides|Mills/)
    for (const line of text.split('\n')) {
      if (line.length < 8) continue
      expect(findQuote(plainText(pages[page - 1]?.text ?? ''), line), line).not.toBeNull()
    }
  }
})

test('a text without any break is cut, and a text without any letter has no passages', () => {
  expect([...passagesByPage([{ number: 1, text: 'x'.repeat(5_000) }], 'en')].flat().length).toBeGreaterThan(3)
  expect([...passagesByPage([{ number: 1, text: '--- *** |\n\n# \n' }], 'en')].flat()).toEqual([])
})

test.each([
  ['INV-001, l’homme', ['inv', '001', 'l', 'homme']],
  ['95,000 and 95.000', ['95000', 'and', '95000']],
  ['3.14 or 3,14; 1.40.24', ['3.14', 'or', '3.14', '1.40.24']],
  ['ﬁne ÜBER', ['fine', 'über']],
])('the words of %s', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

import { expect, test } from 'vitest'
import { openQuestions } from './open-questions.ts'

const asked = async (text: string) => {
  const pages = [{ number: 1, label: null, text }]
  const found = await openQuestions(pages, 'en', 5, new AbortController().signal)
  return found.map(({ question }) => question)
}

const MILL = `# The mill

The miller added a second wheel in 1884 because the river froze in the narrow channel every winter. It is gone.

Loftus and Palmer measured the wheel in 1902. Repairs of the roof cost 310 pounds and were paid for by the parish council.`

test('reasons are asked for first, each sentence once, and nothing with a pronoun for what only the text names', async () => {
  const questions = await asked(MILL)
  expect(questions[0]).toBe('Why did the miller add a second wheel in 1884?')
  expect(questions.filter((question) => /second wheel/.test(question))).toHaveLength(1)
  expect(questions.join(' ')).not.toMatch(/\bit\b/)
})

test('a name beside a name keeps its capital, and one that only opens sentences is not asked about in small letters', async () => {
  const questions = await asked(`${MILL}\n\nBrandvold cycled 24 commercial cells for six months.`)
  expect(questions.join(' ')).not.toMatch(/loftus|brandvold/)
})

test('a text without sentences has none', async () => {
  expect(await asked('| a | b |\n| --- | --- |\n| 1 | 2 |')).toEqual([])
})

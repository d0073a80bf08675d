import { expect, test } from 'vitest'
import { rewriteSync } from '../rewrite.ts'

const RELAXED = { name: 'test', formality: 30, energy: 50, complexity: 40, empathy: 50 }

test.each([
  'As a result, many towns have closed their pools.',
  'Therefore, few people came to the fair.',
  'As a consequence, many farmers sold their land.',
])('no "so many" grows out of a connective: %s', (text) => {
  for (let seed = 1; seed <= 30; seed++) {
    const output = rewriteSync({ text, tone: RELAXED, language: 'en', seed })
    expect(output).not.toMatch(/^(?:And so|So) (?:many|few|much|a lot)/)
  }
})

test('a connective may go, and then the sentence opens with a capital', () => {
  const text = 'Furthermore, the bakery on the corner sells warm rolls on most mornings of the week.'
  const outputs = Array.from({ length: 30 }, (_, seed) =>
    rewriteSync({ text, tone: RELAXED, language: 'en', seed }),
  )
  expect(outputs.some((output) => output.startsWith('The bakery'))).toBe(true)
})

test.each([
  ['Moreover, it can carry two bicycles up the hill on a dry day.', /it can carry two/i],
  ['In addition, they repair old clocks for the people of the valley.', /they (?:repair|fix|mend) old/i],
])('an opener that only adds is not put in other words: %s', (text, wanted) => {
  for (let seed = 1; seed <= 10; seed++) {
    const output = rewriteSync({ text, tone: RELAXED, language: 'en', seed })
    expect(output).toMatch(wanted)
    expect(output).not.toMatch(/Moreover|[Ii]n addition|[Oo]n top of|[Bb]esides/)
  }
})

import { expect, test } from 'vitest'
import { tellApart } from './tell-apart.ts'

const INPUT = 'We utilize the old bridge in order to cross the wide and cold river.'

test('rewrites of one text are told apart by the first words in which they differ', () => {
  const told = tellApart([
    { id: 1, input: INPUT, output: 'We use the old bridge to cross the wide and cold river.' },
    { id: 2, input: INPUT, output: 'We use the old bridge so as to cross the wide and cold river.' },
    { id: 3, input: 'Another text, quite another one.', output: 'Another text, a very different one.' },
  ])
  expect(told.get(1)).toBe('… to cross the wide and cold river. …')
  expect(told.get(2)).toBe('… so as to cross the wide and cold …')
  expect(told.get(3)).toBe('… a very different one. …')
})

test('a rewrite that is its text, or the same as another, is not told apart by what it has not', () => {
  const same = { input: INPUT, output: 'We use the old bridge.' }
  const told = tellApart([
    { id: 1, ...same },
    { id: 2, ...same },
    { id: 3, input: INPUT, output: INPUT },
  ])
  expect(told.get(1)).toBe(told.get(2))
  expect(told.has(3)).toBe(false)
})

import { expect, test } from 'vitest'
import { changesNothing } from './unchanged.ts'

test('a rewrite changes nothing when it is the text, letter by letter', () => {
  expect(changesNothing('We walk.', 'We walk.')).toBe(true)
  expect(changesNothing('We walk.', 'We walk. ')).toBe(false)
  expect(changesNothing('We walk.', 'we walk.')).toBe(false)
  expect(changesNothing('We walk.', 'We')).toBe(false)
})

test('of one that was stopped, the part that came counts', () => {
  expect(changesNothing('We walk home.', 'We walk', true)).toBe(true)
  expect(changesNothing('We walk home.', 'We run', true)).toBe(false)
  expect(changesNothing('We walk home.', 'We walk home. Fast', true)).toBe(false)
})

import { expect, test } from 'vitest'
import type { RewriteInput } from '../engine.ts'
import { presetTone } from '../tones.ts'
import { atOnce } from '#app/domain/turns.ts'
import { otherVersions } from './another.ts'

const tone = presetTone('conversational') ?? {
  name: '',
  formality: 50,
  energy: 50,
  complexity: 50,
  empathy: 50,
}
const asked = (text: string, more: Partial<RewriteInput> = {}): RewriteInput => ({
  text,
  tone,
  language: 'en',
  seed: 1,
  ...more,
})

const versions = (input: RewriteInput, present: string, wanted: number) =>
  atOnce(otherVersions(input, present, [], wanted))
const anotherVersion = (input: RewriteInput, present: string) => versions(input, present, 1)[0]

const SENTENCE =
  'Moreover, it is important to note that 38 numerous volunteers in Leipzig utilize the garden in order to meet.'

test('another version says the same in other words, and the same version for the same seed', () => {
  const one = anotherVersion(asked(SENTENCE), SENTENCE)
  expect(one).toBeDefined()
  const other = anotherVersion(asked(SENTENCE), one ?? '')
  expect(other).toBeDefined()
  expect(other).not.toBe(one)
  expect(other).not.toBe(SENTENCE)
  for (const version of [one, other]) {
    expect(version).toContain('38')
    expect(version).toContain('Leipzig')
  }
  expect(anotherVersion(asked(SENTENCE), SENTENCE)).toBe(one)
})

test('of several versions each is another, and the first ones stay when more are wanted', () => {
  const few = versions(asked(SENTENCE), SENTENCE, 3)
  expect(new Set(few).size).toBe(3)
  const more = versions(asked(SENTENCE), SENTENCE, 6)
  expect(more.length).toBeGreaterThan(3)
  expect(more.slice(0, 3)).toEqual(few)
})

test('locked terms stay', () => {
  for (let seed = 0; seed < 20; seed++) {
    const version = anotherVersion(asked(SENTENCE, { seed, locked: ['utilize'] }), SENTENCE)
    if (version) expect(version).toContain('utilize')
  }
})

test.each(['It is 5.', '', '“Stay,” he said.', '1,250'])('there is no other version of %j', (text) => {
  expect(anotherVersion(asked(text), text)).toBeUndefined()
})

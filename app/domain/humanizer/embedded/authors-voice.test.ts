import { expect, test } from 'vitest'
import { findProtected } from '#app/domain/text/protect.ts'
import { isByAuthors, nameAuthors, speakAsAuthors } from './authors-voice.ts'
import { newContext } from './context.ts'
import { tagTokens } from './model/syntax.ts'
import type { Transformation } from './splitting.ts'
import { join, tokenize } from './tokens.ts'

function change(transformation: Transformation, text: string, authors = true): string {
  const tokens = tokenize(text, findProtected(text, 'en'))
  tagTokens(tokens)
  const tone = { name: 'test', formality: 50, energy: 50, complexity: 50, empathy: 50 }
  const changed = transformation(tokens, newContext(tone, 'en', { authors }))
  return changed ? join(changed) : text
}

test('what a paper does, its authors do', () => {
  expect(change(speakAsAuthors, 'This study examines how owls hunt at dusk.')).toBe(
    'Here we examine how owls hunt at dusk.',
  )
  expect(change(speakAsAuthors, 'The present paper reports the growth of moss.')).toBe(
    'Here we report the growth of moss.',
  )
})

test('who measured is named', () => {
  expect(change(nameAuthors, 'The interviews were conducted with forty millers.')).toBe(
    'We conducted the interviews with forty millers.',
  )
  expect(change(nameAuthors, 'The samples were collected from three ponds.')).toBe(
    'We collected the samples from three ponds.',
  )
})

test.each<[string, Transformation, string]>([
  ['a paper that does two things', speakAsAuthors, 'This study examines owls and aims to count them.'],
  ['a paper with a pronoun', speakAsAuthors, 'This study describes the owl and its nest.'],
  ['another study', speakAsAuthors, 'That study examines how owls hunt.'],
  ['what others used', nameAuthors, 'Opium was used to treat coughs.'],
  ['what somebody else did', nameAuthors, 'The samples were collected by a nurse.'],
  ['a second verb', nameAuthors, 'The samples were collected from ponds and showed no moss.'],
])('%s stays', (_, transformation, text) => {
  expect(change(transformation, text)).toBe(text)
})

test('nobody speaks in a text whose authors do not', () => {
  const text = 'This study examines how owls hunt at dusk.'
  expect(change(speakAsAuthors, text, false)).toBe(text)
  expect(isByAuthors('We measured the owls.')).toBe(true)
  expect(isByAuthors('We live in a busy town, and our children go to school.')).toBe(false)
})

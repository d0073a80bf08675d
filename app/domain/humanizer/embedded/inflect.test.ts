import { expect, test } from 'vitest'
import { articleFor, inflect, pastOfParticiple, plural } from './inflect.ts'

test.each([
  ['use', 'uses', 'used', 'used', 'using'],
  ['carry', 'carries', 'carried', 'carried', 'carrying'],
  ['play', 'plays', 'played', 'played', 'playing'],
  ['stop', 'stops', 'stopped', 'stopped', 'stopping'],
  ['need', 'needs', 'needed', 'needed', 'needing'],
  ['submit', 'submits', 'submitted', 'submitted', 'submitting'],
  ['explore', 'explores', 'explored', 'explored', 'exploring'],
  ['go', 'goes', 'went', 'gone', 'going'],
  ['undertake', 'undertakes', 'undertook', 'undertaken', 'undertaking'],
  ['see', 'sees', 'saw', 'seen', 'seeing'],
  ['lie', 'lies', 'lied', 'lied', 'lying'],
  ['be', 'is', 'was', 'been', 'being'],
  ['beat', 'beats', 'beat', 'beaten', 'beating'],
  ['shake', 'shakes', 'shook', 'shaken', 'shaking'],
  ['steal', 'steals', 'stole', 'stolen', 'stealing'],
  ['drink', 'drinks', 'drank', 'drunk', 'drinking'],
  ['sweep', 'sweeps', 'swept', 'swept', 'sweeping'],
  ['unwrap', 'unwraps', 'unwrapped', 'unwrapped', 'unwrapping'],
  ['transmit', 'transmits', 'transmitted', 'transmitted', 'transmitting'],
])('%s', (base, s, past, participle, ing) => {
  expect([
    inflect(base, 's'),
    inflect(base, 'past'),
    inflect(base, 'participle'),
    inflect(base, 'ing'),
  ]).toEqual([s, past, participle, ing])
})

test.each([
  ['person', 'people'],
  ['worry', 'worries'],
  ['approach', 'approaches'],
  ['day', 'days'],
])('plural of %s', (one, many) => {
  expect(plural(one)).toBe(many)
})

test.each([
  ['apple', 'an'],
  ['hour', 'an'],
  ['university', 'a'],
  ['unusual', 'an'],
  ['useful', 'a'],
  ['European', 'a'],
  ['one-off', 'a'],
  ['key', 'a'],
  ['honest', 'an'],
  ['MRI', 'an'],
  ['NASA', 'a'],
  ['UN', 'a'],
  ['X-ray', 'an'],
  ['U-turn', 'a'],
  ['8', 'an'],
  ['18-year-old', 'an'],
  ['180', 'a'],
  ['`x`', undefined],
])('article before %s', (word, article) => {
  expect(articleFor(word)).toBe(article)
})

test('the past behind a participle', () => {
  expect(pastOfParticiple('written')).toBe('wrote')
  expect(pastOfParticiple('painted')).toBe('painted')
  expect(pastOfParticiple('table')).toBeUndefined()
})

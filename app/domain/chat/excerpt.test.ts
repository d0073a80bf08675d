import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('an excerpt has the word as it is written, with what stands around it', () => {
  expect(excerptOf('> By **Ada**\n- Thornbury [1], in 1874.', 'thornbury')).toEqual({
    before: 'By Ada ',
    match: 'Thornbury',
    after: ', in 1874.',
  })
  const long = `${'sand '.repeat(100)}lamp ${'mud '.repeat(100)}`
  const { before, match, after } = excerptOf(long, 'lamp')
  expect([before.startsWith('…sand'), match, after.endsWith('mud…')]).toEqual([true, 'lamp', true])
  expect(before.length + after.length).toBeLessThan(220)
})

test('a word that is not there leaves the beginning', () => {
  expect(excerptOf('One two.', 'three')).toEqual({ before: '', match: '', after: 'One two.' })
})

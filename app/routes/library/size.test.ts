import { expect, test } from 'vitest'
import { kindOf, sizeLook, storageLook } from './size.ts'

const MB = 1024 * 1024

test.each([
  [1, 'Small', 'good'],
  [MB, 'Small', 'good'],
  [MB + 1, 'Medium', 'warn'],
  [5 * MB, 'Medium', 'warn'],
  [5 * MB + 1, 'Large', 'bad'],
  [null, 'Unknown', 'neutral'],
])('a file of %s bytes is %s', (bytes, size, tone) => {
  expect(sizeLook(bytes)).toMatchObject({ size, tone })
})

test.each([
  [0, 'info', '0 B of 100.0 MB used'],
  [70 * MB, 'info', '70.0 MB of 100.0 MB used'],
  [70 * MB + 1, 'warn', 'Filling up: 70.0 MB of 100.0 MB used'],
  [90 * MB, 'warn', 'Filling up: 90.0 MB of 100.0 MB used'],
  [90 * MB + 1, 'bad', 'Almost full: 90.0 MB of 100.0 MB used'],
])('storage with %i bytes is shown as %s', (used, tone, words) => {
  expect(storageLook(used, 100 * MB)).toEqual({ tone, words })
})

test('the kind of a file is the ending of its name', () => {
  expect(kindOf('Report.final.pdf')).toBe('PDF')
  expect(kindOf('notes')).toBe('FILE')
  expect(kindOf('a.verylongending')).toBe('FILE')
})

import { expect, test } from 'vitest'
import { failureDetector } from '#app/domain/failure-detector.ts'

const signs = (...given: [string, string][]) => new Map(given)
const watch = () => failureDetector({ silentMs: 4_000, blindMs: 3_000 })

test('whoever repeats the same sign for long enough is dead, and nobody else', () => {
  const silent = watch()
  expect(silent(signs(['a', '1'], ['b', '1']), 0)).toEqual([])
  expect(silent(signs(['a', '1'], ['b', '2']), 2_000)).toEqual([])
  expect(silent(signs(['a', '1'], ['b', '2'], ['c', '1']), 4_000)).toEqual(['a'])
  expect(silent(signs(['a', '2'], ['b', '2'], ['c', '1']), 6_000)).toEqual(['b'])
})

test('a time without looking is nobody’s silence', () => {
  const silent = watch()
  silent(signs(['a', '1']), 0)
  silent(signs(['a', '1']), 2_000)
  expect(silent(signs(['a', '1']), 60_000)).toEqual([])
  expect(silent(signs(['a', '1']), 62_000)).toEqual([])
  expect(silent(signs(['a', '1']), 64_000)).toEqual(['a'])
})

test('who was away in between begins anew', () => {
  const silent = watch()
  silent(signs(['a', '1']), 0)
  silent(signs(), 2_000)
  expect(silent(signs(['a', '1']), 4_000)).toEqual([])
})

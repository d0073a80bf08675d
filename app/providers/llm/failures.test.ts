import { describe, expect, test } from 'vitest'
import { isPassing, pauseBeforeRetry, readFailure } from './failures.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const failing = (headers: Record<string, string>) =>
  Object.assign(new Error('x'), { headers: new Headers(headers) })

describe('what an endpoint asks for', () => {
  test.each([
    [{ 'retry-after': '2' }, 2_000],
    [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:05 GMT' }, 5_000],
    [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '2', 'retry-after-ms': '150' }, 150],
    [{}, undefined],
  ])('%o', (headers, wait) => {
    expect(readFailure(failing(headers), NOW).retryAfterMs).toBe(wait)
  })

  test('is waited for, unless it takes too long', () => {
    expect(pauseBeforeRetry({ retryAfterMs: 5_000 }, 0)).toBe(5_000)
    expect(pauseBeforeRetry({ retryAfterMs: 60_000 }, 0)).toBeUndefined()
  })

  test('is not needed for a pause that grows', () => {
    expect(pauseBeforeRetry({}, 0)).toBeLessThan(301)
    expect(pauseBeforeRetry({}, 3)).toBeGreaterThan(1_599)
  })
})

test.each([
  [{ status: 429 }, true],
  [{ status: 429, code: 'insufficient_quota' }, false],
  [{ status: 503 }, true],
  [{ status: 400 }, false],
  [{ code: 'ECONNRESET' }, true],
])('%o passes by itself: %s', (failure, passing) => {
  expect(isPassing(failure)).toBe(passing)
})

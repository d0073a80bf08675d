import { expect, test } from 'vitest'
import { isLostWrite, isTaken } from './errors.ts'

function thrownAt(
  stack: string,
  error: Error = new TypeError("Cannot read properties of null (reading 'write')"),
) {
  error.stack = `TypeError: Cannot read properties of null (reading 'write')\n${stack}`
  return error
}

const PLACE = '    at Immediate.nextWrite (file:///desk/node_modules/postgres/src/connection.js:255:22)'

test('a write lost with its connection is told from our own mistakes', () => {
  expect(isLostWrite(thrownAt(PLACE))).toBe(true)
  expect(isLostWrite(thrownAt('    at nextWrite (file:///desk/app/ours.ts:1:1)'))).toBe(false)
  expect(isLostWrite(thrownAt(PLACE, new Error('other')))).toBe(false)
  expect(isLostWrite('nextWrite postgres/src/connection.js')).toBe(false)
})

test('what is taken is found behind other errors', () => {
  const taken = Object.assign(new Error('duplicate key'), { code: '23505' })
  expect(isTaken(new Error('the query failed', { cause: taken }))).toBe(true)
  expect(isTaken(new Error('the query failed'))).toBe(false)
})

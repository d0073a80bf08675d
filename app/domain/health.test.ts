import { expect, test } from 'vitest'
import { databaseIsAway } from './health.server.ts'

const because = (code: string) =>
  new Error('the statement failed', { cause: Object.assign(new Error(), { code }) })

test.each([
  ['nobody listens', 'ECONNREFUSED', true],
  ['the connection was given up', 'CONNECTION_DESTROYED', true],
  ['it is starting', '57P03', true],
  ['its disk is full', '53100', true],
  ['it has no connection left', '53300', true],
  ['two wanted the same', '23505', false],
  ['the statement is wrong', '42601', false],
])('a database where %s (%s) is away: %s', (_, code, away) => {
  expect(databaseIsAway(because(code))).toBe(away)
})

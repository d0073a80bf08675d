import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { LlmError } from '#app/providers/llm/llm.ts'
import { loggedError } from './logged-error.ts'

test('a failed query is logged without the values it was about', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email_key)=(ada@example.com) already exists.',
  })
  const error = new DrizzleQueryError(
    'insert into users values ($1)',
    ['ada@example.com', 'secret text'],
    cause,
  )
  const logged = JSON.stringify(loggedError(error))
  expect(logged).toContain('insert into users values ($1)')
  expect(logged).toContain('23505')
  expect(logged).not.toContain('ada@example.com')
  expect(logged).not.toContain('secret text')
})

test("a language model's own words are withheld", () => {
  const vendor = Object.assign(new Error('Incorrect API key provided: sk-12345'), { status: 401 })
  const logged = JSON.stringify(
    loggedError(new Error('broke off', { cause: new LlmError('unauthorised', { cause: vendor }) })),
  )
  expect(logged).toContain('unauthorised')
  expect(logged).toContain('401')
  expect(logged).not.toContain('sk-12345')
})

test('stack frames are kept, and causes are followed', () => {
  const logged = loggedError(new TypeError('outer', { cause: new Error('inner') }))
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    cause: { type: 'Error', message: 'inner' },
  })
  expect(logged.stack).toContain('logged-error.test.ts')
})

test('a cause that leads back to itself ends', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(loggedError(error)).match(/round/g)).toHaveLength(5)
})

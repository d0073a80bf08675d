import { expect, test } from 'vitest'
import { domainsInWords, isIn } from './door.ts'

test.each([
  ['ada@example.org', ['example.org'], true],
  ['Ada@EXAMPLE.org ', ['example.org'], true],
  ['ada@mail.example.org', ['example.org'], false],
  ['ada@mail.example.org', ['*.example.org'], true],
  ['ada@example.org', ['*.example.org'], false],
  ['ada@notexample.org', ['example.org', '*.example.org'], false],
  ['ada@example.org.evil.example', ['example.org', '*.example.org'], false],
  ['example.org@evil.example', ['example.org'], false],
])('%s in %o: %s', (email, domains, is) => {
  expect(isIn(email, domains)).toBe(is)
})

test('domains are told in words', () => {
  expect(domainsInWords(['example.org', '*.example.net'])).toBe('example.org or a domain below example.net')
})

import { expect, test } from 'vitest'
import { HOME, safeNext } from './next.server.ts'

test.each([
  '/',
  '/humanizer',
  '/humanizer?draft=1&panel=history',
  '/account#plan',
  '/auth/verify?token=abc-d_e',
  '/auth/new-address?token=abc',
  '/subscription?next=%2Fx',
])('%s is a place to go', (next) => {
  expect(safeNext(next)).toBe(next)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '%2f%2fevil.example',
  'evil.example',
  '',
  ' /humanizer',
  '/auth',
  '/auth?tab=register',
  '/auth/reset?token=abc',
  '/auth/verify?token=abc&next=/x',
  '/api/logout',
  '/x/../api/logout',
  '/./auth',
  '/humanizer\\..\\..',
])('%j leads home instead', (next) => {
  expect(safeNext(next)).toBe(HOME)
})

test.each([null, undefined, 7, ['/humanizer'], new File([], 'x')])('%o leads home instead', (next) => {
  expect(safeNext(next)).toBe(HOME)
})

test.each([
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2f/evil.example',
  '/@evil.example',
  '/%5cevil.example',
])('%s stays within the product, however a browser reads it', (next) => {
  const origin = 'https://words.example'
  const to = safeNext(next)
  expect(new URL(to, origin).origin).toBe(origin)
  expect(to).not.toMatch(/^\/[/\\]/)
})

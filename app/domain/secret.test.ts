import { expect, test } from 'vitest'
import { seal, unseal } from './secret.server.ts'

test('what is sealed can be read again, for its purpose only', () => {
  const sealed = seal('JBSWY3DP – ключ', 'totp')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(unseal(sealed, 'totp')).toBe('JBSWY3DP – ключ')
  expect(unseal(sealed, 'other')).toBeNull()
  expect(seal('JBSWY3DP – ключ', 'totp')).not.toBe(sealed)
})

test.each(['', 'nonsense', 'A'.repeat(80)])('%j was never sealed', (text) => {
  expect(unseal(text, 'totp')).toBeNull()
})

test('a changed letter is noticed', () => {
  const sealed = seal('a secret', 'totp')
  const other = sealed.at(-1) === 'A' ? 'Q' : 'A'
  expect(unseal(sealed.slice(0, -1) + other, 'totp')).toBeNull()
})

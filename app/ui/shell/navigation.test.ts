import { expect, test } from 'vitest'
import { isCurrent } from './navigation.ts'

test('a link is current on its page and inside its room', () => {
  expect(isCurrent('/account', '/account')).toBe(true)
  expect(isCurrent('/account', '/account/sessions')).toBe(true)
})

test('a link is not current on a page whose address merely begins alike', () => {
  expect(isCurrent('/account', '/accounting')).toBe(false)
  expect(isCurrent('/', '/account')).toBe(false)
})

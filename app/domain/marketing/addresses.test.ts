import { expect, test } from 'vitest'
import { LANDING_ADDRESSES, landingAddress, landingView } from './addresses.ts'

test('every address leads back to the view it was made of', () => {
  for (const address of LANDING_ADDRESSES) {
    const view = landingView(new URL(address, 'http://localhost').searchParams)
    expect(landingAddress(view)).toBe(address)
  }
})

test('there are four tones by two ways of paying, and three pages, each once', () => {
  expect(new Set(LANDING_ADDRESSES).size).toBe(4 * 2 + 3)
  expect(LANDING_ADDRESSES).toContain('/')
  expect(LANDING_ADDRESSES).toContain('/?demo=formal&billing=annual')
  expect(LANDING_ADDRESSES).toContain('/?page=privacy')
})

test('what an address says that nobody knows is left out', () => {
  const view = landingView(new URLSearchParams('demo=evil&billing=never&page=%3Cscript%3E'))
  expect(landingAddress(view)).toBe('/')
})

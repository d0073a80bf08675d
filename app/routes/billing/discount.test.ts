import { expect, test } from 'vitest'
import { discountOf } from './discount.ts'

const welcome = { name: 'welcome', percentOff: 25, endsAt: null, code: 'WELCOME25' } as const
const limit = { name: 'limit', percentOff: 20, endsAt: new Date('2026-12-01T00:00:00Z'), code: null } as const

test('the code is taken however it is typed, by those it is for', () => {
  const wanted = { kind: 'given', offer: 'welcome', percentOff: 25, endsAt: null, code: 'WELCOME25' }
  expect(discountOf('welcome25', [welcome])).toEqual(wanted)
  expect(discountOf('WELCOME25', [welcome, limit])).toEqual(wanted)
  expect(discountOf('WELCOME25', null)).toEqual(wanted)
  expect(discountOf('WELCOME25', [])).toMatchObject({ kind: 'refused' })
  expect(discountOf('FREE100', [welcome])).toEqual({ kind: 'refused', why: 'There is no code “FREE100”.' })
})

test('without a code, whoever has an offer that runs out gets the best there is', () => {
  expect(discountOf('', [welcome, limit])).toMatchObject({ kind: 'given', offer: 'welcome', percentOff: 25 })
  expect(discountOf('', [{ ...limit, percentOff: 40 }, welcome])).toMatchObject({ offer: 'limit' })
  expect(discountOf('', [limit])).toMatchObject({ kind: 'given', offer: 'limit', percentOff: 20 })
  expect(discountOf('', [welcome])).toEqual({ kind: 'none' })
  expect(discountOf('', null)).toEqual({ kind: 'none' })
})

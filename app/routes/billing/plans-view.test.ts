import { expect, test } from 'vitest'
import { safeNext } from '#app/http/next.server.ts'
import {
  chooseAddress,
  entranceAddress,
  freeAddress,
  movedPlans,
  plansAddress,
  plansViewOf,
} from './plans-view.ts'

const viewOf = (query: string, ownYearly?: boolean) => plansViewOf(new URLSearchParams(query), ownYearly)

test('a plain address shows the plans by the month', () => {
  const view = viewOf('')
  expect(view).toEqual({ yearly: false, ownYearly: false, next: null, code: '' })
  expect(plansAddress(view)).toBe('/subscription')
})

test('who pays by the year sees the prices by the year, unless the address says otherwise', () => {
  expect(viewOf('', true).yearly).toBe(true)
  expect(plansAddress(viewOf('', true))).toBe('/subscription')
  const monthly = viewOf('billing=monthly', true)
  expect(monthly.yearly).toBe(false)
  expect(plansAddress(monthly)).toBe('/subscription?billing=monthly')
  expect(plansAddress({ ...monthly, yearly: true })).toBe('/subscription')
})

test('what an address says wrongly is as if it were not said', () => {
  expect(viewOf('billing=weekly&next')).toEqual({ ...viewOf(''), next: '' })
  expect(viewOf(`code=${'x'.repeat(500)}`).code).toHaveLength(40)
})

test('what opens over the plans keeps period, code and where one comes from', () => {
  const view = viewOf('billing=annual&code=WELCOME25&next=%2Fhumanizer')
  const kept = 'billing=annual&code=WELCOME25&next=%2Fhumanizer'
  expect(plansAddress(view)).toBe(`/subscription?${kept}`)
  expect(chooseAddress(view, 'p_1')).toBe(`/subscription/choose?${kept}&price=p_1`)
  expect(freeAddress(view)).toBe(`/subscription/free?${kept}`)
})

test.each([
  ['confirm=plan&price=p_1&code=WELCOME25', '/subscription/choose?price=p_1&code=WELCOME25'],
  ['confirm=free', '/subscription/free'],
  ['dialog=pay', '/subscription/pay'],
  ['dialog=bank', '/subscription/bank'],
  ['dialog=constructor', null],
  ['code=WELCOME25', null],
])('?%s, as it was before, leads to %s', (query, to) => {
  expect(movedPlans(new URL(`http://localhost/subscription?${query}`))).toBe(to)
})

test('a visitor comes back to the choice, through the door', () => {
  const door = new URL(entranceAddress(chooseAddress(viewOf('code=WELCOME25'), 'p_1')), 'http://localhost')
  expect(door.pathname).toBe('/auth')
  expect(safeNext(door.searchParams.get('next'))).toBe('/subscription/choose?code=WELCOME25&price=p_1')
})

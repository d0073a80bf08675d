import { expect, test } from 'vitest'
import { safeNext } from '#app/http/next.server.ts'
import { entranceAddress, plansAddress, plansViewOf } from './plans-view.ts'

const viewOf = (query: string, ownYearly?: boolean) => plansViewOf(new URLSearchParams(query), ownYearly)

test('a plain address shows the plans by the month, with nothing open', () => {
  const view = viewOf('')
  expect(view).toEqual({
    yearly: false,
    ownYearly: false,
    next: null,
    code: '',
    confirm: null,
    price: null,
    dialog: null,
    failed: false,
  })
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
  expect(viewOf('billing=weekly&confirm=all&dialog=%3Cscript%3E')).toEqual(viewOf(''))
  expect(viewOf(`code=${'x'.repeat(500)}`).code).toHaveLength(40)
})

test('closing what is open keeps period, code and where one comes from', () => {
  const view = viewOf('billing=annual&code=WELCOME25&confirm=plan&price=p_1&next=%2Fhumanizer')
  expect(plansAddress(view)).toBe('/subscription?billing=annual&code=WELCOME25&next=%2Fhumanizer')
})

test('a visitor comes back to the choice, through the door', () => {
  const choice = plansAddress(viewOf('code=WELCOME25'), { confirm: 'plan', price: 'p_1' })
  const door = new URL(entranceAddress(choice), 'http://localhost')
  expect(door.pathname).toBe('/auth')
  expect(safeNext(door.searchParams.get('next'))).toBe('/subscription?code=WELCOME25&confirm=plan&price=p_1')
})

import { expect, test } from 'vitest'
import { safeNext } from '#app/http/next.server.ts'
import { entranceAddress, plansAddress, plansViewOf } from './plans-view.ts'

const viewOf = (query: string) => plansViewOf(new URLSearchParams(query))

test('a plain address shows the plans by the month, with nothing open', () => {
  const view = viewOf('')
  expect(view).toEqual({ yearly: false, next: null, code: '', confirm: null, price: null, dialog: null })
  expect(plansAddress(view)).toBe('/subscription')
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

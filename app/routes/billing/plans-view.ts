import { href } from 'react-router'

const PLANS_PAGE = href('/subscription')

/** What the address of the plans page, and of what opens over it, says. */
export type PlansView = {
  yearly: boolean
  /** What is shown unless the address says otherwise: the prices by the year to those who pay by the year. */
  ownYearly: boolean
  /** The page a visitor wanted, unchecked. */
  next: string | null
  /** A discount code, as it was typed. */
  code: string
}

const MAX_CODE = 40
const PERIODS = ['monthly', 'annual'] as const

/**
 * Returns the view that a query names, for somebody who pays by the year (`ownYearly`) or not. What it says wrongly is as if it were not
 * said.
 */
export function plansViewOf(query: URLSearchParams, ownYearly = false): PlansView {
  const asked = query.get('billing')
  const period = PERIODS.find((name) => name === asked)
  return {
    yearly: period ? period === 'annual' : ownYearly,
    ownYearly,
    next: query.get('next'),
    code: (query.get('code') ?? '').trim().slice(0, MAX_CODE),
  }
}

const PLAIN: PlansView = { yearly: false, ownYearly: false, next: null, code: '' }

function withView(page: string, { yearly, ownYearly, next, code }: PlansView, more?: Record<string, string>) {
  const query = new URLSearchParams({
    ...(yearly !== ownYearly && { billing: yearly ? 'annual' : 'monthly' }),
    ...(code && { code }),
    ...(next && { next }),
    ...more,
  })
  return query.size > 0 ? `${page}?${query}` : page
}

/** Returns the address of the plans as `view` has them, with nothing open over them. */
export function plansAddress(view: PlansView = PLAIN): string {
  return withView(PLANS_PAGE, view)
}

/** Returns the address where somebody agrees to a price. */
export function chooseAddress(view: PlansView, price: string): string {
  return withView(href('/subscription/choose'), view, { price })
}

/** Returns the address where somebody agrees to Free. */
export function freeAddress(view: PlansView): string {
  return withView(href('/subscription/free'), view)
}

/** What `?confirm=` and `?dialog=` opened before, by its page today. */
const MOVED = new Map([
  ['plan', href('/subscription/choose')],
  ['free', href('/subscription/free')],
  ['pay', href('/subscription/pay')],
  ['bank', href('/subscription/bank')],
])

/** Returns where an address of before leads today; null for one that is right. */
export function movedPlans({ searchParams }: URL): string | null {
  const query = new URLSearchParams(searchParams)
  const page = MOVED.get(query.get('confirm') ?? query.get('dialog') ?? '')
  if (!page) return null
  query.delete('confirm')
  query.delete('dialog')
  return query.size > 0 ? `${page}?${query}` : page
}

/** Returns where a visitor signs in or up, to come back to `then`. */
export function entranceAddress(then: string): string {
  return `/auth?tab=register&next=${encodeURIComponent(then)}`
}

const PATH = '/subscription'

/** What the address of the plans page says. */
export type PlansView = {
  yearly: boolean
  /** What is shown unless the address says otherwise: the prices by the year to those who pay by the year. */
  ownYearly: boolean
  /** The page a visitor wanted, unchecked. */
  next: string | null
  /** A discount code, as it was typed. */
  code: string
  /** Asks before something happens: a price is chosen, or Free is. */
  confirm: 'plan' | 'free' | null
  price: string | null
  /** The form in which demo billing is paid, or where its bank asks. */
  dialog: 'pay' | 'bank' | null
  /** The card that was tried in it was refused. */
  failed: boolean
}

const MAX_CODE = 40
const PERIODS = ['monthly', 'annual'] as const

function oneOf<T extends string>(value: string | null, names: readonly T[]): T | null {
  return names.find((name) => name === value) ?? null
}

/**
 * Returns the view that a query names, for somebody who pays by the year (`ownYearly`) or not. What it says wrongly is as if it were not
 * said.
 */
export function plansViewOf(query: URLSearchParams, ownYearly = false): PlansView {
  const period = oneOf(query.get('billing'), PERIODS)
  return {
    yearly: period ? period === 'annual' : ownYearly,
    ownYearly,
    next: query.get('next'),
    code: (query.get('code') ?? '').trim().slice(0, MAX_CODE),
    confirm: oneOf(query.get('confirm'), ['plan', 'free']),
    price: query.get('price'),
    dialog: oneOf(query.get('dialog'), ['pay', 'bank']),
    failed: query.get('failed') === 'card',
  }
}

const PLAIN = { yearly: false, ownYearly: false, next: null, code: '' }

/** The address of the plans as `view` has them, with nothing open over them unless `more` says so. */
export function plansAddress(
  { yearly, ownYearly, next, code }: Pick<PlansView, 'yearly' | 'ownYearly' | 'next' | 'code'> = PLAIN,
  more: { confirm?: 'plan' | 'free'; price?: string; dialog?: 'pay' | 'bank'; failed?: 'card' } = {},
): string {
  const query = new URLSearchParams({
    ...(yearly !== ownYearly && { billing: yearly ? 'annual' : 'monthly' }),
    ...(code && { code }),
    ...(next && { next }),
    ...more,
  })
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

/** Where a visitor signs in or up, to come back to `then`. */
export function entranceAddress(then: string): string {
  return `/auth?tab=register&next=${encodeURIComponent(then)}`
}

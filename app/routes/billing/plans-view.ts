const PATH = '/subscription'

/** What the address of the plans page says. */
export type PlansView = {
  yearly: boolean
  /** The page a visitor wanted, unchecked. */
  next: string | null
  /** A discount code, as it was typed. */
  code: string
  /** Asks before something happens: a price is chosen, or Free is. */
  confirm: 'plan' | 'free' | null
  price: string | null
  /** The form in which demo billing is paid, or where its bank asks. */
  dialog: 'pay' | 'bank' | null
}

const MAX_CODE = 40

function oneOf<T extends string>(value: string | null, names: readonly T[]): T | null {
  return names.find((name) => name === value) ?? null
}

/** The view that a query names. What it says wrongly is as if it were not said. */
export function plansViewOf(query: URLSearchParams): PlansView {
  return {
    yearly: query.get('billing') === 'annual',
    next: query.get('next'),
    code: (query.get('code') ?? '').trim().slice(0, MAX_CODE),
    confirm: oneOf(query.get('confirm'), ['plan', 'free']),
    price: query.get('price'),
    dialog: oneOf(query.get('dialog'), ['pay', 'bank']),
  }
}

/** The address of the plans as `view` has them, with nothing open over them unless `more` says so. */
export function plansAddress(
  { yearly, next, code }: Pick<PlansView, 'yearly' | 'next' | 'code'>,
  more: { confirm?: 'plan' | 'free'; price?: string; dialog?: 'pay' | 'bank' } = {},
): string {
  const query = new URLSearchParams({
    ...(yearly && { billing: 'annual' }),
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

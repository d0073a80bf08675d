import { expect, test } from 'vitest'
import type { BillingView } from '#app/domain/billing/types.ts'
import { statusBadge, subscriptionButtons } from './subscription-state.ts'

const standing = (
  status: BillingView['status'],
  more: { cancelAtPeriodEnd?: boolean; scheduled?: boolean; plan?: 'grasshopper' | 'ninja' } = {},
) => ({
  status,
  plan: more.plan ?? ('grasshopper' as const),
  cancelAtPeriodEnd: more.cancelAtPeriodEnd ?? false,
  scheduled: more.scheduled
    ? ({ plan: 'grasshopper', interval: 'month', at: new Date('2026-12-21T00:00:00Z') } as const)
    : null,
})

test.each([
  [standing('active'), 'Active', ['upgrade', 'pause', 'cancel']],
  [standing('active', { scheduled: true }), 'Active', ['keep', 'upgrade', 'pause', 'cancel']],
  [standing('active', { plan: 'ninja' }), 'Active', ['change', 'pause', 'cancel']],
  [standing('active', { cancelAtPeriodEnd: true }), 'Canceling', ['reactivate']],
  [standing('paused'), 'Paused', ['resume', 'cancel']],
  [standing('past_due'), 'Payment failed', ['card', 'cancel']],
  [standing('canceled'), 'Canceled', []],
  [standing('unpaid'), 'Unpaid', []],
  [standing('incomplete'), undefined, []],
  [standing('none'), undefined, []],
] as const)('%o is called and offers what it should', (given, label, buttons) => {
  expect(statusBadge(given)?.label).toBe(label)
  expect(subscriptionButtons(given)).toEqual(buttons)
})

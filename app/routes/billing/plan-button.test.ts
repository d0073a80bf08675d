import { expect, test } from 'vitest'
import { planButton, type Standing } from './plan-button.ts'

const day = new Date('2026-12-21T10:00:00Z')

function payer(billing: Partial<Standing['billing']> = {}): Standing {
  return {
    plan: 'grasshopper',
    billing: {
      status: 'active',
      plan: 'grasshopper',
      interval: 'month',
      cancelAtPeriodEnd: false,
      accessEndsAt: null,
      scheduled: null,
      open: null,
      ...billing,
    },
  }
}

function other(plan: Standing['plan'], status: Standing['billing']['status'] = 'none'): Standing {
  return { ...payer({ status, plan: null, interval: null }), plan }
}

function waiting(status: Standing['billing']['status']): Standing {
  const open = { amount: 399, currency: 'usd', url: null, choice: null, next: null }
  return { ...payer({ status, plan: null, interval: null, open }), plan: 'free' }
}

test.each([
  ['a visitor', 'free', false, null, 'enter', 'Start free'],
  ['a visitor', 'ninja', true, null, 'enter', 'Choose Ninja'],
  ['Free', 'free', false, other('free'), 'none', 'Current Plan'],
  ['Free', 'grasshopper', true, other('free'), 'begin', 'Choose Grasshopper'],
  ['one whose payment never came', 'ninja', false, other('free', 'incomplete'), 'begin', 'Choose Ninja'],
  ['one who has left', 'ninja', false, other('free', 'canceled'), 'begin', 'Choose Ninja'],
  ['one whose bank gave up', 'ninja', false, other('free', 'unpaid'), 'begin', 'Choose Ninja'],
  ['one whose payment waits', 'free', false, waiting('incomplete'), 'stay', 'Stay on Free'],
  ['one whose payment waits elsewhere', 'free', false, waiting('none'), 'stay', 'Stay on Free'],
  ['one whose bank gave up', 'free', false, waiting('unpaid'), 'stay', 'Stay on Free'],
  ['one whose payment waits', 'ninja', false, waiting('incomplete'), 'begin', 'Choose Ninja'],
  ['a given Ninja', 'ninja', true, other('ninja'), 'none', 'Current Plan'],
  ['a given Ninja', 'grasshopper', false, other('ninja'), 'none', 'Included in your plan'],
  ['a payer', 'grasshopper', false, payer(), 'none', 'Current Plan'],
  ['a payer', 'grasshopper', true, payer(), 'ask', 'Switch to yearly'],
  ['a payer by the year', 'grasshopper', false, payer({ interval: 'year' }), 'ask', 'Switch to monthly'],
  ['a payer', 'ninja', false, payer(), 'ask', 'Upgrade to Ninja'],
  ['a Ninja', 'grasshopper', false, payer({ plan: 'ninja' }), 'ask', 'Downgrade to Grasshopper'],
  ['a payer', 'free', false, payer(), 'free', 'Switch to Free'],
  ['one who is paused', 'free', false, payer({ status: 'paused' }), 'free', 'Switch to Free'],
  ['one whose card failed', 'ninja', false, payer({ status: 'past_due' }), 'first', 'Update your card first'],
  ['one whose card failed', 'grasshopper', false, payer({ status: 'past_due' }), 'none', 'Current Plan'],
  ['one who is paused', 'ninja', false, payer({ status: 'paused' }), 'first', 'Resume your plan first'],
  [
    'one who is leaving',
    'free',
    false,
    payer({ cancelAtPeriodEnd: true, accessEndsAt: day }),
    'none',
    'From 21 Dec 2026',
  ],
  [
    'one whose plan shrinks',
    'grasshopper',
    false,
    payer({ plan: 'ninja', scheduled: { plan: 'grasshopper', interval: 'month', at: day } }),
    'none',
    'From 21 Dec 2026',
  ],
  [
    'one whose plan shrinks',
    'ninja',
    false,
    payer({ plan: 'ninja', scheduled: { plan: 'grasshopper', interval: 'month', at: day } }),
    'none',
    'Current Plan',
  ],
] as const)('%s sees at %s (yearly: %s) what fits', (_, plan, yearly, standing, kind, label) => {
  expect(planButton(plan, yearly, standing)).toMatchObject({ kind, label })
})

import { expect, test } from 'vitest'
import { billingLetter, type BillingLetter } from './letters.ts'

const LETTERS: BillingLetter[] = [
  {
    kind: 'receipt',
    what: 'Ninja, monthly',
    amount: '$11.99',
    number: 'A-1',
    from: '1 May 2026',
    to: '1 June 2026',
  },
  { kind: 'payment_failed', amount: '$3.99' },
  { kind: 'cancelled', plan: 'Ninja', until: '1 June 2026' },
  { kind: 'ended', plan: 'Ninja', unpaid: true },
  { kind: 'plan_changed', from: 'Grasshopper, monthly', to: 'Ninja, yearly', amount: null },
  { kind: 'refund', amount: '$3.99' },
  {
    kind: 'payment_link',
    url: 'https://example.org/pay',
    what: 'Ninja, monthly',
    amount: '$8.99',
    after: '$11.99 a month',
    forOneDay: true,
  },
]

test.each(LETTERS)(
  'the letter of $kind says what happened and, in demo billing, that nothing was charged',
  (letter) => {
    const context = { firstName: 'Ada', accountUrl: 'https://example.org/account', isDemo: false }
    const real = billingLetter(letter, context)
    const figures = Object.values(letter).filter((value) => typeof value === 'string' && /\d/.test(value))
    for (const figure of figures) expect([real.subject, ...real.paragraphs].join(' ')).toContain(figure)
    expect(real.paragraphs.join(' ')).not.toMatch(/demo/i)
    expect(billingLetter(letter, { ...context, isDemo: true }).paragraphs.at(-1)).toMatch(
      /no card was charged/,
    )
  },
)

test('a letter has no button where nobody knows the address', () => {
  const context = { firstName: 'Ada', accountUrl: undefined, isDemo: true }
  expect(billingLetter({ kind: 'refund', amount: '$3.99' }, context).button).toBeUndefined()
})

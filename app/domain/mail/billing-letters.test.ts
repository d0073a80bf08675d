import { expect, test } from 'vitest'
import { billingLetter, type BillingLetter } from './billing-letters.ts'

const LETTERS: BillingLetter[] = [
  {
    kind: 'receipt',
    what: 'Ninja, monthly',
    amount: '$11.99',
    number: 'A-1',
    from: '1 May 2026',
    to: '1 June 2026',
    renews: 'The next payment is $11.99 on 1 June 2026.',
  },
  { kind: 'payment_failed', amount: '$3.99' },
  { kind: 'cancelled', plan: 'Ninja', until: '1 June 2026' },
  { kind: 'ended', plan: 'Ninja', unpaid: true },
  {
    kind: 'plan_changed',
    from: 'Grasshopper, monthly',
    to: 'Ninja, yearly',
    renews: 'The next payment is $115.10 on 1 June 2027.',
  },
  { kind: 'refund', amount: '$3.99' },
  {
    kind: 'payment_link',
    url: 'https://example.org/pay',
    what: 'Ninja, monthly',
    amount: '$8.99',
    after: 'then $11.99 a month from 1 June 2026',
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

test('a link that only this machine can open is not offered for any device', () => {
  const context = { firstName: 'Ada', accountUrl: undefined, isDemo: true }
  const letter = {
    kind: 'payment_link',
    what: 'Ninja, monthly',
    amount: '$8.99',
    after: null,
    forOneDay: true,
  } as const
  const textOf = (url: string) => billingLetter({ ...letter, url }, context).paragraphs.join(' ')
  for (const url of [
    'http://127.0.0.1:3000/subscription',
    'http://127.8.9.1/',
    'http://localhost:5/',
    'http://[::1]:80/',
  ]) {
    expect(textOf(url)).toContain('computer that Wordkin runs on')
    expect(textOf(url)).not.toContain('whatever device')
  }
  for (const url of [
    'https://pay.example.org/i/1',
    'http://192.168.1.5:3000/subscription',
    'https://localhost.example.org/',
  ]) {
    expect(textOf(url)).toContain('on whatever device you like')
  }
})

import { expect } from 'vitest'
import type { Page, Visitor } from './visitor.ts'

/** The make-believe cards of demo billing. */
export type Card = 'works' | 'declined' | 'confirm' | 'fails_later'

/** Pays on the payment page `payment` with a make-believe card. */
export function pay(member: Visitor, payment: Page, card: Card): Promise<Page> {
  const button = /Pay \$[\d.]+/.exec(payment.text)?.[0] ?? 'Pay'
  return member.submit(payment, { button, fields: { card } })
}

/** Presses the button of a plan and pays for it; answers the page that says how it went. */
export async function subscribe(
  member: Visitor,
  plan = 'Grasshopper',
  card: Card = 'works',
  at = '/subscription',
) {
  const payment = await member.submit(await member.open(at), { button: `Choose ${plan}` })
  expect(payment.text).toContain('Demo billing: no card is charged')
  return pay(member, payment, card)
}

/** Lets days pass for the subscription of `member`. */
export async function daysPass(member: Visitor, days: number): Promise<Page> {
  const form = await member.open('/account/time')
  const page = await member.submit(form, { button: 'Move time forward', fields: { days: String(days) } })
  expect(page.text).toContain(days === 1 ? 'A day has passed' : `${days} days have passed`)
  return page
}

/** The plan whose rights `member` has now. */
export async function planOf(member: Visitor): Promise<string> {
  return ((await member.call('GET', '/api/user')).json as { subscription: string }).subscription
}

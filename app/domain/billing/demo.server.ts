import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { DemoPaid } from '#app/providers/payments/demo-changes.ts'
import type { DemoCard } from '#app/providers/payments/demo-account.ts'
import { collectOwed, type Collected } from './collect.server.ts'
import { rowFor } from './customer.server.ts'
import { demoProvider } from './provider.server.ts'
import { syncSubscription } from './sync.server.ts'

const DAY = 86_400_000
const MAX_DAYS = 400
/** Years do not matter to a demo, but dates must stay dates. */
const MAX_AHEAD_DAYS = 20_000

export type { DemoCard }

/** What demo billing shows of itself: the card in use and where its clock stands. */
export type DemoView = { card: DemoCard; now: Date; aheadDays: number }

function demo() {
  if (!demoProvider) throw new AppError('not_found', 'There is no demo billing here.')
  return demoProvider
}

async function customerOf(user: Pick<User, 'id'>): Promise<string> {
  const row = await rowFor(user.id, 'demo')
  if (!row) throw new AppError('conflict', 'You have no subscription.')
  return row.customerId
}

/** Null unless billing is demo and the person is a customer. */
export async function demoOf(user: Pick<User, 'id'>): Promise<DemoView | null> {
  const row = demoProvider && (await rowFor(user.id, 'demo'))
  if (!demoProvider || !row) return null
  const { card, now, aheadMs } = await demoProvider.look(row.customerId)
  return { card, now, aheadDays: Math.round(aheadMs / DAY) }
}

/** Pays the open invoice with a make-believe card; `confirmed`: the person has said yes to their bank. */
export async function demoPay(user: Pick<User, 'id'>, card: DemoCard, confirmed = false): Promise<DemoPaid> {
  const paid = await demo().pay(await customerOf(user), card, confirmed)
  await syncSubscription(user.id)
  return paid
}

/** Moves the person's billing clock on by so many days (1 to 400). Throws bad_request for other figures. */
export async function demoMoveClock(user: Pick<User, 'id'>, days: number): Promise<void> {
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    throw new AppError('bad_request', `Please choose 1 to ${MAX_DAYS} days.`)
  }
  const customerId = await customerOf(user)
  const { aheadMs } = await demo().look(customerId)
  if (aheadMs / DAY + days > MAX_AHEAD_DAYS) throw new AppError('bad_request', 'That is far enough.')
  await demo().moveClock(customerId, days * DAY)
  await syncSubscription(user.id)
}

/** Takes another card for future invoices, and for one that failed, which is charged to it at once. */
export async function demoUseCard(user: Pick<User, 'id'>, card: DemoCard): Promise<Collected> {
  await demo().useCard(await customerOf(user), card)
  return collectOwed(user)
}

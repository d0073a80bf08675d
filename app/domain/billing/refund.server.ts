import { eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { REFUND_DAYS } from '#app/domain/usage/plans.ts'
import { db } from '#db/client.server.ts'
import { subscriptions } from '#db/schema/billing.ts'
import { atDesk, type Desk } from './customer.server.ts'
import { paidTotal, refundableUntil, refundedTotal } from './standing.server.ts'

/**
 * Gives back everything paid, within 7 days of the very first payment, and ends the subscription at once. Once asked for
 * it is done, if need be by the reconcile job. Asked for twice, it happens once. Throws conflict later than that.
 */
export function refundSubscription(user: Pick<User, 'id'>): Promise<{ amount: number; currency: string }> {
  return atDesk(user, async (desk) => {
    const { account } = desk
    const amount = paidTotal(account) - refundedTotal(account)
    const until = refundableUntil(account.firstPayment?.at ?? null)
    if (!until || until <= account.now || amount <= 0) {
      throw new AppError('conflict', `The ${REFUND_DAYS} days for a refund are over. Please write to us.`)
    }
    const requestedAt = desk.row.refundRequestedAt ?? new Date()
    await db
      .update(subscriptions)
      .set({ refundRequestedAt: requestedAt })
      .where(eq(subscriptions.userId, user.id))
    await giveBack(desk, requestedAt)
    return { amount, currency: account.firstPayment?.currency ?? 'usd' }
  })
}

/** Does what was asked for and is not done yet: for the reconcile job. */
export function completeRefund(userId: string): Promise<void> {
  return atDesk({ id: userId }, async (desk) => {
    if (desk.row.refundRequestedAt) await giveBack(desk, desk.row.refundRequestedAt)
  })
}

async function giveBack({ account, ask, row }: Desk, requestedAt: Date): Promise<void> {
  // First the end, then the money: who has their money back has no plan any more, whatever happens in between.
  for (const { id, status } of account.subscriptions) {
    if (status !== 'canceled') await ask((provider) => provider.cancelNow(id, `refund-end:${id}`))
  }
  await ask((provider) =>
    provider.refundAll(account.customerId, `refund:${account.customerId}:${requestedAt.toISOString()}`),
  )
  await db.update(subscriptions).set({ refundRequestedAt: null }).where(eq(subscriptions.userId, row.userId))
}

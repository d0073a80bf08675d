import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { subscriptions } from '#db/schema/billing.ts'
import { COUPONS } from './catalogue.server.ts'
import { running } from './change.server.ts'
import { atDesk } from './customer.server.ts'
import { retentionFree } from './retention.ts'
import { couponUsedAt } from './standing.server.ts'

const MAX_REASON = 500

/**
 * Ends the subscription with its period: what is paid for stays until then. One whose payment failed ends at once, so that
 * nothing is collected after somebody has left. `reason` is kept. Asked for twice, it happens once. Throws conflict
 * without a subscription.
 */
export function cancelSubscription(user: Pick<User, 'id'>, reason?: string): Promise<{ endsAt: Date }> {
  return atDesk(user, async (desk) => {
    const sub = running(desk)
    const { ask, account } = desk
    if (reason?.trim()) await keepReason(user, reason.trim().slice(0, MAX_REASON))
    if (sub.status !== 'active') {
      await ask((provider) => provider.cancelNow(sub.id, `cancel:${sub.id}`))
      return { endsAt: account.now }
    }
    if (sub.schedule) await ask((provider) => provider.releaseSchedule(sub.id, randomUUID()))
    if (!sub.cancelAtPeriodEnd) {
      await ask((provider) => provider.setCancelAtPeriodEnd(sub.id, true, randomUUID()))
    }
    return { endsAt: sub.currentPeriodEnd }
  })
}

async function keepReason(user: Pick<User, 'id'>, cancelReason: string): Promise<void> {
  await db.update(subscriptions).set({ cancelReason }).where(eq(subscriptions.userId, user.id))
}

/**
 * 25% off the next invoice for staying, which also takes a cancellation back. Once in 12 months and for active
 * subscriptions only: else throws conflict.
 */
export function acceptRetention(user: Pick<User, 'id'>): Promise<void> {
  return atDesk(user, async (desk) => {
    const sub = running(desk)
    const { ask, account } = desk
    if (sub.status !== 'active' || sub.paused) {
      throw new AppError('conflict', 'This discount is for active subscriptions.')
    }
    if (!retentionFree(couponUsedAt(account, 'retention'), account.now)) {
      throw new AppError('conflict', 'You have used this discount within the last 12 months.')
    }
    await ask((provider) => provider.applyCoupon(sub.id, COUPONS.retention.id, randomUUID()))
    if (sub.cancelAtPeriodEnd) {
      await ask((provider) => provider.setCancelAtPeriodEnd(sub.id, false, randomUUID()))
    }
  })
}

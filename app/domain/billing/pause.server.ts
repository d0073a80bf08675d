import { randomUUID } from 'node:crypto'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { PRICE_MOVED, running } from './change.server.ts'
import { atDesk } from './customer.server.ts'
import { resumeCharges } from './standing.server.ts'

/**
 * Stops collecting. Paid features last until `accessEndsAt`; `released`: a scheduled change was given up for it. Asked for
 * twice, it happens once. Throws conflict for subscriptions that are not active, or are cancelled already.
 */
export function pauseSubscription(
  user: Pick<User, 'id'>,
): Promise<{ accessEndsAt: Date; released: boolean }> {
  return atDesk(user, async (desk) => {
    const sub = running(desk)
    const { ask } = desk
    if (sub.status !== 'active') throw new AppError('conflict', 'Only an active subscription can be paused.')
    if (sub.cancelAtPeriodEnd)
      throw new AppError('conflict', 'Your subscription is canceled: there is nothing to pause.')
    if (sub.schedule) await ask((provider) => provider.releaseSchedule(sub.id, randomUUID()))
    if (!sub.paused) await ask((provider) => provider.pause(sub.id, randomUUID()))
    return { accessEndsAt: sub.paidThrough ?? sub.currentPeriodEnd, released: sub.schedule !== null }
  })
}

/**
 * Undoes a pause, a cancellation and a scheduled change, whichever there is. `charged`: the paid period was over, so a
 * new one has begun and is charged. `agreed` is the charge that was shown, in cents. Throws conflict when there is nothing
 * to undo, or when it would charge something else than what was shown.
 */
export function resumeSubscription(user: Pick<User, 'id'>, agreed?: number): Promise<{ charged: boolean }> {
  return atDesk(user, async (desk) => {
    const sub = running(desk)
    const { ask, account } = desk
    if (!sub.paused && !sub.cancelAtPeriodEnd && !sub.schedule) {
      throw new AppError('conflict', 'Your subscription is already running.')
    }
    const chargeNow = resumeCharges(sub, account)
    if (agreed !== undefined) {
      const { dueNow } = await ask((provider) => provider.previewResume(sub.id, { chargeNow }))
      if (dueNow !== agreed) throw new AppError('conflict', PRICE_MOVED)
    }
    if (sub.schedule) await ask((provider) => provider.releaseSchedule(sub.id, randomUUID()))
    if (sub.cancelAtPeriodEnd) {
      await ask((provider) => provider.setCancelAtPeriodEnd(sub.id, false, randomUUID()))
    }
    if (sub.paused) {
      // What was charged last is part of the key: told twice, a period is charged once. So is the minute: providers
      // repeat a refusal to whoever asks with the same key, and the next try may be with another card.
      const minute = Math.floor(Date.now() / 60_000)
      const key = chargeNow ? `resume:${sub.id}:${account.invoices[0]?.id ?? ''}:${minute}` : randomUUID()
      await ask((provider) => provider.resume(sub.id, { chargeNow }, key))
    }
    return { charged: chargeNow }
  })
}

import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { atDesk } from './customer.server.ts'

/**
 * Takes back what somebody began to pay for and did not pay: a first subscription, the page where it could be paid, a change
 * of plan that waits for its payment, a plan that was given up for want of one. Afterwards nothing waits. A renewal that
 * failed is no such thing: that subscription runs, and is cancelled. Throws conflict when nothing can be withdrawn.
 */
export function withdrawPayment(user: Pick<User, 'id'>): Promise<void> {
  return atDesk(user, async ({ account, ask }) => {
    const { subscriptions, openCheckout, customerId } = account
    const unpaid = subscriptions.filter(({ status }) => status === 'incomplete' || status === 'unpaid')
    const changing = subscriptions.filter(({ openInvoice }) => openInvoice?.change)
    if (unpaid.length === 0 && changing.length === 0 && !openCheckout) {
      throw new AppError('conflict', 'No payment is waiting.')
    }
    for (const { id } of unpaid) await ask((provider) => provider.cancelNow(id, `withdraw:${id}`))
    for (const { id, openInvoice } of changing) {
      await ask((provider) => provider.withdrawChange(id, `withdraw:${openInvoice?.id}`))
    }
    if (openCheckout) {
      await ask((provider) => provider.closeCheckouts(customerId, `withdraw:${openCheckout.url}`))
    }
  })
}

import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { syncSubscription } from './sync.server.ts'
import { billingOf } from './view.server.ts'

export type PaymentResult = 'succeeded' | 'processing' | 'requires_payment_method' | 'unknown'

/**
 * How a payment went that a browser comes back from. The provider is asked; what the address says (`claimed`) decides
 * only which sentence somebody reads who has not paid.
 */
export async function returnedFromPayment(
  user: Pick<User, 'id'>,
  claimed: string | null,
): Promise<PaymentResult> {
  try {
    await syncSubscription(user.id)
  } catch (error) {
    // What we know may be old, but is shown all the same.
    if (!(error instanceof AppError)) throw error
  }
  const { status, open } = await billingOf(user)
  if ((status === 'active' || status === 'paused') && !open) return 'succeeded'
  if (claimed === 'succeeded' || claimed === 'processing')
    return status === 'incomplete' || open ? 'processing' : 'unknown'
  return claimed === 'requires_payment_method' ? 'requires_payment_method' : 'unknown'
}

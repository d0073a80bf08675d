import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'

/** Gives back everything paid, within 7 days of the very first payment, and ends the subscription at once. Throws conflict later. */
export async function refundSubscription(_user: User): Promise<{ amount: number; currency: string }> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

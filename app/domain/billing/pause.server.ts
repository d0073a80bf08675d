import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'

/** Stops collecting. Paid features last until `accessEndsAt`; `released`: a scheduled change was given up for it. */
export async function pauseSubscription(_user: User): Promise<{ accessEndsAt: Date; released: boolean }> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/**
 * Undoes a pause, a cancellation and a scheduled change, whichever there is. `charged`: the paid period was over, so a
 * new one has begun and was charged.
 */
export async function resumeSubscription(_user: User): Promise<{ charged: boolean }> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

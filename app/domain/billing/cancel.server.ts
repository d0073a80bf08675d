import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'

/** Ends the subscription with its period; what is paid for stays. `reason` is kept. Asked for twice, it happens once. Throws conflict without a subscription. */
export async function cancelSubscription(_user: User, _reason?: string): Promise<{ endsAt: Date }> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/** 25% off the next invoice for staying, which also takes a cancellation back. Once in 12 months, active subscribers only: else throws conflict. */
export async function acceptRetention(_user: User): Promise<void> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

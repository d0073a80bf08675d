import { AppError } from '#app/domain/errors.ts'

/** Reads the person's customer at the provider and writes all of it: the only writer of what somebody has. */
export async function syncSubscription(_userId: string): Promise<void> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/** An event of the provider's, of which only this is believed: it is remembered, and its customer is read again. */
export type BillingEvent = { id: string; type: string; customerId: string | null }

/**
 * Takes an event: 'done' when its customer was read after it came, 'known' for repetitions, 'nobody' for customers that
 * are not ours, 'later' when reading did not finish in time; the reconcile job then does.
 */
export async function receiveEvent(_event: BillingEvent): Promise<'done' | 'known' | 'nobody' | 'later'> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

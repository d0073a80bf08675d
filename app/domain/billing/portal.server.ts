import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'

/** A page of the provider's with invoices and card. Throws not_found 'No billing account' for people who never paid. */
export async function openPortal(
  _user: User,
  _where: { origin: string; task?: 'card' },
): Promise<{ url: string }> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { DemoCard } from '#app/providers/payments/demo-account.ts'

/** What demo billing shows of itself: whether it is on, the card that is in use, where its clock stands. */
export type DemoView = { card: DemoCard; now: Date; aheadDays: number }

/** Null unless billing is demo. */
export async function demoOf(_user: Pick<User, 'id'>): Promise<DemoView | null> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/** Pays the open invoice with a make-believe card; answers as a payment page's return does. */
export async function demoPay(
  _user: User,
  _card: DemoCard,
  _confirmed = false,
): Promise<'succeeded' | 'requires_action' | 'requires_payment_method' | 'nothing_to_pay'> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/** Moves the person's billing clock on by so many days (1 to 400). */
export async function demoMoveClock(_user: User, _days: number): Promise<void> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/** Takes another card for future invoices. */
export async function demoUseCard(_user: User, _card: DemoCard): Promise<void> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

import type { User } from '#app/domain/accounts/user.server.ts'
import type { CouponName } from './catalogue.server.ts'
import { AppError } from '#app/domain/errors.ts'

/** A discount that `user` can have now on the first month of a monthly price, the better one first; `endsAt` null: no end. */
export type Offer = {
  name: Extract<CouponName, 'welcome' | 'limit'>
  percentOff: number
  endsAt: Date | null
  code: string | null
}

/** The discounts `user` can have now. Nobody who has ever paid has any. WELCOME25 for those who ask for it by its code. */
export async function offersFor(_user: Pick<User, 'id'>): Promise<Offer[]> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Choice } from './types.ts'

export type PlanMove =
  /** Already there. */
  | { kind: 'same'; to: Choice }
  /** Nothing to change yet: they do not pay. */
  | { kind: 'begin'; to: Choice }
  /** At once, for `dueNow` cents; `at` (ISO) and `dueNow` go back to changePlan. */
  | {
      kind: 'now'
      to: Choice
      dueNow: number
      currency: string
      at: string
      lines: { description: string; amount: number }[]
      nextAmount: number
      nextDate: Date
    }
  /** When the period that is paid for ends. */
  | { kind: 'later'; to: Choice; at: Date; amount: number; currency: string }

/** What choosing a price would do for `user`, and what it costs, to be shown before they agree. Asks the provider for 'now'. */
export async function previewMove(_user: User, _priceId: unknown): Promise<PlanMove> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

export type Changed =
  | { kind: 'now'; to: Choice }
  /** The bank wants the person to confirm in the browser first. */
  | { kind: 'pay'; to: Choice; clientSecret: string }
  | { kind: 'later'; to: Choice; at: Date }

/**
 * Changes to a price as `previewMove` showed it: `agreed` is what was shown. Throws bad_request for unknown prices and
 * tampered figures, conflict 'Already Subscribed' for the same price, conflict when the price has moved since it was
 * shown, declined cards as conflict with the provider's sentence.
 */
export async function changePlan(
  _user: User,
  _priceId: unknown,
  _agreed?: { at: string; dueNow: number },
): Promise<Changed> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/** Only schedules: for the call of that name. Throws conflict when the price is not a downgrade. */
export async function scheduleDowngrade(_user: User, _priceId: unknown): Promise<{ to: Choice; at: Date }> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'

/**
 * Does `work`, a change of what `user` pays for, as often as the payment provider may be asked in their name. `failed` is
 * said where the provider did not do it. Throws as `work` does, and too_many.
 */
export async function changeBilling<T>(user: User, work: () => Promise<T>, failed?: string): Promise<T> {
  await limitBilling(user)
  return failed ? sayingWhatFailed(failed, work()) : work()
}

/**
 * Has somebody who asked for `work` hear what did not happen (`failed`) where the payment provider did not do it: why is
 * for the log. Refusals with a reason of their own keep it.
 */
export async function sayingWhatFailed<T>(failed: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    // Only what came from the provider has a cause; a change that has to wait for another says so itself.
    if (!(error instanceof AppError) || error.code !== 'unavailable' || !error.cause) throw error
    throw new AppError('unavailable', failed, {
      cause: error.cause,
      details: { ...error.details, title: 'Error' },
    })
  }
}

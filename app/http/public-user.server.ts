import { pictureAddress } from '#app/domain/accounts/picture.ts'
import { levelOf } from '#app/domain/accounts/level.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'

/** A person as calls answer them: no secrets, nothing of others. */
export async function publicUser(user: User) {
  const [usage, billing] = await Promise.all([currentUsage(user), billingOf(user)])
  const { id, firstName, lastName, email, subscription, isEduUser, points, wordsProcessed } = user
  return {
    id,
    firstName,
    lastName,
    email,
    subscription,
    isEduUser,
    points,
    wordsProcessed,
    /** An address that answers the owner alone. */
    profilePicture: user.profilePicture && pictureAddress(user.profilePicture),
    level: levelOf(user.points),
    wordsUsed: usage.wordsUsed,
    maxWords: usage.maxWords,
    stripeCustomerId: billing.customerId,
    subscriptionStatus: billing.status === 'none' ? null : billing.status,
    subscriptionEndDate: billing.accessEndsAt,
  }
}

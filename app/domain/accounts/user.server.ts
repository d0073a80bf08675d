import { eq, sql } from 'drizzle-orm'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { subscriptions } from '#db/schema/billing.ts'
import { emailKey } from './email.ts'

/** Who is signed in: what pages and rules need to know of a person, and nothing that must stay secret. */
export type User = {
  id: string
  firstName: string
  lastName: string
  email: string
  profilePicture: string | null
  subscription: PlanName
  isEduUser: boolean
  points: number
  wordsProcessed: number
}

/** The plan somebody is on at this moment: a paid one that has run out is no plan, whether or not anybody noticed. */
const planNow = sql<PlanName>`case when ${users.planEndsAt} <= now() then ${users.complimentaryPlan} else ${users.subscription} end`

/** The columns of `User`; every query that answers one selects exactly these. */
export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profilePicture: users.profilePicture,
  subscription: planNow,
  isEduUser: users.isEduUser,
  points: users.points,
  wordsProcessed: users.wordsProcessed,
}

/** The person with that id, if the account still exists. */
export async function findUser(id: string): Promise<User | undefined> {
  const [user] = await db.select(userColumns).from(users).where(eq(users.id, id))
  return user
}

/**
 * Gives the person with that address a plan, whatever they pay for: theirs is at least that one from now on. False when
 * there is no such person.
 */
export async function setPlan(email: string, plan: PlanName): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ subscription: plan, complimentaryPlan: plan, planEndsAt: null })
    .where(eq(users.emailKey, emailKey(email)))
    .returning({ id: users.id })
  const [user] = changed
  // What they pay for may be more: their subscription is read again.
  if (user) await db.update(subscriptions).set({ syncedAt: null }).where(eq(subscriptions.userId, user.id))
  return user !== undefined
}

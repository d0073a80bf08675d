import { eq } from 'drizzle-orm'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
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

/** The columns of `User`; every query that answers one selects exactly these. */
export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profilePicture: users.profilePicture,
  subscription: users.subscription,
  isEduUser: users.isEduUser,
  points: users.points,
  wordsProcessed: users.wordsProcessed,
}

/** The person with that id, if the account still exists. */
export async function findUser(id: string): Promise<User | undefined> {
  const [user] = await db.select(userColumns).from(users).where(eq(users.id, id))
  return user
}

/** Puts the person with that address on a plan. False when there is none. */
export async function setPlan(email: string, plan: PlanName): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ subscription: plan })
    .where(eq(users.emailKey, emailKey(email)))
    .returning({ id: users.id })
  return changed.length > 0
}

import { eq, sql } from 'drizzle-orm'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { type Database, db } from '#db/client.server.ts'
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

/** Somebody who has shown who they are, and as of which version of the account: see startSession. */
export type Entering = User & { credentialVersion: number }

/** The columns of `Entering`; to be read by the query that reads what was shown. */
export const enteringColumns = { ...userColumns, credentialVersion: users.credentialVersion }

/**
 * Holds an account for the rest of `tx`. Whatever takes more rows of an account takes this one first, so that two never
 * wait for each other. Answers what decides about it; undefined when there is no such account.
 */
export async function lockAccount(tx: Pick<Database, 'select'>, id: string) {
  const [account] = await tx
    .select({
      email: users.email,
      emailKey: users.emailKey,
      verifiedAt: users.emailVerifiedAt,
      passwordHash: users.passwordHash,
      credentialVersion: users.credentialVersion,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  return account
}

/**
 * Makes sign-ins worthless that have begun and not ended, and an authenticator's secret that was offered and not turned on:
 * whoever looked at it may not be whoever turns it on later.
 */
export async function endBegun(tx: Pick<Database, 'update'>, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      credentialVersion: sql`${users.credentialVersion} + 1`,
      totpSecret: sql`case when ${users.totpSince} is null then null else ${users.totpSecret} end`,
    })
    .where(eq(users.id, userId))
}

/** What names the account with that address, and the version of its credentials; null when there is none. */
export async function doorOf(email: string): Promise<Pick<Entering, 'id' | 'credentialVersion'> | null> {
  const [found] = await db
    .select({ id: users.id, credentialVersion: users.credentialVersion })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return found ?? null
}

/** The person with that id, if the account still exists. */
export async function findUser(id: string): Promise<Entering | undefined> {
  const [user] = await db.select(enteringColumns).from(users).where(eq(users.id, id))
  return user
}

/**
 * Gives the person with that id a plan, whatever they pay for: theirs is at least that one from now on. False when there
 * is no such person.
 */
export async function setPlan(id: string, plan: PlanName): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ subscription: plan, complimentaryPlan: plan, planEndsAt: null })
    .where(eq(users.id, id))
    .returning({ id: users.id })
  const [user] = changed
  // What they pay for may be more: their subscription is read again.
  if (user) await db.update(subscriptions).set({ syncedAt: null }).where(eq(subscriptions.userId, user.id))
  return user !== undefined
}

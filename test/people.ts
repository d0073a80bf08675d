import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Owner } from '#app/domain/accounts/reauthenticate.server.ts'
import { findSession, startSession } from '#app/domain/accounts/sessions.server.ts'
import { type Entering, enteringColumns, type User, userColumns } from '#app/domain/accounts/user.server.ts'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'

/** A new person in the database, without a password: hashing one takes time and few tests need it. */
export async function person(subscription: PlanName = 'free'): Promise<Entering> {
  const email = `${randomUUID()}@example.org`
  const [user] = await db
    .insert(users)
    .values({ firstName: 'Ada', lastName: 'Byron', email, emailKey: email, subscription })
    .returning(enteringColumns)
  if (!user) throw new Error('the person was not stored')
  return user
}

/** The person as the database has them now. */
export async function again({ id }: Pick<User, 'id'>): Promise<User> {
  const [user] = await db.select(userColumns).from(users).where(eq(users.id, id))
  if (!user) throw new Error('the person is gone')
  return user
}

/** A person who has just signed in, with their session. */
export async function signedIn<T extends Pick<Entering, 'id' | 'credentialVersion'>>(
  user: T,
  now = new Date(),
): Promise<T & Owner> {
  const session = await findSession(await startSession(user, 'a browser', now), now)
  if (!session) throw new Error('the session was not stored')
  return { ...user, sessionId: session.sessionId }
}

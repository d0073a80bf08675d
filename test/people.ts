import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type User, userColumns } from '#app/domain/accounts/user.server.ts'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'

/** A new person in the database, without a password: hashing one takes time and few tests need it. */
export async function person(subscription: PlanName = 'free'): Promise<User> {
  const email = `${randomUUID()}@example.org`
  const [user] = await db
    .insert(users)
    .values({ firstName: 'Ada', lastName: 'Byron', email, emailKey: email, subscription })
    .returning(userColumns)
  if (!user) throw new Error('the person was not stored')
  return user
}

/** The person as the database has them now. */
export async function again({ id }: Pick<User, 'id'>): Promise<User> {
  const [user] = await db.select(userColumns).from(users).where(eq(users.id, id))
  if (!user) throw new Error('the person is gone')
  return user
}

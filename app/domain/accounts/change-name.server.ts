import { eq } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import type { User } from './user.server.ts'

/** Gives a person another name. */
export async function changeName(
  user: Pick<User, 'id'>,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await db.update(users).set({ firstName, lastName }).where(eq(users.id, user.id))
}

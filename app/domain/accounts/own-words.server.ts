import { eq } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { GUESSABLE, isGuessable } from './guessable.server.ts'

/** Throws invalid for a password that whoever knows the name or the address of the account guesses soon. */
export async function refuseOwnWords(userId: string, password: string): Promise<void> {
  const [own] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  if (own && isGuessable(password, own)) throw new AppError('invalid', GUESSABLE)
}

import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { emailKey } from './email.ts'
import type { SignUp } from './forms.ts'
import { hashPassword } from './password.server.ts'
import { type Entering, enteringColumns } from './user.server.ts'

/** Creates an account on the Free plan. Throws conflict when the address is taken, however many ask at once. */
export async function signUp(input: SignUp): Promise<Entering> {
  const passwordHash = await hashPassword(input.password)
  const [user] = await db
    .insert(users)
    .values({
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      emailKey: emailKey(input.email),
      passwordHash,
    })
    .onConflictDoNothing({ target: users.emailKey })
    .returning(enteringColumns)
  if (!user) {
    throw new AppError(
      'conflict',
      'This address cannot be used for a new account. If it is yours, sign in instead.',
    )
  }
  return user
}

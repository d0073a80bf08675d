import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { isAcademic } from './academic.ts'
import { admit } from './door.server.ts'
import { emailKey } from './email.ts'
import type { SignUp } from './forms.ts'
import { hashPassword } from './password.server.ts'
import { type Entering, enteringColumns } from './user.server.ts'

/**
 * Creates an account, on the Free plan or the one that whoever invited them gave them. Throws conflict when the address
 * is taken, however many ask at once, and forbidden when they may not make one (see admit): then nothing is used up.
 */
export async function signUp({ invitation: token, ...input }: SignUp): Promise<Entering> {
  const passwordHash = await hashPassword(input.password)
  return db.transaction(async (tx) => {
    const invitation = await admit(tx, input.email, token)
    const plan = invitation?.plan ?? 'free'
    const isProven = invitation !== null && invitation.email !== null && invitation.provesAddress
    const [user] = await tx
      .insert(users)
      .values({
        firstName: input.firstName,
        lastName: input.lastName,
        email: input.email,
        emailKey: emailKey(input.email),
        passwordHash,
        subscription: plan,
        complimentaryPlan: plan,
        ...(isProven && { emailVerifiedAt: new Date(), isEduUser: isAcademic(input.email) }),
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
  })
}

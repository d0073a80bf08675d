import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { isTaken } from '#db/errors.ts'
import { db } from '#db/client.server.ts'
import { emailTokens, users } from '#db/schema/accounts.ts'
import { isAcademic } from './academic.ts'
import { takeEmailToken } from './email-tokens.server.ts'
import { emailKey } from './email.ts'
import { spentLink } from './verify-email.server.ts'

/**
 * Gives the account the address that a link of kind `change` was sent to. Answers the old and the new address.
 * Throws not_found for a spent link, conflict when somebody else has taken the address meanwhile.
 */
export async function changeEmail(token: string, now = new Date()): Promise<ChangedEmail> {
  try {
    return await useLink(token, now)
  } catch (error) {
    if (!isTaken(error)) throw error
    const message = 'This address cannot be used any more. Your account keeps its old one.'
    throw new AppError('conflict', message, { cause: error })
  }
}

export type ChangedEmail = { userId: string; firstName: string; before: string; after: string }

function useLink(token: string, now: Date): Promise<ChangedEmail> {
  return db.transaction(async (tx) => {
    const link = await takeEmailToken(tx, token, 'change', now)
    if (!link) throw spentLink()
    const key = emailKey(link.email)
    const [owner] = await tx
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(eq(users.id, link.userId))
      .for('update')
    if (!owner) throw spentLink()
    await tx
      .update(users)
      .set({ email: link.email, emailKey: key, emailVerifiedAt: now, isEduUser: isAcademic(link.email) })
      .where(eq(users.id, link.userId))
    // Links that were sent to the old address must not open the account any longer.
    await tx
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, link.userId), ne(emailTokens.email, link.email)))
    return { userId: link.userId, firstName: owner.firstName, before: owner.email, after: link.email }
  })
}

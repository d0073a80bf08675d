import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { isAcademic } from './academic.ts'
import { takeEmailToken } from './email-tokens.server.ts'
import { emailKey } from './email.ts'

/** Why a link of a letter leads nowhere: never which of the reasons it was. */
export function spentLink(): AppError {
  return new AppError('not_found', 'This link has been used or has expired. You can ask for a new one.')
}

/**
 * Confirms the address a link was sent to, if it still is the account's. Answers the address.
 * Throws not_found for a link that is unknown, used, expired or for an address since changed.
 */
export function verifyEmail(token: string, now = new Date()): Promise<string> {
  return db.transaction(async (tx) => {
    const taken = await takeEmailToken(tx, token, 'verify', now)
    if (!taken) throw spentLink()
    const confirmed = await tx
      .update(users)
      .set({ emailVerifiedAt: now, isEduUser: isAcademic(taken.email) })
      .where(and(eq(users.id, taken.userId), eq(users.emailKey, emailKey(taken.email))))
      .returning({ id: users.id })
    if (confirmed.length === 0) throw spentLink()
    return taken.email
  })
}

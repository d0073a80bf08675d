import { and, eq, isNull, ne } from 'drizzle-orm'
import { emailTokens, sessions, users } from '#db/schema/accounts.ts'
import { refuseOwnWords } from './own-words.server.ts'
import { addCredential, reauthenticate, type Owner, wrongPassword } from './reauthenticate.server.ts'
import { hashOf, hashPassword } from './password.server.ts'
import { endBegun, type User } from './user.server.ts'
import { revokeTokensOf } from './revoke-tokens.server.ts'

/** Whether the account has a password at all; those who come in another way may have none. */
export async function hasPassword(user: Pick<User, 'id'>): Promise<boolean> {
  return (await hashOf(user)) !== null
}

/**
 * Gives the account a new password and signs it out everywhere but in the session it is done in. `current` must be the
 * old password, when there is one. API tokens end with it where `revokeTokens` says so. Throws forbidden for a wrong
 * password; for a first one, unless the owner signed in within the last ten minutes; invalid for a new one that is
 * guessed soon.
 */
export async function changePassword(
  owner: Owner,
  { current, next, revokeTokens = false }: { current: string; next: string; revokeTokens?: boolean },
): Promise<void> {
  const before = await hashOf(owner)
  await reauthenticate(owner, current)
  await refuseOwnWords(owner.id, next)
  const passwordHash = await hashPassword(next)
  await addCredential(owner, async (tx) => {
    const unchanged = before === null ? isNull(users.passwordHash) : eq(users.passwordHash, before)
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, owner.id), unchanged))
      .returning({ id: users.id })
    // Somebody changed it between the two questions: what was typed is no longer the current one.
    if (changed.length === 0) throw wrongPassword()
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, owner.id), ne(sessions.id, owner.sessionId ?? '')))
    await tx.delete(emailTokens).where(and(eq(emailTokens.userId, owner.id), ne(emailTokens.kind, 'verify')))
    await endBegun(tx, owner.id)
    if (revokeTokens) await revokeTokensOf(tx, owner)
  })
}

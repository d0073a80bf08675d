import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import type { Claims } from '#app/providers/identity/google.server.ts'
import { db } from '#db/client.server.ts'
import { isTaken } from '#db/errors.ts'
import { emailTokens, identities, sessions, users } from '#db/schema/accounts.ts'
import { isAcademic } from './academic.ts'
import { confirmPassword } from './change-password.server.ts'
import { takeWayOff } from './last-way.server.ts'
import { emailKey } from './email.ts'
import { type User, userColumns } from './user.server.ts'

/** Who just signed in elsewhere. `issuer` and `subject` name them; the rest may change. */
export type Identity = Claims

/** Whom the identity lets in; or that an account with its address exists whose owner must show first that it is theirs. */
export type Entry =
  | { kind: 'entered'; user: User; isNew: boolean }
  | { kind: 'password-needed'; email: string }

async function ownerOf({ issuer, subject }: Identity): Promise<User | undefined> {
  const [found] = await db
    .select(userColumns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return found
}

/**
 * Lets a person in by their identity elsewhere. The address decides nothing once the identity is known; before that it
 * joins an account only when both sides have confirmed it. Throws forbidden when the issuer has not.
 */
export async function enterWith(identity: Identity): Promise<Entry> {
  const known = await ownerOf(identity)
  if (known) return { kind: 'entered', user: known, isNew: false }
  if (!identity.emailVerified) {
    throw new AppError(
      'forbidden',
      'Google has not confirmed that this address is yours, so it opens no account here.',
    )
  }
  const [holder] = await db
    .select({ ...userColumns, verified: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.emailKey, emailKey(identity.email)))
  if (!holder) return createWith(identity)
  if (holder.verified === null) return { kind: 'password-needed', email: holder.email }
  await db.insert(identities).values(rowOf(identity, holder.id)).onConflictDoNothing()
  const { verified: _, ...user } = holder
  return { kind: 'entered', user, isNew: false }
}

function rowOf({ issuer, subject, email }: Identity, userId: string) {
  return { issuer, subject, email, userId }
}

async function createWith(identity: Identity): Promise<Entry> {
  try {
    const user = await db.transaction(async (tx) => {
      const [created] = await tx
        .insert(users)
        .values({
          firstName: identity.firstName,
          lastName: identity.lastName,
          email: identity.email,
          emailKey: emailKey(identity.email),
          emailVerifiedAt: new Date(),
          isEduUser: isAcademic(identity.email),
        })
        .returning(userColumns)
      if (!created) throw new Error('the account was not stored')
      await tx.insert(identities).values(rowOf(identity, created.id))
      return created
    })
    return { kind: 'entered', user, isNew: true }
  } catch (error) {
    // Two sign-ins at once: the other one has made the account.
    const user = isTaken(error) ? await ownerOf(identity) : undefined
    if (!user) throw error
    return { kind: 'entered', user, isNew: false }
  }
}

/**
 * Joins `identity` to the account with its address, whose address nobody had confirmed yet, when `password` opens it.
 * That password may have been set by somebody else before the owner came, so it does not survive, nor do the sessions.
 * Throws forbidden for a wrong password, not_found when there is no such account (any longer).
 */
export async function joinWithPassword(identity: Identity, password: string): Promise<User> {
  const key = emailKey(identity.email)
  const [holder] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, key), isNotNull(users.passwordHash)))
  if (!holder || !identity.emailVerified)
    throw new AppError('not_found', 'There is no such account any more.')
  await confirmPassword(holder, password)
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({
        passwordHash: null,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
        isEduUser: isAcademic(identity.email),
      })
      .where(and(eq(users.id, holder.id), eq(users.emailKey, key)))
      .returning(userColumns)
    if (!user) throw new AppError('not_found', 'There is no such account any more.')
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await tx.delete(emailTokens).where(eq(emailTokens.userId, user.id))
    await tx.insert(identities).values(rowOf(identity, user.id)).onConflictDoNothing()
    return user
  })
}

/** Connects `identity` to the account of somebody who is signed in. Throws conflict when it opens another account. */
export async function connectIdentity(user: Pick<User, 'id'>, identity: Identity): Promise<void> {
  await db.insert(identities).values(rowOf(identity, user.id)).onConflictDoNothing()
  const owner = await ownerOf(identity)
  if (owner?.id !== user.id) {
    throw new AppError(
      'conflict',
      'This Google account already opens another account here. Nothing was changed.',
    )
  }
}

/** The identities that open an account. */
export function identitiesOf(user: Pick<User, 'id'>) {
  return db
    .select({
      issuer: identities.issuer,
      subject: identities.subject,
      email: identities.email,
      since: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(identities.createdAt)
}

/** Takes an identity from an account. Throws conflict when nothing else would open it then. */
export async function disconnectIdentity(
  user: Pick<User, 'id'>,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<void> {
  await takeWayOff(user, (tx) =>
    tx
      .delete(identities)
      .where(
        and(eq(identities.userId, user.id), eq(identities.issuer, issuer), eq(identities.subject, subject)),
      ),
  )
}

import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import type { Claims } from '#app/providers/identity/openid.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { isTaken } from '#db/errors.ts'
import { identities, users } from '#db/schema/accounts.ts'
import { isAcademic } from './academic.ts'
import { addCredential, type Owner } from './reauthenticate.server.ts'
import { takeWayOff } from './last-way.server.ts'
import { admitProven } from './door.server.ts'
import { nameOfIssuer } from './ask-provider.server.ts'
import { emailKey } from './email.ts'
import { isPlainName } from './name.ts'
import { verifyPassword } from './password.server.ts'
import { type Proven, proveAddress } from './prove-address.server.ts'
import { type Entering, enteringColumns, lockAccount, type User } from './user.server.ts'

/** Who just signed in elsewhere. `issuer` and `subject` name them; the rest may change. */
export type Identity = Claims

/**
 * Whom the identity lets in, to an account that is new, that it was `joined` to now, or that it opened before; or that an
 * account with its address exists whose owner must show first that it is theirs.
 */
export type Entry =
  | { kind: 'entered'; user: Entering; isNew: boolean; joined: boolean }
  | { kind: 'password-needed'; email: string }

async function ownerOf(
  { issuer, subject }: Identity,
  tx: Pick<Database, 'select'> = db,
): Promise<Entering | undefined> {
  const [found] = await tx
    .select(enteringColumns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return found
}

/**
 * Lets a person in by their identity elsewhere. The address decides nothing once the identity is known; before that it
 * joins an account only when both sides have confirmed it, and no other identity of that issuer opens it already: an
 * address can pass to somebody else. Throws forbidden when the issuer has not confirmed it, or when there is no account
 * and they may not make one (see admitProven).
 */
export async function enterWith(identity: Identity): Promise<Entry> {
  const known = await ownerOf(identity)
  if (known) return { kind: 'entered', user: known, isNew: false, joined: false }
  if (!provesAddress(identity)) {
    throw new AppError(
      'forbidden',
      `${nameOfIssuer(identity.issuer)} has not confirmed that this address is yours, so you cannot sign in with it.`,
    )
  }
  const [holder] = await db
    .select({ ...enteringColumns, verified: users.emailVerifiedAt, hash: users.passwordHash })
    .from(users)
    .where(eq(users.emailKey, emailKey(identity.email)))
  if (!holder) return createWith(identity)
  if (holder.verified === null) return { kind: 'password-needed', email: holder.email }
  const { verified: _, hash, ...user } = holder
  const opening = (await identitiesOf(user)).filter(({ issuer }) => issuer === identity.issuer)
  if (opening.some(({ subject }) => subject === identity.subject))
    return { kind: 'entered', user, isNew: false, joined: false }
  if (opening.length > 0 && hash === null) {
    throw new AppError(
      'forbidden',
      `Another ${nameOfIssuer(identity.issuer)} account is connected to the account with this address. Sign in with that one, or reset your password by email, and then connect this one in your account.`,
    )
  }
  if (opening.length > 0) return { kind: 'password-needed', email: holder.email }
  return { kind: 'entered', user: (await join(identity, user.id)).user, isNew: false, joined: true }
}

/**
 * Whether the issuer's word is one for an address of ours. Ours are kept without look-alikes (full-width letters and the
 * like), which other providers may give to somebody else.
 */
function provesAddress({ email, emailVerified }: Identity): boolean {
  return emailVerified && email === email.normalize('NFKC')
}

function rowOf({ issuer, subject, email }: Identity, userId: string) {
  return { issuer, subject, email, userId }
}

async function createWith(identity: Identity): Promise<Entry> {
  try {
    const user = await db.transaction(async (tx) => {
      const plan = (await admitProven(tx, identity.email))?.plan ?? 'free'
      const [created] = await tx
        .insert(users)
        .values({
          subscription: plan,
          complimentaryPlan: plan,
          firstName: isPlainName(identity.firstName) ? identity.firstName : 'Friend',
          lastName: isPlainName(identity.lastName) ? identity.lastName : '',
          email: identity.email,
          emailKey: emailKey(identity.email),
          emailVerifiedAt: new Date(),
          isEduUser: isAcademic(identity.email),
        })
        .returning(enteringColumns)
      if (!created) throw new Error('the account was not stored')
      await tx.insert(identities).values(rowOf(identity, created.id))
      return created
    })
    return { kind: 'entered', user, isNew: true, joined: false }
  } catch (error) {
    // Somebody has made the account meanwhile: they themselves, in another window, or whoever took the address.
    if (!isTaken(error)) throw error
    return enterWith(identity)
  }
}

/** Whether the account with that address, if there is one, has had it proven. */
export async function isProvenAddress(email: string): Promise<boolean> {
  const proven = and(eq(users.emailKey, emailKey(email)), isNotNull(users.emailVerifiedAt))
  return (await db.$count(users, proven)) > 0
}

/**
 * Joins `identity` to the account with its address when `password` opens it. Where nobody had proven that address yet,
 * the password may have been set by somebody else before the owner came: then it does not survive, nor does anything
 * else that was there (see proveAddress). Throws forbidden for a wrong password, not_found when there is no such account
 * (any longer).
 */
export async function joinWithPassword(identity: Identity, password: string): Promise<Proven> {
  const [holder] = await db
    .select({ id: users.id, hash: users.passwordHash })
    .from(users)
    .where(and(eq(users.emailKey, emailKey(identity.email)), isNotNull(users.passwordHash)))
  if (!holder || !provesAddress(identity)) throw noAccount()
  if (!(await verifyPassword(password, holder.hash)))
    throw new AppError('forbidden', 'That is not the password of this account. Nothing was changed.')
  return join(identity, holder.id, { passwordHash: holder.hash })
}

/**
 * Gives the account with the address of `identity`, which nobody had proven before, whom the provider says the address
 * belongs to: with nothing left of what opened it. Throws not_found when there is no such account (any longer).
 */
export async function claimWith(identity: Identity): Promise<Proven> {
  const [holder] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKey(identity.email)), isNull(users.emailVerifiedAt)))
  if (!holder || !provesAddress(identity)) throw noAccount()
  return join(identity, holder.id, { isUnproven: true })
}

function noAccount(): AppError {
  return new AppError('not_found', 'There is no such account any more.')
}

/** What must still be so when an identity is joined: the password that was shown, or that nobody has proven the address. */
type Still = { passwordHash?: string | null; isUnproven?: boolean }

/** Joins `identity` to the account with its address, unless things have changed. */
async function join(
  identity: Identity,
  userId: string,
  { passwordHash, isUnproven = false }: Still = {},
): Promise<Proven> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account || (isUnproven && account.verifiedAt !== null)) throw noAccount()
    if (passwordHash !== undefined && account.passwordHash !== passwordHash) throw noAccount()
    const proven = await proveAddress(tx, { userId, email: identity.email, proof: 'provider' })
    if (!proven) throw noAccount()
    await tx.insert(identities).values(rowOf(identity, userId)).onConflictDoNothing()
    if ((await ownerOf(identity, tx))?.id !== userId) throw opensAnother(identity)
    return proven
  })
}

/**
 * Connects `identity` to the account of somebody who is signed in; when it has the account's own address, that is proven
 * now. Answers false when it was connected before. Throws conflict when it opens another account, forbidden unless the
 * owner showed in the last ten minutes who they are (see addCredential).
 */
export async function connectIdentity(owner: Owner, identity: Identity): Promise<boolean> {
  const before = await ownerOf(identity)
  if (before?.id === owner.id) return false
  if (before) throw opensAnother(identity)
  return addCredential(owner, async (tx) => {
    const row = rowOf(identity, owner.id)
    const added = await tx
      .insert(identities)
      .values(row)
      .onConflictDoNothing()
      .returning({ of: identities.userId })
    if (added.length === 0) throw opensAnother(identity)
    if (provesAddress(identity))
      await proveAddress(tx, { userId: owner.id, email: identity.email, proof: 'confirmation' })
    return true
  })
}

function opensAnother({ issuer }: Identity): AppError {
  return new AppError(
    'conflict',
    `This ${nameOfIssuer(issuer)} account is already connected to another account here. Nothing was changed.`,
  )
}

/** The identities that open an account, and what people call whoever vouches for them. */
export async function identitiesOf(user: Pick<User, 'id'>) {
  const found = await db
    .select({
      issuer: identities.issuer,
      subject: identities.subject,
      email: identities.email,
      since: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(identities.createdAt)
  return found.map((identity) => ({ ...identity, provider: nameOfIssuer(identity.issuer) }))
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

import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { brand } from '#app/brand.ts'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { passkeys, users } from '#db/schema/accounts.ts'
import { addCredential, type Owner } from './reauthenticate.server.ts'
import { takeWayOff } from './last-way.server.ts'
import { type Entering, enteringColumns, type User } from './user.server.ts'

/** Where a ceremony takes place: the name of the host and the whole origin, as the browser will say them. */
export type Place = { rpID: string; origin: string }

const MAX_PASSKEYS = 20

export type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

/** The passkeys of an account, the oldest first. */
export function passkeysOf(user: Pick<User, 'id'>): Promise<PasskeyRow[]> {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .orderBy(asc(passkeys.createdAt), passkeys.id)
}

/** What the browser needs to make a passkey for `user` (WebAuthn Level 3). Throws conflict when they have very many. */
export async function offerPasskey(
  user: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>,
  { rpID }: Place,
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const known = await passkeysOf(user)
  if (known.length >= MAX_PASSKEYS) throw tooMany()
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/**
 * Keeps the passkey that the browser made for `challenge`. Throws invalid when it does not prove what it should, forbidden
 * unless the owner showed in the last ten minutes who they are (see addCredential).
 */
export async function addPasskey(
  owner: Owner,
  response: RegistrationResponseJSON,
  { challenge, place, name }: { challenge: string; place: Place; name: string },
): Promise<void> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.rpID,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified.verified) throw refused()
  const { credential } = verified.registrationInfo
  const values = {
    id: credential.id,
    userId: owner.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
  }
  const added = await addCredential(owner, async (tx) => {
    if ((await tx.$count(passkeys, eq(passkeys.userId, owner.id))) >= MAX_PASSKEYS) throw tooMany()
    return tx.insert(passkeys).values(values).onConflictDoNothing().returning({ id: passkeys.id })
  })
  if (added.length === 0) throw refused()
}

function tooMany(): AppError {
  return new AppError('conflict', `An account can have ${MAX_PASSKEYS} passkeys. Please remove one first.`)
}

function refused(cause?: unknown): AppError {
  return new AppError('invalid', 'This passkey could not be used. Please try again.', { cause })
}

/** What the browser needs to sign in with any passkey it has for us; whose it is, the answer will say. */
export async function askForPasskey({ rpID }: Place) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({ rpID, userVerification: 'required' })
}

/** Whose passkey answered `challenge`. Throws signed_out when it is unknown, wrong, or seems to have been copied. */
export async function enterWithPasskey(
  response: AuthenticationResponseJSON,
  { challenge, place }: { challenge: string; place: Place },
): Promise<Entering> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const [found] = await db
    .select({ user: enteringColumns, publicKey: passkeys.publicKey, counter: passkeys.counter })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, response.id))
  if (!found) throw unknown()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.rpID,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(found.publicKey, 'base64url')),
      counter: found.counter,
    },
  }).catch((cause: unknown) => {
    throw unknown(cause)
  })
  if (!verified.verified) throw unknown()
  const { newCounter } = verified.authenticationInfo
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, response.id), or(lt(passkeys.counter, newCounter), eq(passkeys.counter, 0))))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw unknown()
  return found.user
}

function unknown(cause?: unknown): AppError {
  return new AppError('signed_out', 'This passkey does not belong to an account here.', { cause })
}

/** Takes a passkey from an account. Throws not_found for one that is not theirs, conflict for the last way in. */
export async function removePasskey(user: Pick<User, 'id'>, id: string): Promise<void> {
  await takeWayOff(user, async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw new AppError('not_found', 'There is no such passkey.')
  })
}

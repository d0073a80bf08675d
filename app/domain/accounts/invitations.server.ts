import { hash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { pageOf } from '#app/domain/page.ts'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { type Database, db } from '#db/client.server.ts'
import { removeSome } from '#db/remove-some.server.ts'
import { invitations, users } from '#db/schema/accounts.ts'
import { emailKey } from './email.ts'

const DAY = 86_400_000
/** How long an invitation is good for, and the letter that somebody asked for themselves. */
export const INVITATION_DAYS = 14
export const ASKED_DAYS = 2
/** How long one that has run out, or was used, is still told of. */
const REMEMBERED_DAYS = 90
/** Invitations that are open at the same time, at most. */
const MOST_OPEN = 1_000

export type Invitation = {
  id: string
  email: string | null
  plan: PlanName
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  /** Whether its link was sent to its address alone. */
  provesAddress: boolean
}

const columns = {
  id: invitations.id,
  email: invitations.email,
  plan: invitations.plan,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  usedAt: invitations.usedAt,
  provesAddress: invitations.provesAddress,
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}

const open = (now: Date) => and(isNull(invitations.usedAt), gt(invitations.expiresAt, now))

type Wish = { email: string | null; plan: PlanName; invitedBy: string | null; days?: number }

/**
 * Makes an invitation, in place of one that the same address has open. It has no link yet (see invitationToken). Throws
 * conflict when the address has an account, too_many when a thousand are open.
 */
export async function invite(
  { email, plan, invitedBy, days = INVITATION_DAYS }: Wish,
  now = new Date(),
): Promise<string> {
  const key = email === null ? null : emailKey(email)
  return db.transaction(async (tx) => {
    if (key !== null) {
      if ((await tx.$count(users, eq(users.emailKey, key))) > 0)
        throw new AppError('conflict', 'This address has an account already.', {
          details: { field: 'email' },
        })
      await tx.delete(invitations).where(and(eq(invitations.emailKey, key), open(now)))
    }
    // Whoever asks for themselves must not use up what others are invited by.
    const alike = invitedBy === null ? isNull(invitations.invitedBy) : isNotNull(invitations.invitedBy)
    if ((await tx.$count(invitations, and(open(now), alike))) >= MOST_OPEN)
      throw new AppError('too_many', `${MOST_OPEN} invitations are open. Please revoke some of them first.`)
    const expiresAt = new Date(now.getTime() + days * DAY)
    const [made] = await tx
      .insert(invitations)
      .values({ email, emailKey: key, plan, invitedBy, createdAt: now, expiresAt })
      .returning({ id: invitations.id })
    if (!made) throw new Error('the invitation was not stored')
    return made.id
  })
}

/** Returns the id of the invitation that an address has open. */
export async function openInvitation(email: string, now = new Date()): Promise<string | undefined> {
  const [found] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.emailKey, emailKey(email)), open(now)))
  return found?.id
}

/**
 * Makes the token of an invitation's link, which ends the link before; null when it is used, revoked or over. The link
 * `provesAddress` when it goes to the address alone, or whoever keeps the server vouches for whom they give it to.
 */
export async function invitationToken(
  id: string,
  { provesAddress }: { provesAddress: boolean },
  now = new Date(),
): Promise<{ token: string; invitation: Invitation } | null> {
  const token = randomBytes(32).toString('base64url')
  const [invitation] = await db
    .update(invitations)
    .set({ tokenHash: hashOf(token), provesAddress })
    .where(and(eq(invitations.id, id), open(now)))
    .returning(columns)
  return invitation ? { token, invitation } : null
}

/** Returns the invitation a link stands for, whether or not it is still good; null for one there never was, or is no more. */
export async function findInvitation(token: string): Promise<Invitation | null> {
  const [found] = await db
    .select(columns)
    .from(invitations)
    .where(eq(invitations.tokenHash, hashOf(token)))
  return found ?? null
}

/** Says why an invitation lets nobody in (any more); null when it does. */
export function invitationFault(invitation: Invitation | null, now = new Date()): string | null {
  if (!invitation) return 'This invitation is not valid. It may have been revoked, or a newer one was sent.'
  if (invitation.usedAt) return 'This invitation was used already. If that was you, sign in instead.'
  if (invitation.expiresAt <= now) return 'This invitation has expired. Please ask for a new one.'
  return null
}

/**
 * Uses an invitation up in `tx`, for one of those who come with it at once. Throws forbidden when it is not good (any
 * more), or is meant for another address than `email`.
 */
export async function takeInvitation(
  tx: Pick<Database, 'update' | 'select'>,
  token: string,
  email: string,
  now = new Date(),
): Promise<Invitation> {
  const [found] = await tx
    .select({ ...columns, emailKey: invitations.emailKey })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashOf(token)))
  const fault = invitationFault(found ?? null, now)
  if (fault || !found) throw new AppError('forbidden', fault ?? '')
  if (found.emailKey !== null && found.emailKey !== emailKey(email))
    throw new AppError('forbidden', 'This invitation is for another address. Use the one it was sent to.', {
      details: { field: 'email' },
    })
  return use(tx, found.id, now)
}

/** Uses up, in `tx`, the invitation that was meant for an address which somebody else has proven; null when there is none. */
export async function takeInvitationOf(
  tx: Pick<Database, 'update' | 'select'>,
  email: string,
  now = new Date(),
): Promise<Invitation | null> {
  const [found] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.emailKey, emailKey(email)), open(now)))
  return found ? use(tx, found.id, now) : null
}

async function use(tx: Pick<Database, 'update'>, id: string, now: Date): Promise<Invitation> {
  const [used] = await tx
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.id, id), open(now)))
    .returning(columns)
  if (!used) throw new AppError('forbidden', 'This invitation was used a moment ago.')
  return used
}

export type ListedInvitation = Invitation & { invitedBy: string | null }

const INVITATIONS_PER_PAGE = 25

/** Returns a page of invitations with the address of who made them, the newest first. */
export async function listInvitations(
  asked: number,
): Promise<{ invitations: ListedInvitation[]; page: number; pages: number }> {
  const { before, ...shown } = pageOf(await db.$count(invitations), INVITATIONS_PER_PAGE, asked)
  const listed = await db
    .select({ ...columns, invitedBy: users.email })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .orderBy(desc(invitations.createdAt), invitations.id)
    .limit(INVITATIONS_PER_PAGE)
    .offset(before)
  return { invitations: listed, ...shown }
}

/** Revokes an invitation that nobody has used; answers whom it was for. Throws not_found when there is none. */
export async function revokeInvitation(id: string): Promise<{ email: string | null }> {
  const [gone] = await db
    .delete(invitations)
    .where(and(eq(sql`${invitations.id}::text`, id), isNull(invitations.usedAt)))
    .returning({ email: invitations.email })
  if (!gone) throw new AppError('not_found', 'There is no such invitation any more.')
  return gone
}

/** Forgets, in `tx`, that an address was invited. */
export async function forgetInvitations(tx: Pick<Database, 'delete'>, email: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.emailKey, emailKey(email)))
}

/** Removes at most so many invitations that were over long ago; answers how many. */
export function sweepInvitations(most: number, now = new Date()): Promise<number> {
  const since = new Date(now.getTime() - REMEMBERED_DAYS * DAY)
  return removeSome(invitations, invitations.id, lt(invitations.expiresAt, since), most)
}

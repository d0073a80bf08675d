import { eq } from 'drizzle-orm'
import { emailKey } from '#app/domain/accounts/email.ts'
import {
  ASKED_DAYS,
  invitationToken,
  invite,
  openInvitation,
} from '#app/domain/accounts/invitations.server.ts'
import { makeEmailToken, TOKEN_LIFE_MS } from '#app/domain/accounts/email-tokens.server.ts'
import { type BillingLetter, billingLetter } from './billing-letters.ts'
import { env } from '#app/env.server.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import type { Mail } from '#app/providers/mail/mail.ts'
import type { Ceiling } from '#app/domain/spending/hold.server.ts'
import { formatMoney, inMillionths } from '#app/domain/spending/money.ts'
import { setLetter } from './layout.ts'
import {
  ceilingLetter,
  changeAddressLetter,
  hasAccountLetter,
  invitationLetter,
  resetLetter,
  type SecurityNews,
  securityLetter,
  twoStepLetter,
  verifyLetter,
} from './letters.ts'

/**
 * A letter to be written. Links that let somebody in are made when it is written, so that the queue never holds one.
 * `origin` is where the product is reached from outside.
 */
export type LetterJob =
  | { kind: 'verify'; userId: string; origin: string }
  /** Whether anybody has the address is found out by the writer, not by whoever asks. */
  | { kind: 'reset'; email: string; origin: string }
  | { kind: 'change'; userId: string; email: string; origin: string }
  | { kind: 'invitation'; id: string; origin: string }
  /** To somebody who asked for an account; whether they have one is found out by the writer. */
  | { kind: 'account_wanted'; email: string; origin: string }
  | { kind: 'two_step'; userId: string; origin: string }
  /** To an administrator; `userId` is who reached the ceiling of a person. */
  | {
      kind: 'ceiling'
      ceiling: Ceiling
      day: string
      to: string
      userId?: string
      origin?: string | undefined
    }
  /** Letters that were queued by an earlier version have no origin. */
  | { kind: 'billing'; userId: string; letter: BillingLetter; isDemo: boolean; origin?: string }
  | ({ kind: 'security'; userId: string; to: string } & SecurityNews)

const HOUR = 3_600_000
const MINUTE = 60_000

const recipient = {
  id: users.id,
  firstName: users.firstName,
  email: users.email,
  verified: users.emailVerifiedAt,
}

type Person = { firstName: string; email: string; verified: Date | null }

/** The name a letter to `address` may begin with: only of whoever has confirmed that very address. */
function nameFor(person: Person | undefined, address: string): { firstName: string | null } {
  const isTheirs = person?.verified != null && emailKey(person.email) === emailKey(address)
  return { firstName: isTheirs ? person.firstName : null }
}

async function byId(id: string) {
  const [found] = await db.select(recipient).from(users).where(eq(users.id, id))
  return found
}

async function byAddress(email: string) {
  const [found] = await db
    .select(recipient)
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return found
}

function linkTo(
  origin: string,
  page: 'reset' | 'verify' | 'new-address' | 'two-step',
  token: string,
): string {
  return `${origin}/auth/${page}?token=${token}`
}

/** A letter with the link of an invitation to whom it is for; null when it is used, taken back, over or for nobody. */
async function toInvited(id: string, origin: string): Promise<Mail | null> {
  const made = await invitationToken(id, { provesAddress: true })
  if (!made?.invitation.email) return null
  const url = `${origin}/auth/register?invitation=${made.token}`
  const { email, expiresAt } = made.invitation
  const days = Math.ceil((expiresAt.getTime() - Date.now()) / (24 * HOUR))
  return setLetter(email, invitationLetter({ url, days }))
}

/** Whoever has no account is invited, on the Free plan; who has one is told so. */
async function toWanting(email: string, origin: string): Promise<Mail | null> {
  const person = await byAddress(email)
  // One that they have stays theirs, with its plan.
  if (!person)
    return toInvited(
      (await openInvitation(email)) ??
        (await invite({ email, plan: 'free', invitedBy: null, days: ASKED_DAYS })),
      origin,
    )
  return setLetter(
    person.email,
    hasAccountLetter({ ...nameFor(person, person.email), url: `${origin}/auth` }),
  )
}

/** A letter about a daily ceiling; null when whoever reached theirs is gone, or there is no such ceiling any more. */
async function toAdministrator(job: LetterJob & { kind: 'ceiling' }): Promise<Mail | null> {
  const { ceiling, day, to, userId, origin } = job
  const amount = env.llm?.ceilings[ceiling]
  const whose = userId === undefined ? undefined : (await byId(userId))?.email
  if (env.llm === undefined || amount === undefined || (userId !== undefined && whose === undefined))
    return null
  const told = formatMoney(inMillionths(amount), env.modelCurrency)
  const url = origin && `${origin}/admin/server`
  return setLetter(to, ceilingLetter({ day, amount: told, ...(whose && { whose }), ...(url && { url }) }))
}

/** The letter a job asks for; null when there is nobody (any longer) to write to, or nothing to say. */
export async function composeLetter(job: LetterJob): Promise<Mail | null> {
  if (job.kind === 'security') {
    const { change, removed, provider, to } = job
    return setLetter(
      to,
      securityLetter({ change, removed, provider, ...nameFor(await byId(job.userId), to) }),
    )
  }
  if (job.kind === 'reset') {
    const person = await byAddress(job.email)
    if (!person) return null
    const url = linkTo(job.origin, 'reset', await makeEmailToken(person.id, 'reset', person.email))
    return setLetter(
      person.email,
      resetLetter({ ...nameFor(person, person.email), url, minutes: TOKEN_LIFE_MS.reset / MINUTE }),
    )
  }
  if (job.kind === 'ceiling') return toAdministrator(job)
  if (job.kind === 'invitation') return toInvited(job.id, job.origin)
  if (job.kind === 'account_wanted') return toWanting(job.email, job.origin)
  const person = await byId(job.userId)
  if (!person) return null
  if (job.kind === 'two_step') {
    const url = linkTo(job.origin, 'two-step', await makeEmailToken(person.id, 'two_step', person.email))
    const hours = TOKEN_LIFE_MS.two_step / HOUR
    return setLetter(person.email, twoStepLetter({ ...nameFor(person, person.email), url, hours }))
  }
  if (job.kind === 'billing') {
    const origin = job.origin ?? env.origin
    const accountUrl = origin && `${origin}/account`
    return setLetter(
      person.email,
      billingLetter(job.letter, { ...nameFor(person, person.email), accountUrl, isDemo: job.isDemo }),
    )
  }
  if (job.kind === 'change') {
    // To somebody else's address nothing is sent; whoever asked is not told.
    if (await byAddress(job.email)) return null
    const url = linkTo(job.origin, 'new-address', await makeEmailToken(person.id, 'change', job.email))
    return setLetter(job.email, changeAddressLetter({ url, hours: TOKEN_LIFE_MS.change / HOUR }))
  }
  if (person.verified) return null
  const url = linkTo(job.origin, 'verify', await makeEmailToken(person.id, 'verify', person.email))
  return setLetter(person.email, verifyLetter({ url, hours: TOKEN_LIFE_MS.verify / HOUR }))
}

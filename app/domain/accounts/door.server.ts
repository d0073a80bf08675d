import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import type { Database } from '#db/client.server.ts'
import { domainsInWords, isIn } from './door.ts'
import { type Invitation, takeInvitation, takeInvitationOf } from './invitations.server.ts'

const { door, domains } = env.signUp

/** What the page of a new account says where nobody may make one by typing an address. */
export type Door = 'open' | 'by-letter' | 'invite' | 'closed'

/** Who may make an account here. `by-letter`: whoever has an address in certain domains, which a letter proves. */
export const signUpDoor: Door = door === 'open' && domains.length > 0 ? 'by-letter' : door

const CLOSED = 'This server does not take new accounts.'
const INVITED_ONLY =
  'This server takes new accounts by invitation only. Please ask its administrator for one.'

/** The domains addresses must be in, in words; empty where any will do. */
export const domainsAllowed = domains.length > 0 ? domainsInWords(domains) : ''

/** Throws forbidden unless an address may have an account without being invited. */
export function requireDomain(email: string): void {
  if (!isIn(email, domains))
    throw new AppError('forbidden', `Accounts here are for addresses at ${domainsAllowed}.`, {
      details: { field: 'email' },
    })
}

/**
 * Lets somebody make an account in `tx`, with the token of an invitation or without; answers the invitation that was
 * used up. Throws forbidden when they may not.
 */
export async function admit(
  tx: Pick<Database, 'select' | 'update'>,
  email: string,
  token: string | undefined,
): Promise<Invitation | null> {
  if (door === 'closed') throw new AppError('forbidden', CLOSED)
  if (token) return takeInvitation(tx, token, email)
  if (door === 'invite') throw new AppError('forbidden', INVITED_ONLY)
  if (signUpDoor === 'open') return null
  requireDomain(email)
  // Anybody can type an address at a domain: it is shown to be theirs by the letter.
  throw new AppError(
    'forbidden',
    'Accounts here begin with an email to your address. Ask for it on the “Create account” page.',
  )
}

/** The same for whoever another provider has shown to have that address. */
export async function admitProven(
  tx: Pick<Database, 'select' | 'update'>,
  email: string,
): Promise<Invitation | null> {
  if (door === 'closed') throw new AppError('forbidden', CLOSED)
  const invitation = await takeInvitationOf(tx, email)
  if (invitation || signUpDoor === 'open') return invitation
  if (door === 'invite') throw new AppError('forbidden', INVITED_ONLY)
  requireDomain(email)
  return null
}
